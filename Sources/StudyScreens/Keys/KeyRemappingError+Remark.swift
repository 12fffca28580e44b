import TerminalUI

extension KeyRemappingError {
    /// What is wrong, in words of the catalogue.
    /// - Parameters:
    ///   - glyphs: the characters that keys may be written with.
    ///   - title: what a command is called.
    func remark(in glyphs: GlyphSet, _ title: (String) -> String) -> Remark {
        func name(_ key: Key) -> Remark.Argument { .text(key.name(in: glyphs)) }
        return switch self {
        case .malformed: Remark(.keysMalformed)
        case .repeated(let command, _): Remark(.keysRepeated, ["action": .text(title(command))])
        case .unknownKey(let key, _): Remark(.keysUnknownKey, ["key": .text(key)])
        case .unknownCommand(let command): Remark(.keysUnknownCommand, ["command": .text(command)])
        case .reserved(let key, _): Remark(.keysReserved, ["key": name(key)])
        case .takesText(let key, _, let place): Remark(.keysTakesText, ["key": name(key), "page": .text(place)])
        case .bareCharacter(let key, let command):
            Remark(.keysBareCharacter, ["key": name(key), "action": .text(title(command))])
        case .conflict(let key, _, let other, let place):
            Remark(.keysConflict, ["key": name(key), "other": .text(other), "page": .text(place)])
        }
    }
}

extension RejectedKeyLine {
    /// That the line is not used, and why.
    func remark(in glyphs: GlyphSet) -> Remark {
        Remark(.keysRejected, ["line": .text(String(line)), "reason": .remark(error.remark(in: glyphs) { $0 })])
    }
}
