import Synchronization

/// Slots by source location: a hash table with linear probing, since reading a state goes through it every time. Who looks for
/// one takes no lock.
final class LocationTable: Sendable {
    /// The places of one size of the table. When it is full another takes over; this one stays, since some may still look in it.
    ///
    /// `@unchecked`: a place is written once, by who holds the table's lock, and found by its slot, which is written last.
    private final class Places: @unchecked Sendable {
        struct Place: ~Copyable {
            /// The address of the slot, which is never released; 0 for none.
            let slot = Atomic<UInt>(0)
            var file: UInt = 0
            var place: UInt = 0
        }

        let capacity: Int
        private let places: UnsafeMutablePointer<Place>

        /// A power of two.
        init(capacity: Int) {
            self.capacity = capacity
            places = .allocate(capacity: capacity)
            for index in 0..<capacity { (places + index).initialize(to: Place()) }
        }

        /// The address of the slot of a location, or the index where it would be put. At least half of the places are empty, so
        /// the search ends.
        @inline(__always) func search(_ file: UInt, _ place: UInt) -> (slot: UInt, index: Int) {
            let mask = capacity - 1
            // Fibonacci hashing: the multiplier is 2^64 divided by the golden ratio
            var index = Int(truncatingIfNeeded: ((file ^ place) &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
            while true {
                let slot = places[index].slot.load(ordering: .acquiring)
                if slot == 0 || places[index].file == file && places[index].place == place { return (slot, index) }
                index = (index + 1) & mask
            }
        }

        func put(_ slot: UInt, _ file: UInt, _ place: UInt, at index: Int) {
            places[index].file = file
            places[index].place = place
            places[index].slot.store(slot, ordering: .releasing)
        }

        /// One with twice as many places.
        func doubled() -> Places {
            let new = Places(capacity: 2 * capacity)
            for index in 0..<capacity {
                let slot = places[index].slot.load(ordering: .relaxed)
                if slot == 0 { continue }
                let (file, place) = (places[index].file, places[index].place)
                new.put(slot, file, place, at: new.search(file, place).index)
            }
            return new
        }
    }

    private let places: Atomic<UInt>
    /// How many places are taken; held by who takes one.
    private let count = Mutex(0)

    init() {
        places = Atomic(Self.address(of: Places(capacity: 64)))
    }

    private static func address(of object: AnyObject) -> UInt {
        UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    }

    /// The object of an address that `address(of:)` has given: none of these is released.
    private static func object<Object: AnyObject>(_: Object.Type, at address: UInt) -> Unmanaged<Object> {
        .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    }

    func find(_ location: SourceLocation) -> AnySlot? {
        let slot = Self.object(Places.self, at: places.load(ordering: .acquiring))
            ._withUnsafeGuaranteedRef { $0.search(location.file, location.place).slot }
        return slot == 0 ? nil : Self.object(AnySlot.self, at: slot).takeUnretainedValue()
    }

    /// Adds the slot of a place, unless there is one.
    func insert(_ slot: AnySlot, at location: SourceLocation) {
        count.withLock { count in
            var present = Self.object(Places.self, at: places.load(ordering: .relaxed)).takeUnretainedValue()
            if present.search(location.file, location.place).slot != 0 { return }
            if 2 * count >= present.capacity {
                present = present.doubled()
                places.store(Self.address(of: present), ordering: .releasing)
            }
            let index = present.search(location.file, location.place).index
            present.put(Self.address(of: slot), location.file, location.place, at: index)
            count += 1
        }
    }
}
