internal import CNcurses
import TerminalUI

/// The terminal's screen: takes frames, hands ncurses the cells that changed, and lets it send them in one write.
@MainActor final class Screen {
    private let screen: OpaquePointer
    private let scalars: CellScalars
    private var colors: ColorPairs
    /// The present extent; at least one cell.
    private(set) var size: CellSize
    /// What the terminal shows, row by row. Not a grid of the host's: sharing its cells would make the host copy them.
    private var shown: [Cell]
    /// The characters of a run of plain cells, put together for ncurses.
    private var text: [UInt32] = []
    private var cursor: CellPoint?
    /// Whether the terminal does not show what it should, whatever the next frame.
    private(set) var isStale = true
    /// Whether nothing of the frame before is known to be there.
    private var isResized = true
    private var isClosed = false

    /// Opens the terminal under a name of the terminal database.
    init(name: String, input: Int32, output: Int32, colors: Bool, isUnicode: Bool) throws(CursesError) {
        guard let screen = cn_screen_open(name, input, output, colors) else { throw .cannotOpen(name: name) }
        self.screen = screen
        scalars = CellScalars(isUnicode: isUnicode)
        self.colors = ColorPairs(screen: screen)
        size = Self.size(of: screen)
        shown = Self.blanks(size)
    }

    /// A string capability of the terminal (terminfo(5)), `nil` if it has none.
    func capability(_ name: String) -> String? {
        cn_screen_capability(screen, name).map { String(cString: $0) }
    }

    /// Shows a frame: only changed cells are looked at by ncurses, the cursor comes last, nothing is sent for no change.
    /// What lies outside the screen is not shown.
    ///
    /// `drawn`: the only rows that are looked at. The others are as in the frame before, which was shown.
    func show(_ frame: Frame, drawn: Range<Int>? = nil) {
        let rows = isResized ? nil : drawn
        isResized = false
        let changed = putChanges(of: frame.grid, in: rows ?? 0..<size.height)
        let place = clamp(frame.cursor ?? CellPoint(x: 0, y: size.height - 1))
        guard changed || isStale || place != cursor else { return }
        cn_screen_update(screen, Int32(place.y), Int32(place.x))
        cursor = place
        isStale = false
    }

    /// Writes bytes past ncurses, before the first frame with it.
    func write(_ text: String) { cn_screen_write(screen, text, text.utf8.count) }

    /// Makes the next frame paint every cell anew.
    func repaintAll() {
        cn_screen_repaint(screen)
        isStale = true
    }

    /// Takes on another extent, at least one cell. The next frame is painted whole.
    func resize(to size: CellSize) {
        cn_screen_resize(screen, Int32(max(1, size.height)), Int32(max(1, size.width)))
        self.size = Self.size(of: screen)
        shown = Self.blanks(self.size)
        isResized = true
        isStale = true
    }

    /// Gives the terminal back for a while; the next frame takes it again, painted whole.
    func suspend() { cn_screen_suspend(screen) }

    /// Sets the terminal's modes again after somebody else has changed them.
    func resetModes() { cn_screen_reset_modes(screen) }

    /// Leaves full screen. `silently` when nothing can be written any more. Nothing may follow.
    func close(silently: Bool) {
        guard !isClosed else { return }
        isClosed = true
        cn_screen_close(screen, silently)
    }

    private static func size(of screen: OpaquePointer) -> CellSize {
        var rows: Int32 = 0
        var columns: Int32 = 0
        cn_screen_size(screen, &rows, &columns)
        return CellSize(width: Int(columns), height: Int(rows))
    }

    private static func blanks(_ size: CellSize) -> [Cell] { Array(repeating: .blank, count: size.width * size.height) }

    private func clamp(_ point: CellPoint) -> CellPoint {
        CellPoint(x: min(max(0, point.x), size.width - 1), y: min(max(0, point.y), size.height - 1))
    }

    /// Hands ncurses what differs in some rows from what is shown; whether anything does.
    private func putChanges(of grid: CellGrid, in rows: Range<Int>) -> Bool {
        if grid.size != size { return putChanges(of: grid.fitted(to: size), in: 0..<size.height) }
        let runs = grid.differences(from: shown, in: rows)
        let cells = grid.cells
        for run in runs {
            let range = run.start + run.columns.lowerBound..<run.start + run.columns.upperBound
            shown.replaceSubrange(range, with: cells[range])
            put(run, of: cells)
        }
        return !runs.isEmpty
    }

    private func put(_ run: CellRun, of cells: [Cell]) {
        var x = run.columns.lowerBound
        while x < run.columns.upperBound {
            let cell = cells[run.start + x]
            if Self.isPlain(cell) {
                x = putText(from: x, in: run, of: cells)
                continue
            }
            // A cell is two wide if its second half follows; that half is drawn with it.
            let isWide = cell.width == 2 && x + 1 < size.width && cells[run.start + x + 1].width == 0
            put(cell, width: isWide ? 2 : 1, x: x, y: run.row)
            x += isWide ? 2 : 1
        }
    }

    /// Whether a cell holds one column of ASCII: nothing that the C library may see otherwise.
    private static func isPlain(_ cell: Cell) -> Bool {
        guard cell.width < 2, let scalar = cell.scalar?.value else { return false }
        return scalar >= 0x20 && scalar < 0x7f
    }

    /// Puts the plain cells from a column on that have the same look, and gives the column after them.
    private func putText(from first: Int, in run: CellRun, of cells: [Cell]) -> Int {
        let style = cells[run.start + first].style
        text.removeAll(keepingCapacity: true)
        for x in first..<run.columns.upperBound {
            let cell = cells[run.start + x]
            guard cell.style == style, Self.isPlain(cell), let scalar = cell.scalar else { break }
            text.append(scalar.value)
        }
        let pair = colors.pair(style.foreground, style.background)
        _ = cn_screen_put_text(
            screen, Int32(run.row), Int32(first), text, Int32(text.count), UInt32(style.attributes.rawValue), pair)
        return first + text.count
    }

    private func put(_ cell: Cell, width: Int, x: Int, y: Int) {
        let pair = colors.pair(cell.style.foreground, cell.style.background)
        let attributes = UInt32(cell.style.attributes.rawValue)
        var column = x
        for part in scalars.parts(of: cell.character, width: width) {
            _ = cn_screen_put(
                screen, Int32(y), Int32(column), part.scalars, Int32(part.scalars.count), attributes, pair)
            column += part.width
        }
    }
}
