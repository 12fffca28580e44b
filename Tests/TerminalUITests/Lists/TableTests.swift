import TerminalUI
import TerminalUITesting
import Testing

@Suite("Table") @MainActor struct TableTests {
    private struct Row {
        let id: Int
        let name: String
        let note: String
    }

    private let rows = [
        Row(id: 1, name: "Anna", note: "nothing"), Row(id: 20, name: "Bartholomew Miller", note: "weight up by 3 kg"),
    ]

    private func table(_ order: TableOrder? = nil, rows: [Row]? = nil) -> some View {
        Table(
            rows ?? self.rows, id: \.id, order: order,
            columns: [
                TableColumn(.verbatim("No"), width: 4...4, priority: 1, alignment: .trailing) {
                    Text(verbatim: "\($0.id)")
                },
                TableColumn(.verbatim("Name"), width: 10...12, priority: 2) { Text(verbatim: $0.name).bold() },
                TableColumn(.verbatim("Note"), width: 12...20) { Text(verbatim: $0.note) },
            ])
    }

    private func screen(_ view: some View, _ width: Int, _ height: Int, _ glyphs: GlyphSet = .unicode) -> String {
        var environment = EnvironmentValues()
        environment.glyphs = glyphs
        return Pilot(view, width: width, height: height, environment: environment).screen
    }

    @Test("Rows stand in columns under their titles, and wrap where they are longer")
    func columns() {
        #expect(
            screen(table(), 50, 5)
                == """
                    No  Name          Note
                >    1  Anna          nothing
                    20  Bartholomew   weight up by 3 kg
                        Miller
                """)
    }

    @Test("Where room is short, columns of lower priority are left out")
    func priority() {
        #expect(
            screen(table(), 30, 5)
                == """
                    No  Name
                >    1  Anna
                    20  Bartholomew
                        Miller
                """)
    }

    @Test("On a narrow screen each column is a line with its title, and nothing is left out")
    func narrow() throws {
        let pilot = Pilot(table(), width: 20, height: 9)
        #expect(
            pilot.screen
                == """
                >No: 1
                 Name: Anna
                 Note: nothing
                 No: 20
                 Name: Bartholomew
                 Miller
                 Note: weight up by
                 3 kg
                """)
        try pilot.press("Down")
        #expect(pilot.cursorLine == ">No: 20")
    }

    @Test("The order is marked at the title, and said in words where there are no titles")
    func order() {
        #expect(screen(table(TableOrder(column: 1)), 50, 5).hasPrefix("    No  Name ↑        Note"))
        #expect(screen(table(TableOrder(column: 0, isAscending: false)), 50, 5, .ascii).hasPrefix("  No v  Name"))
        #expect(screen(table(TableOrder(column: 1)), 20, 9).hasPrefix(" sorted by Name,\n ascending\n>No: 1"))
        #expect(screen(table(TableOrder(column: 9)), 50, 5).hasPrefix("    No  Name          Note"))
    }

    @Test("A cell can be shortened at a word, and keeps its look")
    func shortened() {
        let table = Table(
            rows, id: \.id,
            columns: [
                TableColumn(.verbatim("Note"), width: 10...12) { Text(verbatim: $0.note).underline().lineLimit(1) }
            ])
        let pilot = Pilot(table, width: 14, height: 4)
        #expect(pilot.screen == " Note\n>nothing\n weight up…")
        #expect(pilot.frame.grid[1, 2].style.attributes.contains(.underline))
    }

    @Test("A million rows cost what shows")
    func many() throws {
        let pilot = Pilot(
            table(rows: (0..<1_000_000).map { Row(id: $0, name: "N\($0)", note: "") }), width: 60, height: 20)
        let start = pilot.host.statistics
        #expect(start.layouts < 100)
        try pilot.press("End", "PgUp", "Home", "PgDn")
        #expect(pilot.host.statistics.layouts - start.layouts < 300)
        #expect(pilot.host.statistics.bodies == start.bodies)
    }
}
