import CSQLite
import FoundationEssentials

/// A value that fits one column: it binds itself to a parameter and reads itself from a result.
protocol ColumnValue {
    func bind(to statement: Statement, at index: Int32)
    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> Self
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    func bind(to statement: Statement, at index: Int32) {
        if let value = self {
            value.bind(to: statement, at: index)
        } else {
            sqlite3_bind_null(statement.handle, index)
        }
    }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> Self {
        sqlite3_column_type(statement.handle, column) == SQLITE_NULL
            ? nil : try Wrapped.read(from: statement, at: column)
    }
}

extension String: ColumnValue {
    func bind(to statement: Statement, at index: Int32) {
        var text = self
        text.withUTF8 { bytes in
            _ = bytes.withMemoryRebound(to: CChar.self) {
                // An empty string has no base address, and a null pointer would bind NULL.
                sqlite3_bind_text(
                    statement.handle, index, $0.baseAddress ?? emptyText, Int32($0.count), cohort_sqlite_transient())
            }
        }
    }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> String {
        guard let bytes = sqlite3_column_text(statement.handle, column) else {
            throw statement.mismatch(column, "text")
        }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}

extension Int64: ColumnValue {
    func bind(to statement: Statement, at index: Int32) { sqlite3_bind_int64(statement.handle, index, self) }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> Int64 {
        guard sqlite3_column_type(statement.handle, column) == SQLITE_INTEGER else {
            throw statement.mismatch(column, "a number")
        }
        return sqlite3_column_int64(statement.handle, column)
    }
}

extension Int: ColumnValue {
    func bind(to statement: Statement, at index: Int32) { Int64(self).bind(to: statement, at: index) }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> Int {
        Int(try Int64.read(from: statement, at: column))
    }
}

extension Bool: ColumnValue {
    func bind(to statement: Statement, at index: Int32) { Int64(self ? 1 : 0).bind(to: statement, at: index) }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> Bool {
        try Int64.read(from: statement, at: column) != 0
    }
}

extension [UInt8]: ColumnValue {
    func bind(to statement: Statement, at index: Int32) {
        withUnsafeBytes { bytes in
            if bytes.isEmpty {
                _ = sqlite3_bind_zeroblob(statement.handle, index, 0)
            } else {
                _ = sqlite3_bind_blob(
                    statement.handle, index, bytes.baseAddress, Int32(bytes.count), cohort_sqlite_transient())
            }
        }
    }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> [UInt8] {
        guard sqlite3_column_type(statement.handle, column) == SQLITE_BLOB else {
            throw statement.mismatch(column, "bytes")
        }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        return [UInt8](UnsafeRawBufferPointer(start: sqlite3_column_blob(statement.handle, column), count: count))
    }
}

/// A value kept as the text it is written with.
protocol TextColumnValue: ColumnValue {
    var columnText: String { get }
    init?(columnText: String)
}

extension TextColumnValue {
    func bind(to statement: Statement, at index: Int32) { columnText.bind(to: statement, at: index) }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> Self {
        let text = try String.read(from: statement, at: column)
        guard let value = Self(columnText: text) else { throw statement.mismatch(column, "\(Self.self)") }
        return value
    }
}

extension TextColumnValue where Self: RawRepresentable, RawValue == String {
    var columnText: String { rawValue }
    init?(columnText: String) { self.init(rawValue: columnText) }
}

extension StoreID: TextColumnValue {
    var columnText: String { description }
    init?(columnText: String) { self.init(columnText) }
}

extension ContentHash: TextColumnValue {
    var columnText: String { hex }
    init?(columnText: String) { self.init(hex: columnText) }
}

extension Decimal: TextColumnValue {
    var columnText: String { description }
    init?(columnText: String) { self.init(string: columnText) }
}

extension Timestamp: ColumnValue {
    func bind(to statement: Statement, at index: Int32) { microseconds.bind(to: statement, at: index) }

    static func read(from statement: Statement, at column: Int32) throws(StoreError) -> Timestamp {
        Timestamp(microseconds: try Int64.read(from: statement, at: column))
    }
}
