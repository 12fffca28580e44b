/// Turns scalars into glyphs, one after the other.
struct GlyphWriter {
    private(set) var glyphs: [Glyph] = []
    private var pending: [Unicode.Scalar] = []
    private var pendingWidth = 0
    private var pendingContinues = false
    /// Whether the next spacing scalar belongs to the cluster that is being written.
    private var joins = false

    mutating func add(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value >= 0x20, value < 0x7F { return start(scalar, width: 1) }
        switch scalar {
        case "\t":
            for _ in 0..<4 { start(" ", width: 1) }
        case "\n", "\r": start("\u{21B5}", width: 1)
        case "\u{200D}": joins = !pending.isEmpty
        case "\u{200C}", "\u{AD}", "\u{20E3}", "\u{FE00}"..."\u{FE0F}", "\u{1F3FB}"..."\u{1F3FF}",
            "\u{E0100}"..."\u{E01EF}":
            break
        case "\u{0}"..."\u{1F}": start(Unicode.Scalar(0x2400 + value) ?? "?", width: 1)
        case "\u{7F}": start("\u{2421}", width: 1)
        case "\u{1F1E6}"..."\u{1F1FF}": start(Unicode.Scalar(value - 0x1F1E6 + 0x41) ?? "?", width: 1)
        default: addOther(scalar)
        }
    }

    private mutating func addOther(_ scalar: Unicode.Scalar) {
        if Self.mustShowCode(scalar) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            let text = "‹U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code + "›"
            for character in text.unicodeScalars { start(character, width: 1) }
            return
        }
        if scalar.value < 0x300 { return start(scalar, width: 1) }
        switch CharacterWidth.of(scalar) {
        case 0: addMark(scalar)
        case 2: start(CharacterWidth.isTooNew(scalar.value) ? "\u{FFFD}" : scalar, width: 2)
        default:
            let isKnown = !CharacterWidth.isTooNew(scalar.value) && Self.isAssigned(scalar)
            let isSpacingMark = scalar.properties.generalCategory == .spacingMark
            if isSpacingMark, !pending.isEmpty { joins = true }
            start(isKnown ? scalar : "\u{FFFD}", width: 1)
        }
    }

    private mutating func addMark(_ scalar: Unicode.Scalar) {
        if pending.isEmpty { start("\u{25CC}", width: 1) }
        if pending.count <= 4 { pending.append(scalar) }
    }

    private mutating func start(_ scalar: Unicode.Scalar, width: Int) {
        let continues = joins
        joins = false
        endCluster()
        pending.append(scalar)
        pendingWidth = width
        pendingContinues = continues
    }

    /// Writes what is pending. Called once more at the end of the text.
    mutating func endCluster() {
        guard let first = pending.first else { return }
        if pending.count == 1 {
            glyphs.append(Glyph(CharacterCode(first), width: UInt8(pendingWidth), continues: pendingContinues))
        } else {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: pending)
            let text = String(view)
            // Some marks do not join what stands before them by the rules of grapheme clusters: they are left out.
            let character = text.count == 1 ? Character(text) : Character(first)
            glyphs.append(Glyph(character, width: UInt8(pendingWidth), continues: pendingContinues))
        }
        pending.removeAll(keepingCapacity: true)
    }

    private static func mustShowCode(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{80}"..."\u{9F}", "\u{61C}", "\u{200B}", "\u{200E}"..."\u{200F}", "\u{202A}"..."\u{202E}",
            "\u{2028}"..."\u{2029}", "\u{2060}"..."\u{206F}", "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}",
            "\u{E0000}"..."\u{E007F}":
            true
        default: scalar.value >= 0x300 && scalar.properties.generalCategory == .format
        }
    }

    private static func isAssigned(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse, .surrogate: false
        default: true
        }
    }
}
