import AppState
import Observation
import Spezi
import TerminalUI

/// The keys of all screens, and those that the person wants instead.
@MainActor @Observable public final class KeysModule: Module, EnvironmentAccessible {
    /// What keys do, as the screens declare it. Read when it is asked for.
    @ObservationIgnored public private(set) lazy var table = KeyTable(parsing: reading())
    @ObservationIgnored private let reading: @MainActor () -> String

    /// Makes the module.
    /// - Parameter reading: gives the table's text; called once at most.
    public init(reading: @escaping @MainActor () -> String) { self.reading = reading }

    /// The stored lines. Not `@AppState`: a module is looked through when it is loaded, and this one at each start.
    private var keyLines: String {
        get { ApplicationState.state { $0.keyLines }.value }
        set {
            var state = ApplicationState.state { $0.keyLines }
            state.value = newValue
        }
    }

    /// What the person wants, and the stored lines that are not used.
    func chosen(_ catalogue: StringCatalogue) -> (keys: KeyRemapping, rejected: [RejectedKeyLine]) {
        guard !keyLines.isEmpty else { return (KeyRemapping(), []) }
        var rejected: [RejectedKeyLine] = []
        let keys = KeyRemapping(reading: keyLines, places: table.places(in: catalogue), rejected: &rejected)
        return (keys, rejected)
    }

    /// Gives a command another key instead of all that it has, and keeps it.
    /// - Throws: why it cannot have that key; nothing has changed then.
    func give(_ key: Key, to command: String, _ catalogue: StringCatalogue) throws(KeyRemappingError) {
        var wanted = chosen(catalogue).keys
        wanted[command] = [key]
        do throws(KeyRemappingError) {
            try wanted.check(table.places(in: catalogue))
        } catch { throw turned(error, to: command, catalogue) }
        keyLines = KeyRemapping.lines(keyLines, giving: [key], to: command)
    }

    /// Gives a command the keys back that it was declared with, and keeps it.
    func restore(_ command: String) { keyLines = KeyRemapping.lines(keyLines, giving: [], to: command) }

    /// Removes a stored line.
    func remove(line: Int) {
        var lines = keyLines.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return }
        lines.remove(at: line - 1)
        keyLines = lines.joined(separator: "\n")
    }

    /// Two wishes that are in each other's way: said of the one that is new.
    private func turned(
        _ error: KeyRemappingError, to command: String, _ catalogue: StringCatalogue
    ) -> KeyRemappingError {
        guard case .conflict(let key, let other, _, let place) = error, other != command else { return error }
        return .conflict(key, command: command, with: title(of: other, catalogue), place: place)
    }

    /// What a command is called; its name where it has no title.
    func title(of command: String, _ catalogue: StringCatalogue) -> String {
        let entry = table.places.lazy.flatMap(\.entries).first { $0.command == command }
        return entry?.title.map { catalogue.text($0) } ?? command
    }
}
