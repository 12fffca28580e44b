import AppState
import TerminalUI

/// The commands of all pages with their keys, and other keys for them. A change shows at once, everywhere.
struct KeysScreen: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(KeysModule.self) private var module: KeysModule?
    @Environment(\.catalogue) private var catalogue
    @Environment(\.glyphs) private var glyphs
    @AppState(\.keyLines) private var keyLines
    @State private var selected: KeyRow.ID?
    @State private var changing: KeyRow?
    @State private var remark: Remark?
    @State private var isRefused = false

    var body: some View {
        // What is shown is read from the lines that are kept: a change of them shows at once.
        let _ = keyLines
        let wording = Wording(catalogue, navigation.session.clock)
        ScreenFrame(
            places: [catalogue.text(.preferencesTitle), catalogue.text(.keysTitle)], isTrailingFirst: true,
            status: remark.map(wording.text) ?? "", isWarning: isRefused
        ) {
            if let changing {
                asking(changing, wording)
            } else {
                List(rows(wording), selection: $selected, onOpen: open) { row in
                    KeyRowView(row: row, keys: words(of: row, wording))
                }
            }
        }
        .keyBindings([
            KeyBinding(.escape, Phrase(.keyBack), priority: 2, isEnabled: changing == nil) {
                navigation.show(.preferences)
            }
        ])
    }

    private func rows(_ wording: Wording) -> [KeyRow] {
        guard let module else { return [] }
        let (keys, rejected) = module.chosen(catalogue)
        return module.table.rows(wording, chosen: keys, rejected: rejected, glyphs: glyphs)
    }

    private func words(of row: KeyRow, _ wording: Wording) -> String {
        let names = row.keys.map { $0.name(in: glyphs) }.joined(separator: " ")
        return row.isChosen ? wording.text(.keysChosen, ["keys": .text(names)]) : names
    }

    /// What is asked while the next key is the new one.
    private func asking(_ row: KeyRow, _ wording: Wording) -> some View {
        ScrollView {
            Text(
                verbatim: wording.text(
                    .keysAsk,
                    [
                        "action": .text(row.title), "page": .text(row.page),
                        "keys": .text(row.keys.map { $0.name(in: glyphs) }.joined(separator: " ")),
                    ])
            )
            .role(.heading)
            KeyCapture(except: [
                KeyBinding(.escape, Phrase(.keysCancel), priority: 2) { end(nil) },
                KeyBinding(.backspace, Phrase(.keysRestore), priority: 1) { restore(row) },
            ]) { give($0, to: row) }
        }
    }

    private func open(_ row: KeyRow) {
        remark = nil
        if case .rejected(let line) = row.id { module?.remove(line: line) } else { changing = row }
    }

    private func give(_ key: Key, to row: KeyRow) {
        guard let module, let command = row.command else { return }
        do throws(KeyRemappingError) {
            try module.give(key, to: command, catalogue)
            end(Remark(.keysChanged, ["key": .text(key.name(in: glyphs)), "action": .text(row.title)]))
        } catch {
            remark = error.remark(in: glyphs) { module.title(of: $0, catalogue) }
            isRefused = true
        }
    }

    private func restore(_ row: KeyRow) {
        guard let command = row.command else { return }
        module?.restore(command)
        end(Remark(.keysRestored, ["action": .text(row.title)]))
    }

    private func end(_ new: Remark?) {
        changing = nil
        remark = new
        isRefused = false
    }
}

/// One line of the page of keys: in columns, or one after the other where there is little room.
struct KeyRowView: View {
    let row: KeyRow
    let keys: String
    @Environment(\.screenSize) private var size

    var body: some View {
        if row.command == nil {
            Text(verbatim: row.title).role(.error)
        } else if size.width >= 60 {
            HStack(spacing: 2) {
                Text(verbatim: row.page).frame(width: size.width / 4, alignment: .topLeading)
                Text(verbatim: row.title).frame(width: size.width / 3, alignment: .topLeading)
                Text(verbatim: keys)
            }
        } else {
            Text(verbatim: "\(row.page): \(row.title)  \(keys)")
        }
    }
}
