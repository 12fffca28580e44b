/// The texts of a program in several languages.
///
/// A key is looked for in the chosen language (`de-CH`, then `de`), then in the fallback languages, then among the view
/// layer's own texts. A missing name shows in angle marks, `‹help.next›`; a key that is no name stands for itself, as in SwiftUI.
public struct StringCatalogue: Sendable {
    /// A text, in one form or with its plural forms.
    public enum Entry: Hashable, Sendable, ExpressibleByStringLiteral {
        /// One form.
        case text(String)
        /// Forms by number; `other` stands for every number without a form of its own.
        case plural(one: String, other: String)

        /// A text written in the program.
        public init(stringLiteral text: String) { self = .text(text) }
    }

    /// Texts of one language by the name of their key.
    public typealias Table = [String: Entry]

    /// The language chosen, as a BCP 47 tag such as `en` or `de-CH`.
    public var language: String
    /// The characters its texts are written with, what is put into them included.
    public var glyphs = GlyphSet.unicode
    private var tables: [String: Table]
    private var fallbacks: [String]
    private let transform: @Sendable (String) -> String

    /// Makes a catalogue from its tables by language.
    public init(language: String = "en", tables: [String: Table] = [:], fallbacks: [String] = ["en"]) {
        self.init(language: language, tables: tables, fallbacks: fallbacks) { $0 }
    }

    private init(
        language: String, tables: [String: Table], fallbacks: [String],
        transform: @escaping @Sendable (String) -> String
    ) {
        self.language = language
        self.tables = tables
        self.fallbacks = fallbacks
        self.transform = transform
    }

    /// Adds texts of a language; those already there under the same key are replaced.
    public mutating func add(_ table: Table, language: String) {
        // Most languages come in one table: nothing has to be put together then.
        if tables[language]?.isEmpty ?? true { return tables[language] = table }
        tables[language, default: [:]].merge(table) { $1 }
    }

    /// The same catalogue with every text changed on its way to the screen, before arguments are put in.
    public func transformed(_ change: @escaping @Sendable (String) -> String) -> StringCatalogue {
        var changed = StringCatalogue(language: language, tables: tables, fallbacks: fallbacks) { [transform] in
            change(transform($0))
        }
        changed.glyphs = glyphs
        return changed
    }

    /// The words for a key with its arguments put in.
    public func text(_ key: StringKey, _ arguments: [StringArgument] = []) -> String {
        guard let (entry, language) = entry(key.name) else { return missing(key, arguments) }
        let form: String
        switch entry {
        case .text(let text): form = text
        case .plural(let one, let other):
            let number = arguments.lazy.compactMap(\.number).first
            form = number.map { PluralCategory.of($0, language: language) } == .one ? one : other
        }
        return glyphs.spelled(fill(transform(form), arguments))
    }

    private func missing(_ key: StringKey, _ arguments: [StringArgument]) -> String {
        key.isName ? "‹\(key.name)›" : glyphs.spelled(fill(key.name, arguments))
    }

    /// Whether there is a text for the key, in any language asked.
    public func has(_ key: StringKey) -> Bool { entry(key.name) != nil }

    private func entry(_ name: String) -> (Entry, String)? {
        for language in candidates {
            if let entry = tables[language]?[name] { return (entry, language) }
        }
        for language in candidates {
            if let entry = OwnTexts.entry(name, in: language) { return (entry, language) }
        }
        return OwnTexts.entry(name, in: "en").map { ($0, "en") }
    }

    private var candidates: [String] {
        let base = language.split(separator: "-").first.map(String.init) ?? language
        return (base == language ? [language] : [language, base]) + fallbacks
    }

    private func fill(_ form: String, _ arguments: [StringArgument]) -> String {
        guard !arguments.isEmpty, form.utf8.contains(UInt8(ascii: "{")) else { return form }
        var result = ""
        var rest = form[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result.append(contentsOf: rest[..<open])
            let name = rest[rest.index(after: open)..<close]
            result += Self.argument(name, arguments)?.text(in: self) ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        result.append(contentsOf: rest)
        return result
    }

    private static func argument(_ name: Substring, _ arguments: [StringArgument]) -> StringArgument? {
        if let index = Int(name) { return arguments.indices.contains(index) ? arguments[index] : nil }
        return arguments.first {
            if case .named(let own, _) = $0 { own == name } else { false }
        }
    }
}

/// Unicode's plural categories (CLDR), for the languages the program speaks.
enum PluralCategory {
    case one
    case other

    /// The category of a whole number. French counts zero as one; English, German and Italian do not.
    static func of(_ number: Int, language: String) -> PluralCategory {
        if language == "fr" || language.hasPrefix("fr-") { return number.magnitude < 2 ? .one : .other }
        return number.magnitude == 1 ? .one : .other
    }
}

enum CatalogueKey: EnvironmentKey {
    static let defaultValue = StringCatalogue()
}

extension EnvironmentValues {
    /// The texts of the program, in the language chosen.
    public var catalogue: StringCatalogue {
        get { self[CatalogueKey.self] }
        set { self[CatalogueKey.self] = newValue }
    }
}
