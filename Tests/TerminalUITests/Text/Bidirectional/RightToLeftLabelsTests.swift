import TerminalUI
import TerminalUITesting
import Testing

/// Words from right to left, in every view that shows words: each reads from its right end.
@Suite("Labels from right to left") @MainActor struct RightToLeftLabelsTests {
    private static let word = "שלום"
    private static let phrase = Phrase.verbatim(word)

    private func check<Content: View>(
        _ name: String, width: Int = 60, height: Int = 8, keys: [String] = [], @ViewBuilder _ view: () -> Content
    ) throws {
        let pilot = Pilot(view(), width: width, height: height)
        for key in keys { try pilot.press(key) }
        #expect(pilot.screen.contains("םולש"), "\(name) at \(width):\n\(pilot.screen)")
        #expect(!pilot.screen.contains(Self.word), "\(name) at \(width):\n\(pilot.screen)")
        #expect(pilot.problems.isEmpty)
    }

    @Test("Charts and their tables", arguments: [60, 24]) func charts(width: Int) throws {
        let phrase = Self.phrase
        let mark = CalendarMark("D", phrase)
        try check("bars", width: width) { BarChart(bars: [ChartBar(phrase, 3)]) }
        try check("bars as text", width: width) { BarChart(bars: [ChartBar(phrase, 3)]).textTable(isShown: true) }
        try check("title", width: width) { BarChart(phrase, bars: [ChartBar(.verbatim("a"), 3)]) }
        let line = LineChart(
            points: [ChartPoint(phrase, at: 0, value: 1), ChartPoint(phrase, at: 9, value: 5)],
            bands: [ChartBand(phrase, from: 0)])
        try check("line", width: width) { line }
        let days = CalendarHeatMap(weeks: [CalendarWeek(phrase, days: [mark, mark])])
        try check("calendar", width: width) { days }
        try check("strip as text", width: width) { CalendarStrip([mark]).textTable(isShown: true) }
        try check("gauge", width: width) { Gauge(phrase, value: 1, target: 4) }
        try check("progress", width: width) { ProgressView(phrase, value: 0.5) }
    }

    @Test("Controls", arguments: [60, 18]) func controls(width: Int) throws {
        let phrase = Self.phrase
        let choices = [Choice(1, key: "1", label: phrase)]
        try check("choices", width: width) { ChoiceList(choices, selection: .constant(Int?.none)) }
        try check("drop-down", width: width) { DropDown(choices, selection: .constant(Int?.some(1))) }
        try check("options", width: width, keys: ["Enter"]) { DropDown(choices, selection: .constant(Int?.none)) }
        try check("toggle", width: width) { Toggle(phrase, value: .constant(nil)) }
        try check("stepper", width: width) { Stepper(value: .constant(nil), in: 0...9, unit: phrase) }
        try check("number", width: width) { NumberField(value: .constant(Int?.none), unit: phrase) }
        try check("button", width: width) { Button(phrase) {} }
        try check("narrow button", width: 8) { Button(phrase) {} }
        try check("placeholder", width: width) { TextField(phrase, text: .constant("")) }
        try check("text", width: width) { TextField(text: .constant(Self.word)) }
        try check("editor", width: width) { TextEditor(text: .constant(Self.word)) }
        try check("scale", width: width) {
            Slider(value: .constant(nil), in: 0...10, lowLabel: phrase, highLabel: .verbatim("x"))
        }
        try check("field", width: width) { Field(phrase, problem: phrase) { TextField(text: .constant("")) } }
    }

    @Test("What holds views", arguments: [60, 24]) func containers(width: Int) throws {
        let phrase = Self.phrase
        let text = Text(phrase)
        try check("border", width: 60) { Text(verbatim: "some words that are longer").border(phrase) }
        try check("tabs", width: width) {
            TabView(selection: .constant(0)) {
                Tab(phrase, value: 0) { Text(verbatim: "a") }
                Tab(.verbatim("b"), value: 1) { Text(verbatim: "b") }
            }
        }
        try check("list", width: width) { List([1], id: \.self) { _ in text } }
        try check("table", width: width) {
            Table([1], id: \.self, columns: [TableColumn(phrase, width: 6...10) { _ in text }])
        }
        try check("group", width: width) { DisclosureGroup(phrase, isExpanded: .constant(true)) { text } }
        try check("section", width: width) { Section(phrase) { text } }
        try check("alert", width: width) { text.alert(phrase, message: phrase, isPresented: .constant(true)) }
        try check("status", width: width) { StatusLine(phrase, toast: .constant(nil)) }
        try check("link", width: width) { NavigationStack { NavigationLink(phrase, value: 1) } }
        try check("help line", width: 60) {
            VStack {
                Button(.verbatim("a")) {}
                HelpLine()
            }
            .keyBindings([KeyBinding(.control("e"), phrase) {}])
        }
        try check("help page", width: width, keys: ["F1"]) {
            Button(.verbatim("a")) {}.keyBindings([KeyBinding(.control("e"), phrase) {}])
        }
    }
}
