import AppState
import Observation
import Spezi
import TerminalUI

/// The languages that the program speaks, and its words in each.
@MainActor @Observable public final class LanguageModule: Module, EnvironmentAccessible {
    /// The languages as BCP 47 tags, in the order in which they are offered.
    @ObservationIgnored public let languages: [String]
    /// The account's own language, used until another is chosen.
    @ObservationIgnored public let accountLanguage: String
    @ObservationIgnored private let reading: @MainActor (String) -> StringCatalogue
    /// What is told the language that is in use, whenever another one is chosen.
    @ObservationIgnored var whenChosen: (@MainActor (String) -> Void)?
    @ObservationIgnored private var read: (language: String, catalogue: StringCatalogue)?

    /// Makes the module.
    /// - Parameter reading: reads the words of a language; called again only when the language changes.
    public init(
        languages: [String], accountLanguage: String, reading: @escaping @MainActor (String) -> StringCatalogue
    ) {
        self.languages = languages
        self.accountLanguage = accountLanguage
        self.reading = reading
    }

    /// The words in the language that is kept for the account.
    public var catalogueInUse: StringCatalogue {
        catalogue(for: languageInUse)
    }

    /// The language in use.
    public var languageInUse: String {
        ApplicationState.state { $0.language }.value ?? accountLanguage
    }

    /// Takes another language from now on, and keeps that for the account.
    public func choose(_ chosen: String) {
        @AppState(\.language) var language
        language = chosen
        whenChosen?(chosen)
    }

    /// The words for a choice of language.
    public func catalogue(for chosen: String?) -> StringCatalogue {
        let language = chosen ?? accountLanguage
        if let read, read.language == language { return read.catalogue }
        let catalogue = reading(language)
        read = (language, catalogue)
        return catalogue
    }

    /// A language's name in itself, so that it is found by those who speak it.
    static func name(of language: String) -> String {
        switch language {
        case "de": "Deutsch"
        case "en": "English"
        default: language
        }
    }

    /// The offered language that a choice comes to.
    func offered(_ chosen: String?) -> String? {
        let language = chosen ?? accountLanguage
        return languages.first { $0 == language } ?? languages.first { language.hasPrefix("\($0)-") } ?? languages.first
    }
}
