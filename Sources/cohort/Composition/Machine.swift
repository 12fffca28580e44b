import AppState
import Curses
import FoundationEssentials
import FoundationInternationalization
import Glibc
import Spezi
import StudyScreens
import TerminalUI

/// What the program takes from the machine it runs on: the time, the zone, the language. Made once, in `main`.
struct Machine: Sendable {
    /// The environment variables.
    let environment: [String: String]
    /// The words of the command line, without the program's own name.
    let arguments: [String]
    /// Whether `--ascii` was given.
    private let isASCIIAsked: Bool
    /// The present moment.
    let now: @Sendable () -> Date = { Date() }
    /// The account's time zone. Read when it is asked for: that takes longer than to draw a screen.
    var timeZone: TimeZone { .current }

    init(environment: [String: String], arguments: [String] = [], isASCIIAsked: Bool = false) {
        self.environment = environment
        self.arguments = arguments
        self.isASCIIAsked = isASCIIAsked
    }

    /// How many time zones are known by name.
    ///
    /// That the program refers to their list somewhere is why there are any: linked statically, Foundation is otherwise
    /// without its zone data.
    static var namedTimeZones: Int { TimeZone.knownTimeZoneIdentifiers.count }

    /// The language of the account as a BCP 47 tag, after POSIX: LC_ALL, LC_MESSAGES, LANG; English where they name none.
    var language: String {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let tag = String(locale.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
        return tag.isEmpty || tag == "C" || tag == "POSIX" ? "en" : tag
    }

    /// The language that the screens speak, and from where it was chosen, in words for `cohort doctor`.
    @MainActor var languageFinding: String {
        let chosen = Application.storedState(\.language).value
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].first { environment[$0]?.isEmpty == false }
        let source = chosen != nil ? "by the preferences" : name.map { "by \($0)" } ?? "since nothing names another"
        let tag = chosen ?? language
        return "\(tag), \(source)" + (tag.hasPrefix("en") ? "" : "; this report is in English all the same")
    }

    /// Why the person gets the linear front end: by `COHORT_LINEAR=1`, by the convention of screen-reader users
    /// (`ACCESSIBLE=1`), or by the preferences; `COHORT_LINEAR=0` overrules these. `nil` if by none of them.
    @MainActor var reasonForLinear: String? {
        if let value = environment["COHORT_LINEAR"], !value.isEmpty {
            return value != "0" ? "COHORT_LINEAR is set" : nil
        }
        if isSet("ACCESSIBLE") { return "ACCESSIBLE is set" }
        return Application.state { $0.face }.value == .lines ? "the preferences say so" : nil
    }

    /// The zone that TZ names, where there is no such zone; `timeZone` is then another one.
    var unknownTimeZone: String? {
        guard let name = environment["TZ"], !name.isEmpty, TimeZone(identifier: name) == nil else { return nil }
        return name
    }

    /// Whether to show lines: the person wants them, by option too, or the terminal that input comes from and output goes to
    /// can do no other.
    @MainActor func isLinear(asked: Bool, output: Int32 = STDOUT_FILENO) -> Bool {
        if asked || reasonForLinear != nil { return true }
        if case .linear = TerminalSuitability.check(output: output) { return true }
        return false
    }

    /// What the terminal can draw: ASCII where the person asks for it, by `--ascii` or `COHORT_ASCII=1`, and on the terminals
    /// of DEC, which have no more; no braille on the Linux console.
    var glyphs: GlyphSet {
        let terminal = environment["TERM"] ?? ""
        let isDEC = terminal.hasPrefix("vt") && terminal.dropFirst(2).first?.isNumber == true
        if isASCIIAsked || isSet("COHORT_ASCII") || isDEC { return .ascii }
        return terminal == "linux" ? .blocks : .unicode
    }

    /// Whether clicks and the wheel are taken from the terminal: by `COHORT_MOUSE=1`.
    var usesMouse: Bool { isSet("COHORT_MOUSE") }

    /// Whether a variable is there and not empty or "0".
    private func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }

    /// Where modules' entries go: those from the level on that `COHORT_LOG` names.
    var log: any LogDestination { StandardErrorLog(level: namedLogLevel ?? .notice) }

    /// The level that `COHORT_LOG` names.
    var namedLogLevel: LogLevel? {
        environment["COHORT_LOG"].flatMap { name in LogLevel.allCases.first { "\($0)" == name.lowercased() } }
    }

    /// Says that `COHORT_LOG` names no level, if so.
    var logComplaint: String? {
        guard let name = environment["COHORT_LOG"], !name.isEmpty, namedLogLevel == nil else { return nil }
        let names = LogLevel.allCases.map { "\($0)" }.joined(separator: ", ")
        return "COHORT_LOG names no level: \(DisplayName(name)). Set it to one of \(names)."
    }

    /// What modules learn about the start.
    var launchOptions: LaunchOptions { [.arguments: arguments, .environment: environment] }

    /// The languages that all screens share.
    @MainActor func languages() -> LanguageModule {
        LanguageModule(languages: EmbeddedResources.languages, accountLanguage: language) {
            EmbeddedResources.catalogue(language: $0)
        }
    }

    /// The clock that all screens share.
    @MainActor func clock() -> ClockModule { ClockModule(now: now, timeZone: timeZone) }
}
