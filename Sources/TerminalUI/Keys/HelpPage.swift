/// All keys that work at one place, one a line. The host shows it on `?`.
public struct HelpPage: View {
    let bindings: [ActiveBinding]
    let close: @MainActor () -> Void
    @Environment(\.screenSize) private var size
    @Environment(\.glyphs) private var glyphs

    /// Makes a page from bindings; Esc and `?` close it.
    public init(bindings: [ActiveBinding], close: @escaping @MainActor () -> Void) {
        self.bindings = bindings
        self.close = close
    }

    private struct Row: Identifiable {
        let id: Int
        let label: String
        let title: String
    }

    private var rows: [Row] {
        bindings.enumerated().map { index, binding in
            let names = binding.keys.map { $0.name(in: glyphs) }
            let all = ([binding.label] + names.filter { !Self.names($0, binding.label) }).joined(separator: ", ")
            return Row(id: index, label: binding.keys.count > 6 ? binding.label : all, title: binding.title)
        }
    }

    /// Whether a label stands for a key: by its name, or by a range such as `0-3`.
    private static func names(_ key: String, _ label: String) -> Bool {
        if label.contains(key) { return true }
        let ends = label.split(separator: "-").compactMap { $0.count == 1 ? $0.first : nil }
        guard key.count == 1, let key = key.first, ends.count == 2 else { return false }
        return ends[0] <= key && key <= ends[1]
    }

    /// The list of keys over its own help line. Where there is little room each entry runs on over the lines it needs.
    public var body: some View {
        let width = min(24, rows.reduce(0) { max($0, DisplayText.width($1.label)) })
        VStack {
            Text("terminal.help.title").role(.heading)
            ScrollView {
                ForEach(rows) { row in
                    if size.width < 40 {
                        Text(verbatim: "\(row.label)  \(row.title)")
                    } else {
                        HStack(spacing: 2) {
                            Text(verbatim: row.label).role(.key).frame(width: width, alignment: .topLeading)
                            Text(verbatim: row.title)
                        }
                    }
                }
            }
            HelpLine()
        }
        .keyBindings([
            KeyBinding([.escape, .character("?"), .enter, Key(.function(1))], "terminal.help.close", action: close)
                .fixed
        ])
    }
}
