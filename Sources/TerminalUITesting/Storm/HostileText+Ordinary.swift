extension HostileText {
    /// Text from right to left, and controls that turn it round.
    static let directed: [(String, String)] = [
        ("override", "abc\u{202E}fdp.exe\u{202C}"), ("isolates", "\u{2066}a\u{2067}b\u{2068}c\u{2069}"),
        ("embeddings", "\u{202A}a\u{202B}b\u{202C}\u{202D}c"), ("marks", "a\u{200E}b\u{200F}c\u{61C}d"),
        ("Arabic", "مرحبا بالعالم 123"), ("Hebrew", "שלום (עולם) 12"), ("mixed", "abc שלום def مرحبا 1–2"),
        ("Arabic ligature", "ﷺ ﷽"),
    ]

    /// Characters of two columns, and those about whose width terminals disagree.
    static let wide: [(String, String)] = [
        ("Japanese", "日本語のテキスト"), ("full width", "ＡＢＣ＝＋－＠"), ("half width", "ｱｲｳｴｵ"), ("ambiguous", "①§°±×…—“”αЖ─█"),
        ("emoji", "😀🎉🫠🪿x"), ("astral letters", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𠀀"), ("wide at the edge", String(repeating: "日", count: 41)),
    ]

    /// What other languages take for commands.
    static let templates: [(String, String)] = [
        ("placeholders", "{0} {1} {count} {person} {}"), ("open brace", "{title"), ("printf", "%s%n%d%@ %1$s"),
        ("path", "../../../../etc/passwd"), ("shell", "$(reboot) `id` ; rm -rf / & | > x"),
        ("SQL", "'; DROP TABLE person; --"),
        ("formula", "=HYPERLINK(\"http://x\",\"y\")"), ("formula, other ways", "+1+1\n-1\n@SUM(A1)\n\t=1"),
        ("Markdown", "**a** [x](javascript:1) `b` # c\n- d"), ("HTML", "<script>alert(1)</script>&amp;"),
        ("JSON", "\",\"x\":\"\\u001b"),
        ("quotes", "\"'`“”«»\\"), ("line breaks", "one\ntwo\r\nthree\rfour\n\n"),
    ]

    /// Too much of it.
    static let long: [(String, String)] = [
        ("long word", String(repeating: "w", count: 3_000)),
        ("100 kB", String(repeating: "lorem ipsum ", count: 8_334)),
        ("100 kB of wide characters", String(repeating: "日本", count: 16_667)),
        ("1,000 lines", String(repeating: "x\n", count: 1_000)),
    ]
}
