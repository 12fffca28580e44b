/// Cuts a stream of bytes into lines.
struct LineBuffer {
    /// Bytes kept of one line. The rest of a longer line is dropped.
    static let limit = 65_536

    private var lines: [String] = []
    private var next = 0
    private var line: [UInt8] = []
    private var hasOpenLine = false

    /// Takes bytes as they come. Lines end with LF or CRLF; invalid UTF-8 becomes U+FFFD.
    mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                finishLine()
            } else {
                hasOpenLine = true
                if line.count < Self.limit { line.append(byte) }
            }
        }
    }

    /// At the end of input: what has come since the last line end is a line of its own.
    mutating func finish() { if hasOpenLine { finishLine() } }

    /// The next whole line without its line end, or `nil` if none is there.
    mutating func takeLine() -> String? {
        guard next < lines.count else { return nil }
        defer {
            next += 1
            if next == lines.count {
                lines.removeAll(keepingCapacity: true)
                next = 0
            }
        }
        return lines[next]
    }

    private mutating func finishLine() {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
        hasOpenLine = false
    }
}
