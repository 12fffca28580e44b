import AppState
import TerminalUI

/// Chooses the language, and the face of the next start, line by line. The look belongs to the screens: lines have none.
@MainActor struct LinearPreferences {
    /// What there is to choose from.
    let languages: LanguageModule
    let output: any LinearOutput
    let readLine: () async -> String?

    @AppState(\.language) private var language
    @AppState(\.face) private var face

    /// Makes the front end.
    init(_ languages: LanguageModule, output: any LinearOutput, readLine: @escaping () async -> String?) {
        self.languages = languages
        self.output = output
        self.readLine = readLine
    }

    /// Offers the languages and the other face, and keeps what is chosen.
    /// - Parameter wording: the words until then.
    /// - Returns: the words from then on; `nil` when the input has ended.
    func choose(_ wording: Wording) async -> StringCatalogue? {
        let offered = languages.languages
        output.say(wording.text(.preferencesLanguage))
        for (index, language) in offered.enumerated() {
            let name = Remark.Argument.text(LanguageModule.name(of: language))
            output.say(wording.text(.linearOption, ["key": .text(String(index + 1)), "label": name]))
        }
        let other: Face = face == .lines ? .screens : .lines
        let otherFace = wording.text(.linearFromNextStart, ["face": .text(wording.text(other.title))])
        let otherNumber = offered.count + 1
        output.say(
            wording.text(.linearOption, ["key": .text(String(otherNumber)), "label": .text(otherFace)]))
        while true {
            output.prompt(wording.text(.linearPromptLanguage))
            guard let line = await readLine() else {
                output.write("\n")
                return nil
            }
            let words = line.filter { !$0.isWhitespace }
            if words.isEmpty { return wording.catalogue }
            if words == String(otherNumber) {
                face = other
                output.say(wording.text(.linearSaid, ["answer": .text(otherFace)]))
                return wording.catalogue
            }
            guard let number = Int(words), offered.indices.contains(number - 1) else {
                output.say(wording.text(.entryNotAnOption, ["text": .text(words)]))
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
