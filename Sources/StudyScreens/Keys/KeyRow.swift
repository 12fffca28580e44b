import TerminalUI

/// A line of the page of keys: a command on a page, or a stored line that is not used.
struct KeyRow: Identifiable, Hashable {
    enum ID: Hashable {
        case rejected(line: Int)
        case command(String, page: String)
    }

    let id: ID
    /// The page on which the command works, in words.
    let page: String
    /// What it does, in words; why a line is not used.
    let title: String
    /// Its keys, as they are declared there or as the person wants them: those that do it wherever it can be done on the page.
    let keys: [Key]
    /// Whether they are those that the person wants.
    let isChosen: Bool

    /// The command's name; `nil` for a line that is not used.
    var command: String? { if case .command(let command, _) = id { command } else { nil } }
}

extension KeyTable {
    /// The commands of each page, once each, after the stored lines that are not used.
    func rows(_ wording: Wording, chosen: KeyRemapping, rejected: [RejectedKeyLine], glyphs: GlyphSet) -> [KeyRow] {
        var rows = rejected.map { line in
            KeyRow(
                id: .rejected(line: line.line), page: "", title: wording.text(line.remark(in: glyphs)), keys: [],
                isChosen: false)
        }
        var index: [KeyRow.ID: Int] = [:]
        for place in places {
            for entry in place.entries {
                guard let command = entry.command, let title = entry.title else { continue }
                let id = KeyRow.ID.command(command, page: place.page)
                if let known = index[id] {
                    let common = rows[known].keys.filter(entry.keys.contains)
                    guard !rows[known].isChosen, !common.isEmpty else { continue }
                    rows[known] = KeyRow(
                        id: id, page: rows[known].page, title: rows[known].title, keys: common, isChosen: false)
                    continue
                }
                index[id] = rows.count
                rows.append(
                    KeyRow(
                        id: id, page: wording.text(Self.title(of: place.page)), title: wording.text(title),
                        keys: chosen[command] ?? entry.keys, isChosen: chosen[command] != nil))
            }
        }
        return rows
    }
}
