internal import CNcurses

/// What ncurses can be given for a cell: our own table of widths and the C library's must agree, or rows shift.
struct CellScalars {
    /// One column, or two, and what stands there.
    struct Part: Hashable {
        /// A base, and marks on it.
        var scalars: [UInt32]
        /// Columns, as the C library counts.
        var width: Int
    }

    /// Columns of a scalar, or -1 if it cannot be shown: the C library's `wcwidth` in the running program.
    var widthOf: (UInt32) -> Int = { Int(cn_scalar_width($0)) }

    /// What stands for what cannot be shown.
    private let replacement: UInt32

    /// `isUnicode`: whether the locale's characters are UTF-8. Otherwise `?` replaces what is not ASCII.
    init(isUnicode: Bool) { replacement = isUnicode ? 0xfffd : UInt32(UInt8(ascii: "?")) }

    /// The parts that fill exactly `width` columns with what can be shown of the character.
    ///
    /// The display drops what terminals disagree about: variation selectors, joiners with what they join, skin tones,
    /// invisible and directional controls, and marks beyond the fourth. What has no base left is U+FFFD.
    func parts(of character: Character, width: Int) -> [Part] {
        var parts: [Part] = []
        var used = 0
        for scalar in character.unicodeScalars {
            let columns = isForbidden(scalar) ? -1 : widthOf(scalar.value)
            if columns > 0 {
                if used + columns > width { continue }
                parts.append(Part(scalars: [scalar.value], width: columns))
                used += columns
            } else if columns == 0, isMark(scalar), let last = parts.indices.last {
                if parts[last].scalars.count < Int(CN_CELL_SCALARS) { parts[last].scalars.append(scalar.value) }
            }
        }
        if parts.isEmpty {
            parts.append(Part(scalars: [replacement], width: 1))
            used = 1
        }
        for _ in used..<max(used, width) { parts.append(Part(scalars: [0x20], width: 1)) }
        return parts
    }

    private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1f3fb...0x1f3ff: true  // skin tones: never by themselves in a cluster
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xfe00...0xfe0f, 0xe0100...0xe01ef: false
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark: true
            // Hangul vowels and finals join the syllable's first letter.
            case .otherLetter: (0x1160...0x11ff).contains(scalar.value) || (0xd7b0...0xd7ff).contains(scalar.value)
            default: false
            }
        }
    }
}
