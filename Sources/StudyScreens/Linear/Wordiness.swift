import AppState
import TerminalUI

/// How much the linear front end says.
public enum Wordiness: String, Codable, Sendable, CaseIterable {
    /// Everything, with what can be typed at each prompt.
    case wordy
    /// What is new: no title, text or instruction that has been said already.
    case terse
}

extension Application {
    /// How much the linear front end says. Kept for the account.
    public var wordiness: StoredState<Wordiness> { storedState(initial: .wordy, id: "wordiness") }
}

extension LinearFrontEnd {
    /// Whether only what is new is said.
    var isTerse: Bool { Application.storedState(\.wordiness).value == .terse }

    /// Carries `:terse` and `:wordy` out, which mean the same at every prompt; false for every other line.
    func changedWordiness(_ line: String) -> Bool {
        let chosen: Wordiness
        switch line.filter({ !$0.isWhitespace }).lowercased() {
        case ":terse": chosen = .terse
        case ":wordy": chosen = .wordy
        default: return false
        }
        @AppState(\.wordiness) var wordiness
        wordiness = chosen
        say(chosen == .terse ? .linearTerse : .linearWordy)
        return true
    }
}
