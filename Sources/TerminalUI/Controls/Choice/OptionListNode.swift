/// Keeps what is searched for, which option has the focus and which are shown.
final class OptionListNode<ID: Hashable>: Node {
    private var view: OptionList<ID>
    private var search: OptionSearch
    /// Places in what was found.
    private var focused = 0
    private var top = 0
    /// Whether the last key changed what is searched for.
    private var isTyping = false

    init(_ view: OptionList<ID>, parent: Node) {
        self.view = view
        search = Self.search(view, parent.childEnvironment.catalogue)
        super.init(parent: parent)
        focused = view.chosen ?? 0
    }

    private static func search(_ view: OptionList<ID>, _ catalogue: StringCatalogue) -> OptionSearch {
        OptionSearch(count: view.choices.count) { view.choices.map { $0.words(in: catalogue) } }
    }

    func update(_ new: OptionList<ID>) {
        if new.choices != view.choices { restart(new) }
        view = new
        host.drawingIsDue()
    }

    override func environmentDidChange(from old: EnvironmentValues) { restart(view) }

    private func restart(_ new: OptionList<ID>) {
        let query = search.query
        search = Self.search(new, environment.catalogue)
        if !query.isEmpty { search.search(query) }
        focused = min(focused, max(0, search.found.count - 1))
        invalidateLayout()
    }

    override var isFocusable: Bool { true }
    override var takesText: Bool { true }

    // MARK: Layout

    /// Columns before the words: the marker and the mark.
    private func indent(_ width: Int) -> Int { !view.hasMarks ? 2 : width < NarrowScreen.columns ? 5 : 6 }
    private var rowsShown: Int { max(1, frame.size.height - searchLine.lines.count) }

    /// What is searched for and how much was found, over as many lines as that needs while half of the rows are left for
    /// options that were found; of a text too long for that the beginning is left out.
    private var searchLine: SearchLine {
        let count =
            search.found.isEmpty
            ? words("terminal.search.none")
            : words(Phrase("terminal.search.count", .number(focused + 1), .number(search.found.count)))
        return SearchLine(
            words(view.title) + ": ", search.query, note: " (\(count))",
            room: CellSize(
                width: frame.size.width, height: search.found.isEmpty ? frame.size.height : frame.size.height / 2),
            cut: environment.glyphs.spelled("…"))
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? 40
        // As large for one option found as for all, so that nothing moves while searching.
        let limit = max(1, min(proposal.height ?? 12, host.size.height))
        let height = view.choices.prefix(limit).reduce(width < NarrowScreen.columns ? 2 : 1) {
            $0 + lines($1, width).count
        }
        return CellSize(width: width, height: min(limit, height))
    }

    private func lines(_ choice: Choice<ID>, _ width: Int) -> [[Glyph]] {
        LineWrap.lines(choice.words(in: environment.catalogue), width: max(1, width - indent(width)))
    }

    private func lines(_ place: Int) -> [[Glyph]] { lines(view.choices[search.found[place]], frame.size.width) }

    /// Moves the part shown so that the focused option is in it. Looks at no more options than show.
    private func showFocused() {
        guard focused > top else {
            top = focused
            return
        }
        var room = rowsShown
        var first = focused
        room -= lines(first).count
        while first > top, room > 0 {
            room -= lines(first - 1).count
            if room >= 0 { first -= 1 }
        }
        top = first
    }

    /// The row of the focused option, under the search.
    private var focusedRow: Int {
        guard search.found.indices.contains(focused) else { return 0 }
        showFocused()
        return searchLine.lines.count + (top..<focused).reduce(0) { $0 + lines($1).count }
    }

    /// On the focused option; after the text that is searched for, once that has been typed.
    override var cursor: CellPoint? {
        if isTyping { return searchLine.cursor }
        let row = focusedRow
        return CellPoint(x: row == 0 ? 0 : 1, y: min(row, max(0, frame.size.height - 1)))
    }

    // MARK: Drawing

    override func draw(_ painter: Painter) {
        let searchLines = searchLine.lines
        for (row, line) in searchLines.enumerated() {
            painter.draw(line, x: 0, y: row, style: style(.secondary))
        }
        guard search.found.indices.contains(focused) else { return }
        showFocused()
        var row = searchLines.count
        for place in top..<search.found.count {
            guard row < frame.size.height else { break }
            row = draw(place, painter, y: row)
        }
    }

    /// Draws an option and gives the row after it.
    private func draw(_ place: Int, _ painter: Painter, y: Int) -> Int {
        let hasFocus = place == focused
        let look = style(hasFocus ? .focus : .plain)
        if hasFocus { painter.draw(">", x: 0, y: y) }
        if view.hasMarks {
            let isChosen = search.found[place] == view.chosen
            let mark = isChosen ? (environment.glyphs == .ascii ? "(*)" : "(•)") : "( )"
            painter.draw(mark, x: indent(frame.size.width) - 4, y: y, style: look)
        }
        let lines = lines(place)
        for (row, line) in lines.enumerated() {
            painter.draw(line, x: indent(frame.size.width), y: y + row, style: look)
        }
        return y + lines.count
    }

    // MARK: Keys

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .up: move(to: focused - 1)
        case .down: move(to: focused + 1)
        case .pageUp: move(to: focused - max(1, rowsShown - 1))
        case .pageDown: move(to: focused + max(1, rowsShown - 1))
        case .home: move(to: 0)
        case .end: move(to: search.found.count - 1)
        case .enter:
            guard search.found.indices.contains(focused) else { return true }
            view.choose(search.found[focused])
        case .escape:
            guard !search.query.isEmpty else { return false }
            find("")
        case .backspace: find(String(search.query.dropLast()))
        default:
            guard case .character(let character) = key.code, key.modifiers.isEmpty else { return false }
            // `/` begins a search in other lists: here it is there already.
            if !(character == "/" && search.query.isEmpty) { find(search.query + String(character)) }
        }
        host.drawingIsDue()
        return true
    }

    /// A press on another option moves there; on the focused one it chooses, as Enter does.
    override func press(at place: CellPoint, hadFocus: Bool) {
        let first = searchLine.lines.count
        var row = first
        for option in top..<max(top, search.found.count) where row < frame.size.height {
            row += lines(option).count
            guard place.y >= first, place.y < row else { continue }
            if option == focused { view.choose(search.found[option]) } else { move(to: option) }
            return host.drawingIsDue()
        }
    }

    override func paste(_ text: String) -> Bool {
        find(search.query + PastedText.clean(text, keepsLines: false).prefix(100))
        host.drawingIsDue()
        return true
    }

    private func move(to place: Int) {
        focused = max(0, min(search.found.count - 1, place))
        isTyping = false
    }

    /// Searches for another text; the option that had the focus keeps it where nothing is searched for any more.
    private func find(_ query: String) {
        let option = search.found.indices.contains(focused) ? search.found[focused] : view.chosen ?? 0
        search.search(String(query.prefix(100)))
        top = 0
        focused = search.query.isEmpty ? option : search.best ?? 0
        move(to: focused)
        isTyping = true
    }

    override var keyBindings: [KeyBinding] {
        [
            .own(
                [.up, .down, .pageUp, .pageDown, .home, .end], "terminal.move", label: environment.glyphs.upAndDown),
            .own([.enter], view.action),
            .own([.character("/")], "terminal.search", label: "A-Z"),
        ] + (search.query.isEmpty ? [] : [.own([.escape], "terminal.search.end", isModal: true)])
    }
}
