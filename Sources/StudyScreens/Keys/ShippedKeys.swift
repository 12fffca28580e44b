import AppState
import Synchronization
import TerminalUI

/// What keys do on every screen, as the program carries it, and which of a person's wishes can be carried out there.
///
/// Nothing is read before somebody wants other keys. Safe from any thread.
public final class ShippedKeys: Sendable {
    private let reading: @Sendable () -> String
    private let known = Mutex<(table: KeyTable?, lines: String, keys: KeyRemapping)>((nil, "", KeyRemapping()))

    /// Keeps how the text of the ``KeyTable`` is read.
    public init(reading: @escaping @Sendable () -> String) { self.reading = reading }

    /// The keys that lines ask for; a line that cannot be read, or would give a key two meanings somewhere, counts as none.
    /// - Complexity: that of the check for other lines than the last time, otherwise constant.
    public func keys(chosen lines: String) -> KeyRemapping {
        guard !lines.isEmpty else { return KeyRemapping() }
        return known.withLock { known in
            guard known.lines != lines else { return known.keys }
            let table = known.table ?? KeyTable(parsing: reading())
            var rejected: [RejectedKeyLine] = []
            let keys = KeyRemapping(reading: lines, places: table.places(in: StringCatalogue()), rejected: &rejected)
            known = (table, lines, keys)
            return keys
        }
    }
}

extension Application {
    /// What keys do on every screen. Without a program around there is no table, and every line that can be read counts.
    public var shippedKeys: Dependency<ShippedKeys> { dependency(ShippedKeys { "" }) }
}

extension KeyRemapping {
    /// What a person has chosen, as far as it can be carried out.
    init(chosen lines: String) {
        self = lines.isEmpty ? KeyRemapping() : Application.dependency(\.shippedKeys).keys(chosen: lines)
    }
}
