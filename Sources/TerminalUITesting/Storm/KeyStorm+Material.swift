import TerminalUI

extension KeyStorm {
    /// Every kind of key, those that move most often.
    public static let everyKey: [Key] =
        [
            .up, .down, .left, .right, .up, .down, .tab, .tab, .shiftTab, .enter, .enter, .enter, .backspace, .delete,
            .space, .home, .end, .pageUp, .pageDown, .escape, Key(.insert), Key(.enter, .alt), Key(.left, .alt),
            Key(.up, .control), Key(.down, .control), Key(.right, [.shift, .control]), Key(.function(1)),
            Key(.function(63)),
        ] + "abcdefghijklmnopqrstuvwxyz".map(Key.control) + "0123456789+-/:?.,jknxyZ".map(Key.character)
        + ["é", "日", "\u{301}", "👩‍👩‍👧", "ß", "\u{202E}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{200D}"].map(Key.character)
        + "bfdx".map(Key.alt)

    /// Texts that programs stumble over: empty, long, wide, without width, from right to left, with bytes that steer.
    public static let unpleasantTexts: [String] = [
        "", " ", "7", "2026-11-30", "two\nlines\r\nand\ttab", "\u{1B}[2J\u{1B}]0;x\u{7}", "日本語のテキスト",
        "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦👍🏽", "\u{202E}txet\u{202C}", "שלום עולם 123", "\u{FEFF}\u{200B}\u{200D}",
        "ﷺ" + String(repeating: "\u{0489}", count: 40), String(repeating: "long ", count: 200),
        "\0\u{7F}\u{85}\u{2028}",
    ]
}
