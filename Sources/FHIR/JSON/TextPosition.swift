/// A place in a text file, as editors count it.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1. Lines end with LF, CR or CR LF.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int

    /// A place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of a byte. Bytes that are not UTF-8 count as one column each. O(offset).
    public init(ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var line = 1
        var column = 1
        var previous: UInt8 = 0
        for byte in bytes.prefix(offset) {
            switch byte {
            case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                line += 1
                column = 1
            case 0x80...0xBF: break  // continuation of a scalar
            default: column += 1
            }
            previous = byte
        }
        self.init(line: line, column: column)
    }

    /// "line 3, column 14".
    public var description: String { "line \(line), column \(column)" }
}
