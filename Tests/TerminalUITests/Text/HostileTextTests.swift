import TerminalUI
import TerminalUITesting
import Testing

/// Columns must stay where they are whatever a text in one of them holds.
private struct Rows: View {
    let text: String
    @State private var selection: Int? = 0
    var body: some View {
        VStack {
            List(Array(0..<3), id: \.self, selection: $selection) { row in
                HStack {
                    Text(verbatim: row == 1 ? text : "plain").singleLine().frame(width: 12, alignment: .topLeading)
                    Text(verbatim: "|\(row)|")
                }
            }
        }
    }
}

private struct Boxed: View {
    let text: String
    var body: some View {
        HStack {
            Text(verbatim: text).frame(width: 14, height: 4, alignment: .topLeading).border(.verbatim(text))
            Text(verbatim: "|")
        }
    }
}

private struct Cells: View {
    let text: String
    var body: some View {
        Table(
            [0, 1, 2], id: \.self,
            columns: [
                TableColumn(.verbatim(text), width: 8...12, priority: 2) { Text(verbatim: $0 == 1 ? text : "x") },
                TableColumn(.verbatim("B"), width: 4...4, priority: 1) { Text(verbatim: "|\($0)|") },
            ])
    }
}

@MainActor private final class Kept { var text = "" }

private struct Fields: View {
    let kept: Kept
    let isEditor: Bool
    var body: some View {
        HStack {
            if isEditor {
                TextEditor(text: binding, maxLength: nil, rows: 3...4).frame(width: 20, alignment: .topLeading)
            } else {
                TextField(text: binding, maxLength: 1_000_000).frame(width: 20, alignment: .topLeading)
            }
            Text(verbatim: "|")
        }
    }
    private var binding: Binding<String> { Binding(get: { kept.text }, set: { kept.text = $0 }) }
}

private struct Chosen: View {
    let text: String
    @State private var picked: Int?
    var body: some View {
        ScrollView {
            Text(markdown: text)
            ChoiceList(
                [Choice(1, key: "1", label: .verbatim(text)), Choice(2, key: "2", label: "x")], selection: $picked)
            Button(.verbatim(text)) {}
        }
    }
}

@MainActor @Suite("Texts that mean harm or are only strange") struct HostileTextTests {
    nonisolated private static let sizes = [(40, 10), (80, 24), (20, 6), (31, 7)]

    private func show(_ view: some View, _ check: (Pilot) -> Void = { _ in }) {
        for (width, height) in Self.sizes {
            let pilot = Pilot(view, width: width, height: height)
            #expect(pilot.problems.isEmpty, "\(width)x\(height): \(pilot.problems)\n\(pilot.screen)")
            check(pilot)
            for key in ["Down", "PgDn", "End", "PgUp"] {
                try? pilot.press(key)
                #expect(pilot.problems.isEmpty, "\(width)x\(height), \(key): \(pilot.problems)\n\(pilot.screen)")
            }
        }
    }

    /// The columns of the screen at which a character stands, from the left, counted in cells.
    private func columns(of mark: Character, _ pilot: Pilot) -> Set<Int> {
        let grid = pilot.frame.grid
        var columns: Set<Int> = []
        for y in 0..<grid.size.height {
            for x in 0..<grid.size.width where grid[x, y].character == mark { columns.insert(x) }
        }
        return columns
    }

    @Test("there are more than sixty of them, each under a name of its own") func table() {
        #expect(HostileText.all.count >= 60)
        #expect(Set(HostileText.all.map(\.name)).count == HostileText.all.count)
    }

    @Test("wrap and are drawn safely, as text, as Markdown, as answers, as buttons", arguments: HostileText.all)
    func text(payload: HostileText) {
        show(ScrollView { Text(verbatim: payload.text) })
        show(Text(verbatim: payload.text).singleLine())
        show(Chosen(text: payload.text))
    }

    @Test("shift no column of a list, whatever stands beside them", arguments: HostileText.all)
    func list(payload: HostileText) {
        // A bar of the text's own is no mark.
        let text = payload.text.replacing("|", with: "/")
        show(Rows(text: text)) { pilot in
            let size = pilot.frame.grid.size
            let plain = Pilot(Rows(text: "plain"), width: size.width, height: size.height)
            #expect(columns(of: "|", pilot) == columns(of: "|", plain), "\(pilot.screen)")
        }
    }

    @Test("leave a border and what stands behind it where they are", arguments: HostileText.all)
    func border(payload: HostileText) {
        let text = payload.text.replacing("|", with: "/").replacing("│", with: "/")
        let pilot = Pilot(Boxed(text: text), width: 40, height: 10)
        let plain = Pilot(Boxed(text: "plain"), width: 40, height: 10)
        #expect(pilot.problems.isEmpty, "\(pilot.problems)")
        #expect(columns(of: "|", pilot) == columns(of: "|", plain), "\(pilot.screen)")
        for x in columns(of: "│", plain) {
            for y in 1...4 { #expect(pilot.frame.grid[x, y].character == "│", "\(pilot.screen)") }
        }
        show(Boxed(text: payload.text))
    }

    @Test("keep the columns of a table, in its titles too", arguments: HostileText.all)
    func cells(payload: HostileText) {
        let text = payload.text.replacing("|", with: "/")
        let marks = columns(of: "|", Pilot(Cells(text: "plain"), width: 40, height: 24))
        let pilot = Pilot(Cells(text: text), width: 40, height: 24)
        // A table may be as narrow as its columns allow; its bars stand under each other all the same.
        #expect(columns(of: "|", pilot).count == marks.count, "\(pilot.screen)")
        show(Cells(text: payload.text))
    }

    @Test("stay as they were typed: a field shows them and alters nothing", arguments: HostileText.all, [false, true])
    func fields(payload: HostileText, isEditor: Bool) throws {
        let kept = Kept()
        kept.text = payload.text
        let pilot = Pilot(Fields(kept: kept, isEditor: isEditor), width: 40, height: 6)
        for key in ["", "End", "Left", "Home", "Right", "Up", "Down"] {
            if !key.isEmpty { try pilot.press(key) }
            #expect(pilot.problems.isEmpty, "\(key): \(pilot.problems)\n\(pilot.screen)")
            #expect(pilot.frame.grid[21, 0].character == "|", "\(key):\n\(pilot.screen)")
        }
        #expect(kept.text.unicodeScalars.elementsEqual(payload.text.unicodeScalars))
    }
}
