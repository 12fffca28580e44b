import AppState
import TerminalUI

/// Chooses the language, and the face of the next start, line by line. The look belongs to the screens: lines have none.
@MainActor struct LinearPreferences: LinearFrontEnd {
    /// What there is to choose from.
    let languages: LanguageModule
    let catalogue: StringCatalogue
    let clock: ClockModule
    let output: any LinearOutput
    let readLine: () async -> String?

    @AppState(\.language) private var language
    @AppState(\.face) private var face

    /// Asks where another front end asks, in its words.
    init(_ languages: LanguageModule, in frontEnd: some LinearFrontEnd) {
        self.languages = languages
        catalogue = frontEnd.catalogue
        clock = frontEnd.clock
        output = frontEnd.output
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
            let words = line.filter { !$0.isWhitespace }
            if words.isEmpty { return catalogue }
            if words == String(otherNumber) {
                face = other
                say(.linearSaid, ["answer": .text(otherFace)])
                return catalogue
            }
            guard let number = Int(words), offered.indices.contains(number - 1) else {
                say(.entryNotAnOption, ["text": .text(words)])
                continue
            }
            language = offered[number - 1]
            var chosen = wording
            chosen.catalogue = languages.catalogue(for: language)
            output.say(chosen.text(.linearSaid, ["answer": .text(LanguageModule.name(of: offered[number - 1]))]))
            return chosen.catalogue
        }
    }
}
