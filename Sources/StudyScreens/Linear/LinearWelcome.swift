import Spezi
import TerminalUI

/// Asks who enters, line by line: a participant, by label, or the coordinator.
@MainActor public final class LinearWelcome: LinearFrontEnd {
    private let model: WelcomeModel
    let clock: ClockModule
    let catalogue: StringCatalogue
    let output: any LinearOutput
    let readLine: () async -> String?
    /// Nothing comes for anybody before it is known who it is.
    var notifications: LocalNotifications? { nil }

    /// Makes the front end.
    /// - Parameter readLine: the next line of the input without its end; `nil` when the input has ended.
    public init(
        _ model: WelcomeModel, clock: ClockModule, catalogue: StringCatalogue, output: any LinearOutput,
        readLine: @escaping () async -> String?
    ) {
        self.model = model
        self.clock = clock
        self.catalogue = catalogue
        self.output = output
        self.readLine = readLine
    }

    /// Asks until somebody has entered. False when the person leaves, or the input ends, before that.
    public func run() async -> Bool {
        let suggestion = model.label
        say(.welcomeQuestion)
        say(.linearOption, ["key": .text("1"), "label": .text("\(text(.welcomeParticipant)) \(suggestion)")])
        say(.linearOption, ["key": .text("2"), "label": .text(text(.welcomeCoordinator))])
        say(.welcomeSample)
        while model.session.session == nil {
            guard let line = await nextLine(.linearPromptWelcome) else { return false }
            switch LinearCommand(line, takesText: false) {
            case .quit: return false
            case .help:
                help([.linearHelpWelcome, .linearHelpTerse, .linearHelpHelp, .linearHelpLeave])
                continue
            case .words("2"): await model.enterAsCoordinator()
            case .words(let words):
                model.label = words == "1" ? suggestion : words
                await model.enterAsParticipant()
            default:
                say(.linearNotHere, ["text": .text(line)])
                continue
            }
            if let remark = model.remark { output.say(wording.text(remark)) }
        }
        return true
    }
}
