/// Keeps the day that has the focus.
final class DayGridNode: Node {
    var view: DayGrid
    private var focusedDay: CalendarDay

    /// A title, the names of the days, and six weeks.
    private static let gridSize = CellSize(width: 28, height: 8)

    init(_ view: DayGrid, parent: Node) {
        self.view = view
        focusedDay = view.rule.clamp(view.value?.first ?? view.today)
        super.init(parent: parent)
    }

    override var isFocusable: Bool { true }
    override func environmentDidChange(from old: EnvironmentValues) { host.drawingIsDue() }

    // MARK: Layout

    private func isGrid(_ size: CellSize) -> Bool {
        size.width >= Self.gridSize.width && size.height >= Self.gridSize.height
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = min(proposal.width ?? Self.gridSize.width, Self.gridSize.width)
        return CellSize(width: width, height: max(1, min(proposal.height ?? 8, Self.gridSize.height)))
    }

    private var firstWeekday: Int { DayGrid.firstWeekday(of: environment.catalogue.language) }

    /// Days of the week before the first of the month shown.
    private var lead: Int { (focusedDay.firstOfMonth.weekday - firstWeekday + 7) % 7 }

    /// Where a day of the month shown stands in the grid.
    private func place(of day: CalendarDay, lead: Int) -> CellPoint {
        let index = lead + day.day - 1
        return CellPoint(x: index % 7 * 3, y: 2 + index / 7)
    }

    /// The row of the focused day in the list.
    private var listRow: Int { max(0, frame.size.height - 1) / 2 }

    override var cursor: CellPoint? {
        guard isGrid(frame.size) else { return CellPoint(x: 1, y: listRow) }
        let place = place(of: focusedDay, lead: lead)
        return CellPoint(x: place.x + 1, y: place.y)
    }

    // MARK: Drawing

    private func weekdayName(_ weekday: Int) -> String { words(Weekday.names[weekday - 1]) }

    private func isAllowed(_ day: CalendarDay) -> Bool { view.rule.clamp(day) == day }

    override func draw(_ painter: Painter) {
        if isGrid(frame.size) { drawGrid(painter) } else { drawList(painter) }
    }

    private func drawGrid(_ painter: Painter) {
        let day = focusedDay
        var title = words(
            Phrase(
                "terminal.calendar.day", .text(weekdayName(day.weekday)), .number(day.day),
                .phrase(.key(StringKey("terminal.month.\(day.month)"))), .number(day.year)))
        if day == view.today { title += ", " + words("terminal.calendar.isToday") }
        painter.draw(title, x: 1, y: 0, style: style(.heading))
        let firstWeekday = firstWeekday
        for column in 0..<7 {
            let name = weekdayName((firstWeekday - 1 + column) % 7 + 1).prefix(2)
            painter.draw(String(name), x: column * 3 + 1, y: 1, style: style(.secondary))
        }
        let lead = lead
        var shown = day.firstOfMonth
        while true {
            if isAllowed(shown) { draw(shown, painter, place(of: shown, lead: lead)) }
            guard shown < day.lastOfMonth else { break }
            shown = shown.adding(days: 1)
        }
    }

    private func draw(_ day: CalendarDay, _ painter: Painter, _ place: CellPoint) {
        let number = (day.day < 10 ? " " : "") + String(day.day)
        if day == focusedDay {
            painter.draw(">", x: place.x, y: place.y)
        } else if view.value == .day(day) {
            painter.draw("*", x: place.x, y: place.y)
        }
        painter.draw(number, x: place.x + 1, y: place.y, style: style(day == focusedDay ? .focus : .plain))
    }

    private func drawList(_ painter: Painter) {
        for row in 0..<frame.size.height {
            let day = focusedDay.adding(days: row - listRow)
            guard isAllowed(day), row == listRow || day != focusedDay else { continue }
            var line = "\(day) \(weekdayName(day.weekday))"
            let today = " " + words("terminal.calendar.isToday")
            if day == view.today, DisplayText.width(line + today) < frame.size.width { line += today }
            if row == listRow { painter.draw(">", x: 0, y: row) }
            painter.draw(line, x: 1, y: row, style: style(row == listRow ? .focus : .plain))
        }
    }

    // MARK: Keys

    override func handle(_ key: Key) -> Bool {
        let week = isGrid(frame.size) ? 7 : 1
        switch key {
        case .left: move(to: focusedDay.adding(days: week == 7 ? -1 : -7))
        case .right: move(to: focusedDay.adding(days: week == 7 ? 1 : 7))
        case .up: move(to: focusedDay.adding(days: -week))
        case .down: move(to: focusedDay.adding(days: week))
        case .pageUp: move(to: focusedDay.adding(months: -1))
        case .pageDown: move(to: focusedDay.adding(months: 1))
        case .character("<"): move(to: focusedDay.adding(months: -12))
        case .character(">"): move(to: focusedDay.adding(months: 12))
        case .home: move(to: focusedDay.firstOfMonth)
        case .end: move(to: focusedDay.lastOfMonth)
        case .character("t"): move(to: view.today)
        case .enter: view.take(focusedDay)
        default: return false
        }
        return true
    }

    /// A press moves to a day; one on the day that has the focus takes it.
    override func press(at place: CellPoint, hadFocus: Bool) {
        guard let day = day(at: place) else { return }
        if hadFocus, day == focusedDay { view.take(day) } else { move(to: day) }
    }

    private func day(at place: CellPoint) -> CalendarDay? {
        guard isGrid(frame.size) else {
            let day = focusedDay.adding(days: place.y - listRow)
            return isAllowed(day) ? day : nil
        }
        let column = place.x / 3
        let index = (place.y - 2) * 7 + column - lead
        guard column < 7, index >= 0, index < focusedDay.lastOfMonth.day else { return nil }
        let day = focusedDay.firstOfMonth.adding(days: index)
        return isAllowed(day) ? day : nil
    }

    private func move(to day: CalendarDay) {
        focusedDay = view.rule.clamp(day)
        host.drawingIsDue()
    }

    override var keyBindings: [KeyBinding] {
        let isASCII = environment.glyphs == .ascii
        return [
            .own([.left, .right, .up, .down, .home, .end], "terminal.move", label: isASCII ? "Arrows" : "←→↑↓"),
            .own([.enter], "terminal.calendar.take"),
            .own([.pageUp, .pageDown], "terminal.calendar.month", label: "PgUp/PgDn"),
            .own([.character("<"), .character(">")], "terminal.calendar.year", label: "</>", isMinor: true),
            .own([.character("t")], "terminal.calendar.today", isMinor: true),
        ]
    }
}
