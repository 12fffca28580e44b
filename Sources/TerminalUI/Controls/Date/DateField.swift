/// A date to type, year first; Ctrl-K opens a calendar to take a day from.
///
/// What was typed stays as it is, and is said to be no date once the person tries to go on (Enter, Tab, ↓). See ``DateRule``
/// for what is read. A day taken from the calendar is written as `2026-11-27`.
public struct DateField: View {
    let source: EntrySource<PartialDate>
    let rule: DateRule
    let today: CalendarDay

    @State private var typed = ""
    @State private var isCalendarOpen = false

    /// Edits the text of a date. The owner reads it by the same rule.
    /// - Parameters:
    ///   - text: what is typed.
    ///   - rule: which dates are taken.
    ///   - today: where the calendar opens while nothing is typed.
    public init(text: Binding<String>, rule: DateRule = DateRule(), today: CalendarDay) {
        source = .text(text)
        self.rule = rule
        self.today = today
    }

    /// Edits a date; `nil` while nothing is typed, or nothing that can be taken.
    public init(date: Binding<PartialDate?>, rule: DateRule = DateRule(), today: CalendarDay) {
        source = .value(date)
        self.rule = rule
        self.today = today
    }

    /// The field, what may be typed, and what is wrong.
    public var body: some View {
        let text = source.text(typed: $typed, read: { (try? rule.read($0)) ?? nil }, write: { "\($0)" })
        EntryView(text: text, width: 12, hint: rule.hint) { rule.problem($0) }
            .calendar(isPresented: $isCalendarOpen, text: text, rule: rule, today: today)
    }
}

extension View {
    /// Opens a calendar on Ctrl-K that writes the day taken into a text.
    /// - Parameters:
    ///   - isPresented: whether it is open.
    ///   - text: where the calendar opens, and what a day taken replaces, as `2026-11-27`.
    ///   - rule: which days can be taken.
    ///   - today: where it opens while the text is no date.
    public func calendar(isPresented: Binding<Bool>, text: Binding<String>, rule: DateRule, today: CalendarDay)
        -> some View
    {
        keyBindings([
            KeyBinding(.control("k"), "terminal.calendar") { isPresented.wrappedValue = true }
        ])
        .sheet(isPresented: isPresented) {
            CalendarSheet(text: text, rule: rule, today: today)
        }
    }
}
