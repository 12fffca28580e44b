/// A text as a person, a file or a study may bring it, that a screen must not trip over: it may neither steer a terminal nor
/// shift what stands beside it.
public struct HostileText: Hashable, Sendable, CustomStringConvertible {
    /// What is special about it.
    public let name: String
    /// The text.
    public let text: String

    /// The name: what a test's report says.
    public var description: String { name }

    /// All of them.
    public static let all: [HostileText] = (steering + unseen + joined + directed + wide + templates + long).map {
        HostileText(name: $0, text: $1)
    }

    /// Whether a scalar could steer a terminal, turns the direction of what follows or cannot be seen, so that none of
    /// these texts may bring it to a screen. A line feed is among them.
    public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }

    /// Sequences that a terminal would obey.
    private static let steering: [(String, String)] = [
        ("clipboard, OSC 52", "a\u{1B}]52;c;cm0gLXJm\u{7}b"),
        ("clipboard, ended by ST", "a\u{1B}]52;c;cm0gLXJm\u{1B}\\b"),
        ("link, OSC 8", "\u{1B}]8;;http://example.org/\u{1B}\\click\u{1B}]8;;\u{1B}\\"),
        ("window title, OSC 0", "\u{1B}]0;owned\u{7}"),
        ("window title, OSC 2", "\u{1B}]2;owned\u{1B}\\"),
        ("title reported back", "\u{1B}[21t"),
        ("palette, OSC 4", "\u{1B}]4;0;?\u{7}"),
        ("DCS", "\u{1B}P+q544e\u{1B}\\"),
        ("DECRQSS", "\u{1B}P$q\"p\u{1B}\\"),
        ("APC", "\u{1B}_Gf=100;AAAA\u{1B}\\"),
        ("PM and SOS", "\u{1B}^x\u{1B}\\\u{1B}Xy\u{1B}\\"),
        ("cursor position asked", "\u{1B}[6n"),
        ("device attributes asked", "\u{1B}[c\u{1B}[>c\u{1B}Z"),
        ("clear", "\u{1B}[2J\u{1B}[H"),
        ("reset", "\u{1B}c"),
        ("other screen", "\u{1B}[?1049l"),
        ("mouse on", "\u{1B}[?1003h"),
        ("end of a paste", "\u{1B}[201~rm\r"),
        ("characters of another set", "\u{1B}(0lqqk\u{E}x\u{F}"),
        ("keys redefined", "\u{1B}[0;59;\"x\"p"),
        ("split sequence", "\u{1B}"),
        ("begun sequence", "\u{1B}["),
        ("8-bit CSI", "\u{9B}2J\u{9B}6n"),
        ("8-bit OSC", "\u{9D}52;c;eA==\u{9C}"),
        ("8-bit DCS and ST", "\u{90}$qm\u{9C}"),
        ("C0", String(String.UnicodeScalarView((0x01...0x1F).compactMap(Unicode.Scalar.init)))),
        ("C1", String(String.UnicodeScalarView((0x80...0x9F).compactMap { Unicode.Scalar(UInt32($0)) }))),
        ("backspaces", "secret\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}public"),
        ("carriage return", "safe\rover"),
        ("bell", "\u{7}\u{7}\u{7}"),
    ]

    /// What cannot be seen.
    private static let unseen: [(String, String)] = [
        ("NUL", "a\u{0}b"), ("DEL", "a\u{7F}b"), ("next line", "a\u{85}b"),
        ("line and paragraph separator", "a\u{2028}b\u{2029}c"), ("vertical tab, form feed", "a\u{B}b\u{C}c"),
        ("tabs", "a\tb\t\tc"), ("no width", "a\u{200B}b\u{2060}c\u{FEFF}d"), ("soft hyphen", "co\u{AD}hort"),
        ("tags", "x\u{E0041}\u{E007F}"), ("object replaced", "\u{FFFC}\u{FFF9}a\u{FFFA}b\u{FFFB}"),
        ("noncharacters", "\u{FFFE}\u{FFFF}\u{1FFFE}" + String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)),
        ("private use", "\u{E000}\u{F8FF}\u{10FFFD}"),
        ("unassigned", "\u{0378}\u{2FE0}\u{1FAFF}"),
        ("bytes that are no UTF-8", String(decoding: [0x61, 0xED, 0xA0, 0x80, 0xC0, 0xAF, 0xFF, 0x62], as: UTF8.self)),
        ("only blanks", "   "), ("empty", ""), ("fixed blanks", "a\u{A0}b\u{202F}c\u{2007}d\u{3000}e"),
    ]

    /// Scalars that belong together.
    private static let joined: [(String, String)] = [
        ("family", "👨‍👩‍👧‍👦 x"), ("flags", "🇨🇭🇩🇪🇨 x"), ("skin tones", "👍🏽👋🏿 x"), ("heart, VS16", "❤️☎︎ x"),
        ("keycaps", "1️⃣#️⃣ x"), ("profession", "👩🏽‍⚕️ x"),
        ("flag of tags", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} x"),
        ("combining marks", "e\u{301}n\u{303}o\u{308} x"), ("mark without base", "\u{301}\u{20DD}x"),
        ("10,000 marks", "a" + String(repeating: "\u{301}", count: 10_000) + "b"),
        ("10,000 joiners", "a" + String(repeating: "\u{200D}", count: 10_000) + "b"),
        ("stacked text", "H\u{489}\u{334}\u{321}\u{322}\u{35C}e\u{489}\u{334}\u{321}"),
        ("Hangul letters", "\u{1112}\u{1161}\u{11AB} 한글"),
        ("Devanagari", "नमस्ते क्षि"), ("Thai", "ภาษาไทยน้ำ"), ("joiners between letters", "ک\u{200C}ا a\u{200D}b"),
    ]
}
