import Curses
import TerminalUI

/// What was found out about characters, the language and the time zone.
enum TextFacts {
    /// Characters whose widths programs disagree about, with what they are.
    private static let samples: [(character: String, isNamed: String)] = [
        ("\u{E9}", "\u{E9}"), ("\u{65E5}", "\u{65E5}"), ("\u{1F642}", "\u{1F642}"), ("e\u{301}", "e with U+0301"),
        ("\u{B1}", "\u{B1}"), ("\u{2460}", "\u{2460}"),
    ]

    /// - Parameters:
    ///   - unknownTimeZone: what the environment names and is no zone, so that `timeZone` stands in; nil if nothing.
    ///   - columns: the width that the C library gives to a scalar, by which ncurses moves the cursor.
    static func section(
        _ encoding: CharacterEncoding, language: String, timeZone: String, unknownTimeZone: String?,
        columns: (Unicode.Scalar) -> Int
    ) -> FactSection {
        FactSection(
            title: "Text",
            facts: [
                locale(encoding), charset(encoding), widths(columns, encoding), Fact("language", language),
                zone(timeZone, unknownTimeZone),
            ])
    }

    private static func locale(_ encoding: CharacterEncoding) -> Fact {
        guard let requested = encoding.requested, requested != "C", requested != "POSIX" else {
            return Fact("locale", "none set; \(encoding.locale) stands in")
        }
        if !encoding.isAvailable {
            return Fact(
                "locale", "\(requested) is not on this machine; \(encoding.locale) stands in",
                advice: "Install it (Debian: dpkg-reconfigure locales), or \(remedy(encoding)).")
        }
        if encoding.requestedCharset != "UTF-8" {
            return Fact(
                "locale", "\(requested) writes \(encoding.requestedCharset); \(encoding.locale) stands in",
                advice: "Set \(encoding.variable ?? "LANG") to a locale with UTF-8, and your terminal to UTF-8 as well."
            )
        }
        return Fact("locale", requested)
    }

    /// What makes another locale count: LANG only does where no variable above it is set.
    private static func remedy(_ encoding: CharacterEncoding) -> String {
        guard let variable = encoding.variable, variable != "LANG" else { return "set LANG=C.UTF-8" }
        return "unset \(variable) or set it to an installed locale, such as C.UTF-8"
    }

    private static func zone(_ timeZone: String, _ unknown: String?) -> Fact {
        guard let unknown else { return Fact("time zone", timeZone) }
        return Fact(
            "time zone", "\(unknown) is not known; \(["GMT", "Etc/UTC"].contains(timeZone) ? "UTC" : timeZone) is used",
            advice: "Set TZ to the name of a zone, such as Europe/Zurich, or unset it.")
    }

    private static func charset(_ encoding: CharacterEncoding) -> Fact {
        Fact(
            "charset", encoding.charset,
            advice: encoding.charset == "UTF-8"
                ? nil : "Install a UTF-8 locale: without one only ASCII can be shown (Debian: apt-get install locales)."
        )
    }

    private static func widths(_ columns: (Unicode.Scalar) -> Int, _ encoding: CharacterEncoding) -> Fact {
        let computed = samples.map { "\($0.isNamed) \(DisplayText.width($0.character))" }.joined(separator: ", ")
        let disagreements = samples.filter { sample in
            sample.character.unicodeScalars.reduce(0) { $0 + columns($1) } != DisplayText.width(sample.character)
        }
        return Fact(
            "columns taken", computed,
            advice: disagreements.isEmpty
                ? nil
                : "The C library counts otherwise for \(disagreements.map(\.isNamed).joined(separator: ", ")), "
                    + "which are shown as replacements: \(remedy(encoding)).")
    }
}
