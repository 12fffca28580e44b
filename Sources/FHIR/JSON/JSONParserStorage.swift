/// A growing stack whose top part moves out as one array of exactly that size.
struct JSONParserStack<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 64
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deinitialize(count: count)
        base.deallocate()
    }

    /// An element below `count`, which the caller guarantees.
    subscript(index: Int) -> Element {
        unsafeAddress { UnsafePointer(base + index) }
    }

    mutating func push(_ element: consuming Element) {
        if count == capacity {
            let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: base, count: count)
            base.deallocate()
            base = larger
            capacity *= 2
        }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Takes the elements from that position on off the stack.
    mutating func take(from position: Int) -> [Element] {
        let number = count - position
        let source = base + position
        count = position
        return Array(unsafeUninitializedCapacity: number) { buffer, initialized in
            buffer.baseAddress?.moveInitialize(from: source, count: number)
            initialized = number
        }
    }
}

/// Strings met before in the same text. FHIR repeats a few long ones (extension URLs, code systems) thousands of times;
/// sharing them saves their allocation and copy.
struct JSONStringCache: ~Copyable {
    private static let slots = 512
    private static let lengths = 16...120
    private var entries: [String]

    init() {
        entries = Array(repeating: "", count: Self.slots)
    }

    /// The string of ASCII bytes.
    mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard Self.lengths.contains(bytes.count), let start = bytes.baseAddress else {
            return String(decoding: bytes, as: UTF8.self)
        }
        // The ends tell such strings apart best; a collision only costs a copy.
        let raw = UnsafeRawPointer(start)
        let head = raw.loadUnaligned(as: UInt64.self)
        let tail = raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        let middle = raw.loadUnaligned(fromByteOffset: bytes.count / 2 - 4, as: UInt64.self)
        let mixed = (head ^ tail &* 31 ^ middle &* 131 ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
        let slot = Int(mixed >> 55)
        let isSame = entries[slot].utf8.withContiguousStorageIfAvailable { known in
            guard known.count == bytes.count, let other = known.baseAddress else { return false }
            var index = 0
            while index + 8 <= bytes.count {
                let left = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                let right = UnsafeRawPointer(other).loadUnaligned(fromByteOffset: index, as: UInt64.self)
                guard left == right else { return false }
                index += 8
            }
            return tail == UnsafeRawPointer(other).loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        }
        if isSame == true { return entries[slot] }
        let string = String(decoding: bytes, as: UTF8.self)
        entries[slot] = string
        return string
    }
}
