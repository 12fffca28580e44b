import Glibc

/// The lines of a stream, as they come.
struct LineStream {
    /// A line longer than this many bytes ends the reading.
    static let maximumLength = 1 << 28

    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// Where the next line begins.
    private var start = 0
    /// How far a line's end has been looked for.
    private var searched = 0
    private var isAtEnd = false

    /// The lines of a descriptor, which stays open.
    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Waits for more bytes. False at the end; the last line need not end with a newline.
    mutating func fill() throws(FileProblem) -> Bool {
        guard !isAtEnd else { return false }
        bytes.removeSubrange(..<start)
        searched -= start
        start = 0
        guard bytes.count <= Self.maximumLength else { throw FileProblem("input", code: EMSGSIZE) }
        let old = bytes.count
        let room = max(262_144, old)  // doubles for long lines, so that they are moved a few times only
        bytes.append(contentsOf: repeatElement(0, count: room))
        var count = 0
        repeat {
            count = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress.map { $0 + old }, room)
            }
        } while count < 0 && errno == EINTR
        bytes.removeLast(room - max(0, count))
        guard count >= 0 else { throw FileProblem("input") }
        guard count == 0 else { return true }
        isAtEnd = true
        guard !bytes.isEmpty else { return false }
        bytes.append(UInt8(ascii: "\n"))
        return true
    }

    /// The next whole line of what has been read, without its end; `nil` if there is none.
    mutating func next() -> ArraySlice<UInt8>? {
        let from = searched
        let found = bytes.withUnsafeBytes { buffer -> Int? in
            guard from < buffer.count, let base = buffer.baseAddress,
                let end = memchr(base + from, Int32(UInt8(ascii: "\n")), buffer.count - from)
            else { return nil }
            return UnsafeRawPointer(end) - base
        }
        guard let end = found else {
            searched = bytes.count
            return nil
        }
        let line = bytes[start..<end]
        start = end + 1
        searched = start
        return line
    }
}
