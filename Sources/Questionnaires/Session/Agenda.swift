/// Slots that have to be looked at again, each once, those with the lowest rank first.
struct Agenda {
    private var heap: [(rank: Int, slot: Int)] = []
    private var waiting: Set<Int> = []

    var isEmpty: Bool { heap.isEmpty }

    /// Adds a slot unless it waits already. O(log n).
    mutating func add(_ slot: Int, rank: Int) {
        guard waiting.insert(slot).inserted else { return }
        heap.append((rank, slot))
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Takes the slot with the lowest rank. O(log n).
    mutating func next() -> Int? {
        guard let first = heap.first else { return nil }
        waiting.remove(first.slot)
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first.slot }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            guard least != parent else { break }
            heap.swapAt(parent, least)
            parent = least
        }
        return first.slot
    }
}
