/// A calendar over the screen. Enter takes a day, Esc leaves everything as it was.
struct CalendarSheet: View {
    let value: PartialDate?
    let rule: DateRule
    let today: CalendarDay
    let take: @MainActor (CalendarDay) -> Void

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            DayGrid(value: value, rule: rule, today: today) { day in
                take(day)
                dismiss()
            }
            HelpLine()
        }
        .keyBindings([KeyBinding(.escape, "terminal.help.close", priority: 1) { dismiss() }])
    }
}
