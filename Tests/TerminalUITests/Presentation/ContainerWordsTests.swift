import TerminalUI
import TerminalUITesting
import Testing

/// The words that containers and charts show by themselves.
private struct Everything: View {
    let isOpen: Bool
    var body: some View {
        let mark = CalendarMark("D", .verbatim("done"))
        ScrollView {
            DisclosureGroup(.verbatim("Group"), isExpanded: .constant(isOpen)) { Text(verbatim: "inside") }
            LineChart(points: [ChartPoint(.verbatim("p"), at: 0, value: nil)])
            BarChart(bars: [])
            CalendarHeatMap(weeks: [CalendarWeek(.verbatim("16 Nov"), days: [mark, mark])])
            Table(
                [1], id: \.self, order: TableOrder(column: 0, isAscending: isOpen),
                columns: [
                    TableColumn(.verbatim("Name"), width: 9...9) { Text(verbatim: "\($0)") },
                    TableColumn(.verbatim("Other"), width: 30...30) { Text(verbatim: "\($0)") },
                ]
            ).frame(height: 6, alignment: .topLeading)
        }
    }
}

@Suite("Words of containers and charts") @MainActor struct ContainerWordsTests {
    private func words(_ language: String, isOpen: Bool, width: Int) -> String {
        var environment = EnvironmentValues()
        environment.catalogue = StringCatalogue(language: language)
        let pilot = Pilot(Everything(isOpen: isOpen), width: width, height: 60, environment: environment)
        return pilot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("Every word is in the language chosen, complete on 20 columns as on 80", arguments: ["en", "de", "fr", "it"])
    func languages(_ language: String) {
        let catalogue = StringCatalogue(language: language)
        for width in [20, 80] {
            for isOpen in [true, false] {
                let shown = words(language, isOpen: isOpen, width: width)
                #expect(!shown.contains("‹"))
                #expect(shown.contains(catalogue.text(isOpen ? "terminal.isOpen" : "terminal.isClosed")))
                #expect(shown.contains(catalogue.text("terminal.noValue")))
                #expect(shown.contains(catalogue.text("terminal.empty")))
                guard width == 20 else { continue }
                let key: StringKey = isOpen ? "terminal.sorted.up" : "terminal.sorted.down"
                #expect(shown.contains(catalogue.text(key, [.text("Name")])))
            }
        }
    }

    @Test("Words that are two fifths longer are not cut off either")
    func pseudo() {
        var environment = EnvironmentValues()
        environment.catalogue = PseudoLocale(growth: 40).apply(to: StringCatalogue())
        for width in [20, 25, 40, 80] {
            let pilot = Pilot(Everything(isOpen: true), width: width, height: 80, environment: environment)
            let shown = pilot.screen.filter { !$0.isWhitespace }
            for key: StringKey in ["terminal.isOpen", "terminal.noValue", "terminal.empty"] {
                let words = DisplayText.safe(environment.catalogue.text(key)).filter { !$0.isWhitespace }
                #expect(shown.contains(words), "\(key) at \(width):\n\(pilot.screen)")
            }
        }
    }
}
