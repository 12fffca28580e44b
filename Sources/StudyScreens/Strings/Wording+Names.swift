import Questionnaires
import TerminalUI

extension Wording {
    /// A role of the study's staff, by the name that the study has for it.
    func role(_ name: String) -> String { self.name(StringKey("role.\(name)"), orElse: name) }

    /// A language by its BCP 47 tag, in the language of the catalogue.
    func language(_ tag: String) -> String { name(StringKey("language.\(Self.primary(tag))"), orElse: tag) }

    /// That a form is in another language than the words around it; `nil` where it is in the same, or says none.
    func languageRemark(_ form: Form) -> String? {
        guard let tag = form.language, Self.primary(tag) != Self.primary(catalogue.language) else { return nil }
        return text(.fillingOtherLanguage, ["language": .text(language(tag))])
    }

    private func name(_ key: StringKey, orElse code: String) -> String { catalogue.has(key) ? text(key) : code }

    /// The language itself, without region and script.
    private static func primary(_ tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
