/// Elements in the order in which they were added, each found by the identity of an object.
///
/// Adding, finding and removing take constant time, on average over many.
struct LoadOrdered<Element> {
    /// With gaps where elements were removed.
    private var slots: [(id: ObjectIdentifier, element: Element)?] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// No element stands before it.
    private var start = 0

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }

    /// The element of an object. A new one is added at the end, nil removes it.
    subscript(id: ObjectIdentifier) -> Element? {
        get { places[id].flatMap { slots[$0]?.element } }
        set {
            if let newValue {
                if let place = places[id] {
                    slots[place] = (id, newValue)
                } else {
                    places[id] = slots.count
                    slots.append((id, newValue))
                }
            } else if let place = places.removeValue(forKey: id) {
                slots[place] = nil
                closeGaps()
            }
        }
    }

    private mutating func closeGaps() {
        while start < slots.count, slots[start] == nil { start += 1 }
        guard slots.count > 16, slots.count > 2 * places.count else { return }
        slots.removeAll { $0 == nil }
        start = 0
        for (place, slot) in slots.enumerated() { if let slot { places[slot.id] = place } }
    }
}

extension LoadOrdered: Sequence {
    /// The elements in the order in which they were added.
    func makeIterator() -> some IteratorProtocol<Element> {
        slots[start...].lazy.compactMap { $0?.element }.makeIterator()
    }

    /// The one that was added first. Takes constant time.
    var first: Element? { first { _ in true } }
}
