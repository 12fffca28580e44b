import Synchronization

/// Restricts a state or dependency to whoever has the key: no id leads to it, and `Application.description` does not list it.
///
/// ```swift
/// private let pinKey = PrivateKey()
/// extension Application {
///     fileprivate var pin: State<Int?> { state(initial: nil, key: pinKey) }
/// }
/// ```
/// Keep the key in a constant: each `PrivateKey()` is another one.
public final class PrivateKey: Sendable {
    /// The slots under this key; one for each type.
    private let slots = Mutex<[AnySlot]>([])

    /// A key that is like no other.
    public init() {}

    func find<Slot: AnySlot>(_ type: Slot.Type) -> Slot? {
        slots.withLock { slots in
            for case let slot as Slot in slots { return slot }
            return nil
        }
    }

    /// All of them.
    var all: [AnySlot] { slots.withLock { $0 } }

    func keep(_ slot: AnySlot) {
        slots.withLock { $0.append(slot) }
    }
}
