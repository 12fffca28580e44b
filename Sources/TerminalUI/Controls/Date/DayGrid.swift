/// The days of a month in weeks, or one a line where there is little room.
struct DayGrid: PrimitiveView {
    /// What is in the field now.
    let value: PartialDate?
    let rule: DateRule
    let today: CalendarDay
    let take: @MainActor (CalendarDay) -> Void

    /// Keeps the day that has the focus.
    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? DayGridNode) ?? DayGridNode(view, parent: parent)
        node.view = view
        parent.host.drawingIsDue()
        return node
    }

    /// The first day of the week, 1 for Monday, by the region in a language tag (CLDR's week data, the larger regions).
    static func firstWeekday(of language: String) -> Int {
        let region = language.split(separator: "-").dropFirst().last ?? ""
        if ["US", "CA", "BR", "MX", "JP", "KR", "IL", "IN", "ZA", "CO", "PE", "PH", "TW", "HK"].contains(region) {
            return 7
        }
        return ["AE", "EG", "IQ", "JO", "KW", "QA", "SY", "DZ", "AF", "IR"].contains(region) ? 6 : 1
    }
}
