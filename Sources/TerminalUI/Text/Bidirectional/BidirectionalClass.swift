/// What a character does to the direction of text around it (UAX #9, table 4).
///
/// Formatting characters have no class: they are shown by their code and steer nothing.
enum BidirectionalClass {
    /// Strong: left to right, right to left, right to left Arabic.
    case left, right, arabic
    /// Weak: European and Arabic digits, signs and separators between digits, marks.
    case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator, mark
    /// Neutral: white space and everything else.
    case space, other

    /// The class of a character, from the ranges of Unicode's DerivedBidiClass for its scripts, and from the general category.
    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .other
            return
        }
        let value = scalar.value
        switch value {
        case 0x20, 0xA0, 0x2000...0x200A, 0x3000: self = .space
        case 0x30...0x39, 0xB2...0xB3, 0xB9, 0x6F0...0x6F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089, 0xFF10...0xFF19:
            self = .europeanNumber
        case 0x2B, 0x2D, 0x207A...0x207B, 0x2212, 0xFF0B, 0xFF0D: self = .europeanSeparator
        case 0x23...0x25, 0xA2...0xA5, 0xB0...0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF, 0x212E, 0xFF05:
            self = .europeanTerminator
        case 0x2C, 0x2E, 0x2F, 0x3A, 0x202F, 0x2044, 0xFF0C, 0xFF0E: self = .commonSeparator
        case 0x600...0x605, 0x660...0x669, 0x66B...0x66C, 0x6DD, 0x8E2: self = .arabicNumber
        case 0..<0x590: self = Self.isLetter(scalar) ? .left : .other
        default: self = Self.beyondLatin(scalar)
        }
    }

    private static func beyondLatin(_ scalar: Unicode.Scalar) -> BidirectionalClass {
        let category = scalar.properties.generalCategory
        if category == .nonspacingMark || category == .enclosingMark { return .mark }
        switch scalar.value {
        case 0x606...0x607, 0x60E...0x60F, 0x6DE, 0x6E9: return .other
        case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDCF, 0xFDF0...0xFDFC, 0xFE70...0xFEFC, 0x10D00...0x10D3F,
            0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
            return .arabic
        case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10F2F, 0x10F70...0x10FFF,
            0x1E800...0x1EC6F, 0x1ECC0...0x1ECFF, 0x1ED50...0x1EDFF, 0x1EF00...0x1EFFF:
            return .right
        default: return isLetter(scalar) ? .left : .other
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }

    /// Whether text that may run from right to left can begin here: a quick check before any other.
    static func mayBeRight(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
