import AppState
import Questionnaires
import TerminalUI

extension Wording {
    /// What screens call their keys. On the page of a field the arrows belong to the text.
    @MainActor init(_ catalogue: StringCatalogue, _ clock: ClockModule, isTyped: Bool = false) {
        let chosen = KeyRemapping(chosen: Application.state { $0.keyLines }.value)
        self.init(catalogue, zone: clock.zone, now: clock.now()) { command in
            chosen[FillingKeys.title(of: command).name]?.first?.name ?? FillingKeys.name(of: command, isTyped: isTyped)
        }
    }

    /// A remark in as few words as the catalogue has for it.
    func text(_ remark: Remark, isShort: Bool) -> String {
        guard isShort, let key = remark.key else { return text(remark) }
        let short = StringKey(key.name + "Short")
        let arguments = remark.arguments.mapValues { argument in
            if case .remark(let inner) = argument { Remark.Argument.text(text(inner, isShort: true)) } else { argument }
        }
        return text(Remark(catalogue.has(short) ? short : key, arguments))
    }
}

/// The keys of the screens on which a questionnaire is filled in: the one table for bindings, texts and tests.
enum FillingKeys {
    static let next: [Key] = [.enter, .right]
    static let back: [Key] = [.left, .backspace, Key(.left, .alt)]
    /// Where letters and arrows belong to a text.
    static let nextFromText: [Key] = [.enter]
    static let backFromText: [Key] = [Key(.left, .alt), .shiftTab]
    static let review: [Key] = [.control("r")]
    static let decline: [Key] = [.control("x")]
    static let erase: [Key] = [.control("e")]
    static let submit: [Key] = [.control("s")]
    static let startOver: [Key] = [.control("n")]
    static let read: [Key] = [.control("t")]
    static let leave: [Key] = [.escape]

    static func name(of command: FillingCommand, isTyped: Bool) -> String {
        let keys =
            switch command {
            case .next: next
            case .back: isTyped ? backFromText : back
            case .review: review
            case .decline: decline
            case .erase: erase
            case .submit: submit
            case .startOver: startOver
            case .leave: leave
            }
        return keys.first?.name ?? ""
    }

    /// What the help calls a command; its name is that by which people give it other keys.
    static func title(of command: FillingCommand) -> StringKey {
        switch command {
        case .next: .keyNext
        case .back: .keyBack
        case .review: .keyReview
        case .decline: .keyDecline
        case .erase: .keyErase
        case .submit: .keySubmit
        case .startOver: .keyStartOver
        case .leave: .keyLeave
        }
    }
}
