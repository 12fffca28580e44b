/// What a day of a ``CalendarHeatMap`` was, as a letter with a meaning.
public struct CalendarMark: Hashable, Sendable {
    /// The letter that stands on the day. It alone tells marks apart; colour only repeats it.
    public var letter: Character
    /// The same in ASCII.
    public var asciiLetter: Character
    /// The meaning in words.
    public var meaning: Phrase
    /// How the letter looks.
    public var role: StyleRole

    /// Makes a mark. Without an ASCII letter of its own, one that is not ASCII becomes a full stop there.
    public init(
        _ letter: Character, _ meaning: Phrase, role: StyleRole = .plain, asciiLetter: Character? = nil
    ) {
        self.letter = letter
        self.meaning = meaning
        self.role = role
        self.asciiLetter = asciiLetter ?? (letter.isASCII ? letter : ".")
    }

    /// The letter as it is drawn.
    func letter(in glyphs: GlyphSet) -> String { String(glyphs == .ascii ? asciiLetter : letter) }
}

/// Seven days of a ``CalendarHeatMap``.
public struct CalendarWeek: Hashable, Sendable {
    /// The date of its first day, in words.
    public var label: Phrase
    /// The marks of its days, Monday first; `nil` is a day outside of what is shown.
    public var days: [CalendarMark?]

    /// Makes a week. What is missing of seven days is outside, what is beyond is left out.
    public init(_ label: Phrase, days: [CalendarMark?]) {
        self.label = label
        self.days = Array((days + Array(repeating: nil, count: 7)).prefix(7))
    }

    /// `week of 16 Nov`.
    var name: Phrase { Phrase("terminal.weekOf", .phrase(label)) }
}

/// Weeks of days as letters, with their meanings under them.
///
/// On less than 30 columns the days are named by one letter; where not even that fits, each week is a line that wraps.
public struct CalendarHeatMap: TabularChart, PrimitiveView, Equatable {
    let title: Phrase
    let weeks: [CalendarWeek]
    let marks: [CalendarMark]

    /// Makes a map.
    /// - Parameters:
    ///   - title: what it is about; no words leave the line out.
    ///   - weeks: from the top.
    ///   - marks: those explained under it, in order; those that occur where it is `nil`.
    public init(_ title: Phrase = .verbatim(""), weeks: [CalendarWeek], marks: [CalendarMark]? = nil) {
        self.title = title
        self.weeks = weeks
        var seen: Set<CalendarMark> = []
        self.marks = marks ?? weeks.flatMap(\.days).compactMap(\.self).filter { seen.insert($0).inserted }
    }

    /// A line for each week: `week of 16 Nov: Mon done, Tue missed`.
    public var table: ChartTable {
        ChartTable(
            title,
            rows: weeks.map { week in
                let days = zip(week.days, Weekday.names).compactMap { mark, name in
                    mark.map { Phrase("terminal.pair", .phrase(name), .phrase($0.meaning)) }
                }
                let value = days.dropFirst().reduce(days.first ?? "terminal.noValue") {
                    Phrase("terminal.list", .phrase($0), .phrase($1))
                }
                return ChartTable.Row(week.name, value)
            })
    }

    /// Keeps the map's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? CalendarHeatMapNode) ?? CalendarHeatMapNode(view, parent: parent)
        node.update(view)
        return node
    }
}

enum Weekday {
    /// Short names, Monday first.
    static let names = (1...7).map { Phrase.key(StringKey("terminal.weekday.\($0)")) }
}

final class CalendarHeatMapNode: ChartNode<CalendarHeatMap> {
    override func lines(width: Int, height: Int?) -> [StyledLine] {
        let catalogue = environment.catalogue
        let labels = view.weeks.map { week in
            DisplayText.visualLine((width < NarrowScreen.columns ? week.label : week.name).text(in: catalogue))
        }
        let names = Weekday.names.map { name in
            let glyphs = DisplayText.line(name.text(in: catalogue))
            return width < NarrowScreen.columns ? Array(glyphs.prefix(1)) : BidirectionalLine.visual(glyphs)
        }
        let labelWidth = labels.reduce(0) { max($0, $1.columns) }
        let cell = names.reduce(1) { max($0, $1.columns) } + 1
        guard !view.weeks.isEmpty, labelWidth + 7 * cell <= width else {
            return view.table.drawing(width: width, environment)
        }
        let plain = environment.textStyle
        var head = StyledLine()
        for (index, name) in names.enumerated() {
            head.pad(to: labelWidth + 1 + index * cell)
            head.add(name, style: plain)
        }
        let rows = zip(view.weeks, labels).map { week, label in
            var line = StyledLine(label, style: plain)
            for (index, mark) in week.days.enumerated() {
                guard let mark else { continue }
                line.pad(to: labelWidth + 1 + index * cell + (cell - 2) / 2)
                line.add(mark.letter(in: environment.glyphs), style: environment.style(mark.role))
            }
            return line
        }
        return ChartTable.heading(view.title, width: width, environment) + [head] + rows + legend(width)
    }

    /// The meanings, as many beside each other as fit.
    private func legend(_ width: Int) -> [StyledLine] {
        StyledLine.flow(
            view.marks.map { $0.letter(in: environment.glyphs) + " " + $0.meaning.text(in: environment.catalogue) },
            width: width, style: environment.textStyle)
    }
}
