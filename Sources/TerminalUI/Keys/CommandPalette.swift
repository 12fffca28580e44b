/// A list of what can be done here, to find by words of its title. The host shows it on Ctrl-P, and on `:` where that is
/// not text, if ``EnvironmentValues/offersCommandPalette`` says so.
struct CommandPalette: View {
    let commands: [ViewHost.Command]
    let close: @MainActor () -> Void
    let run: @MainActor (ViewHost.Command) -> Void

    @State private var search = ""
    @State private var selected = 0
    @Environment(\.screenSize) private var size
    @Environment(\.glyphs) private var glyphs

    private struct Row: Identifiable {
        let id: Int
        let text: String
        let isSelected: Bool
    }

    /// The commands whose title has every word, found as in every other list.
    private var found: [ViewHost.Command] {
        let wanted = SearchText.fold(search)
        return commands.filter { SearchText.matches(SearchText.fold($0.binding.title), wanted) }
    }

    var body: some View {
        let found = found
        let marked = min(selected, max(0, found.count - 1))
        VStack {
            HStack {
                Text("terminal.palette.title").role(.heading)
                TextField(text: Binding(get: { search }, set: { change($0) }), maxLength: 200)
            }
            if found.isEmpty { Text("terminal.empty").role(.secondary) }
            ForEach(rows(found, marked)) { row in
                HStack(spacing: 1) {
                    Text(verbatim: row.isSelected ? ">" : " ").frame(width: 1, height: 1)
                    Text(verbatim: row.text).role(row.isSelected ? .focus : .plain)
                }
            }
            Spacer()
            HelpLine()
        }
        .keyBindings([
            KeyBinding(.enter, "terminal.run", priority: 2, isEnabled: !found.isEmpty) { run(found[marked]) },
            KeyBinding(.down, "terminal.move", label: glyphs.upAndDown) {
                selected = min(marked + 1, max(0, found.count - 1))
            },
            KeyBinding(.up, "terminal.move", isMinor: true) { selected = max(0, marked - 1) },
            KeyBinding(.escape, "terminal.help.close", priority: 1, action: close),
        ])
    }

    private func change(_ text: String) {
        search = text
        selected = 0
    }

    /// The rows that show: as many around the marked one as the screen has room for, each of them whole.
    private func rows(_ found: [ViewHost.Command], _ marked: Int) -> [Row] {
        guard found.indices.contains(marked) else { return [] }
        let all = found.enumerated().map { index, command in
            Row(
                id: index, text: "\(command.binding.title)  \(command.binding.label)", isSelected: index == marked)
        }
        var room = size.height - 2
        func fits(_ row: Row) -> Bool {
            room -= max(1, LineWrap.lines(row.text, width: max(1, size.width - 2)).count)
            return room >= 0
        }
        _ = fits(all[marked])
        let before = all[..<marked].reversed().prefix(while: fits).count
        let after = all[(marked + 1)...].prefix(while: fits).count
        return Array(all[(marked - before)...(marked + after)])
    }
}

enum CommandPaletteKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether Ctrl-P lists all that can be done here, to find by words. False unless a view around says otherwise: it is
    /// for those who work with the program all day.
    public var offersCommandPalette: Bool {
        get { self[CommandPaletteKey.self] }
        set { self[CommandPaletteKey.self] = newValue }
    }
}
