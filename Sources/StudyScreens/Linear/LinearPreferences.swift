import AppState
import Spezi
import TerminalUI

/// Chooses the language, and the face of the next start, line by line. The look belongs to the screens: lines have none.
@MainActor struct LinearPreferences: LinearFrontEnd {
    /// What there is to choose from.
    let languages: LanguageModule
    let catalogue: StringCatalogue
    let clock: ClockModule
    let output: any LinearOutput
    let notifications: LocalNotifications?
    let readLine: () async -> String?

    @AppState(\.face) private var face

    /// Asks where another front end asks, in its words.
    init(_ languages: LanguageModule, in frontEnd: some LinearFrontEnd) {
        self.languages = languages
        catalogue = frontEnd.catalogue
        clock = frontEnd.clock
        output = frontEnd.output
        notifications = frontEnd.notifications
        readLine = frontEnd.readLine
    }

    /// Offers the languages and the other face, and keeps what is chosen.
    /// - Returns: the words from then on; `nil` when the input has ended.
    func choose() async -> StringCatalogue? {
        let offered = languages.languages
        say(.preferencesLanguage)
        for (index, language) in offered.enumerated() {
            let name = Remark.Argument.text(LanguageModule.name(of: language))
            say(.linearOption, ["key": .text(String(index + 1)), "label": name])
        }
        let other: Face = face == .lines ? .screens : .lines
        let otherFace = text(.linearFromNextStart, ["face": .text(text(other.title))])
        let otherNumber = offered.count + 1
        say(.linearOption, ["key": .text(String(otherNumber)), "label": .text(otherFace)])
        while true {
            guard let line = await nextLine(.linearPromptLanguage) else { return nil }
            switch LinearCommand(line, takesText: false) {
            case .words(""), .back, .quit: return catalogue
            case .words(String(otherNumber)):
                face = other
                say(.linearSaid, ["answer": .text(otherFace)])
                return catalogue
            case .words(let words):
                guard let number = Int(words), offered.indices.contains(number - 1) else {
                    say(.entryNotAnOption, ["text": .text(words)])
                    continue
                }
                let language = offered[number - 1]
                languages.choose(language)
                var chosen = wording
                chosen.catalogue = languages.catalogue(for: language)
                output.say(chosen.text(.linearSaid, ["answer": .text(LanguageModule.name(of: language))]))
                return chosen.catalogue
            case .help: help([.linearHelpLanguage, .linearHelpTerse, .linearHelpHelp])
            case .unknown(let text): say(.linearNoSuchCommand, ["text": .text(text)])
            default: say(.linearNotHere, ["text": .text(line)])
            }
        }
    }
}
