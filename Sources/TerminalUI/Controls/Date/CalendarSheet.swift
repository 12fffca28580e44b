/// A calendar over the screen, for the date in a text. Enter takes a day, Esc leaves everything as it was.
@usableFromInline struct CalendarSheet: View {
    let text: Binding<String>
    let rule: DateRule
    let today: CalendarDay

    @Environment(\.dismiss) private var dismiss

    @usableFromInline var body: some View {
        let value = (try? DateRule(precision: .year).read(text.wrappedValue)) ?? nil
        VStack {
            DayGrid(value: value, rule: rule, today: today) { day in
                text.wrappedValue = "\(day)"
                dismiss()
            }
            HelpLine()
        }
        .keyBindings([KeyBinding(.escape, "terminal.help.close", priority: 1) { dismiss() }.fixed])
    }
}
