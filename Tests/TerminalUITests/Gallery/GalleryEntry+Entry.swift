import TerminalUI

extension GalleryEntry {
    private static let languages = ["Deutsch", "English", "Español", "Français", "Italiano", "Rumantsch"].enumerated()
        .map { Choice($0.offset, key: "", label: .verbatim($0.element)) }

    /// What takes numbers, dates, yes and no, one of many; and forms.
    static let entry: [GalleryEntry] = [
        GalleryEntry("number-field", "A number above the greatest, said in words", height: 4, keys: ["0", "Enter"]) {
            Holding("72") { text in
                NumberField(text: text, rule: .integer(from: 20, to: 300), unit: .verbatim("kg"))
            }
        },
        GalleryEntry("date-field", "A month and a year", height: 2) {
            Holding("2026-11") { text in
                if let today = CalendarDay(year: 2026, month: 11, day: 30) {
                    DateField(text: text, rule: DateRule(precision: .year), today: today)
                }
            }
        },
        GalleryEntry("calendar", "November 2026, the 27th has the focus", height: 14, keys: ["Ctrl-K", "Left"]) {
            Holding("2026-11-28") { text in
                if let today = CalendarDay(year: 2026, month: 11, day: 30) {
                    DateField(text: text, today: today)
                }
            }
        },
        GalleryEntry("time-field", "A time", height: 2) { Holding("14:30") { text in TimeField(text: text) } },
        GalleryEntry("toggle", "A question answered with no", height: 1, keys: ["Space", "Space"]) {
            Holding(Bool?.none) { value in Toggle(.verbatim("Do you smoke?"), value: value) }
        },
        GalleryEntry("stepper", "Three, between 0 and 40", height: 1, keys: ["3"]) {
            Holding(Int?.none) { value in Stepper(value: value, in: 0...40) }
        },
        GalleryEntry("drop-down", "A closed drop-down", height: 1) {
            Holding(Int?.some(1)) { id in DropDown(languages, selection: id) }
        },
        GalleryEntry("drop-down-open", "Options found by two letters", height: 10, keys: ["Enter", "a", "n"]) {
            Holding(Int?.some(1)) { id in DropDown(languages, selection: id) }
        },
        GalleryEntry("form", "A summary of what is wrong over a field that says it too", height: 6) {
            FormSample()
        },
    ]
}

private struct FormSample: View {
    @State private var name = ""
    @FocusState private var focus: Int?

    var body: some View {
        let problem = Phrase.verbatim("Type a name.")
        VStack(spacing: 0) {
            ErrorSummary([FieldProblem(1, label: .verbatim("Name"), message: problem)], focus: $focus)
            Text(verbatim: " ")
            Field(.verbatim("Name"), isRequired: true, problem: problem) { TextField(text: $name) }
                .focused($focus, equals: 1)
        }
    }
}
