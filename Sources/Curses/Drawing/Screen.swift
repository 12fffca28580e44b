internal import CNcurses
import TerminalUI

/// The terminal's screen: takes frames, hands ncurses the cells that changed, and lets it send them in one write.
@MainActor final class Screen {
    private let screen: OpaquePointer
    private let scalars: CellScalars
    private var colors: ColorPairs
    private var shown: CellGrid
    private var cursor: CellPoint?
    /// Whether the terminal does not show what it should, whatever the next frame.
    private(set) var isStale = true
    private var isClosed = false

    /// Opens the terminal under a name of the terminal database.
    init(name: String, input: Int32, output: Int32, colors: Bool, isUnicode: Bool) throws(CursesError) {
        guard let screen = cn_screen_open(name, input, output, colors) else { throw .cannotOpen(name: name) }
        self.screen = screen
        scalars = CellScalars(isUnicode: isUnicode)
        self.colors = ColorPairs(screen: screen)
        shown = CellGrid(size: Self.size(of: screen))
    }

    /// The present extent; at least one cell.
    var size: CellSize { shown.size }

    /// A string capability of the terminal (terminfo(5)), `nil` if it has none.
    func capability(_ name: String) -> String? {
        cn_screen_capability(screen, name).map { String(cString: $0) }
    }

    /// Shows a frame: only changed cells are looked at by ncurses, the cursor comes last, nothing is sent for no change.
    /// What lies outside the screen is not shown.
    func show(_ frame: Frame) {
        let changed = putChanges(of: frame.grid)
        let place = clamp(frame.cursor ?? CellPoint(x: 0, y: size.height - 1))
        guard changed || isStale || place != cursor else { return }
        cn_screen_update(screen, Int32(place.y), Int32(place.x))
        cursor = place
        isStale = false
    }

    /// Writes bytes past ncurses, before the first frame with it.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cn_screen_write(screen, $0.baseAddress, $0.count) }
        }
    }

    /// Makes the next frame paint every cell anew.
    func repaintAll() {
        cn_screen_repaint(screen)
        isStale = true
    }

    /// Takes on another extent, at least one cell. The next frame is painted whole.
    func resize(to size: CellSize) {
        cn_screen_resize(screen, Int32(max(1, size.height)), Int32(max(1, size.width)))
        shown = CellGrid(size: Self.size(of: screen))
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

    private func clamp(_ point: CellPoint) -> CellPoint {
        CellPoint(x: min(max(0, point.x), size.width - 1), y: min(max(0, point.y), size.height - 1))
    }

    /// Hands ncurses what differs from what is shown; whether anything does.
    private func putChanges(of grid: CellGrid) -> Bool {
        if grid.size != size { return putChanges(of: grid.fitted(to: size)) }
        let changes = grid.differences(from: shown)
        var end = 0
        for index in changes {
            let x = index % size.width
            let y = index / size.width
            let cell = grid.cells[index]
            // Cell by cell: keeping the whole grid would make its owner copy it for the next frame.
            shown[x, y] = cell
            if index < end { continue }
            // A cell is two wide if its second half follows; that half is drawn with it.
            let isWide = cell.width == 2 && x + 1 < size.width && grid.cells[index + 1].width == 0
            put(cell, width: isWide ? 2 : 1, x: x, y: y)
            end = index + (isWide ? 2 : 1)
        }
        return !changes.isEmpty
    }

    private func put(_ cell: Cell, width: Int, x: Int, y: Int) {
        let pair = colors.pair(cell.style.foreground, cell.style.background)
        let attributes = UInt32(cell.style.attributes.rawValue)
        if var scalar = cell.scalar?.value, scalar >= 0x20, scalar < 0x7f, width == 1 {
            _ = cn_screen_put(screen, Int32(y), Int32(x), &scalar, 1, attributes, pair)
            return
        }
        var column = x
        for part in scalars.parts(of: cell.character, width: width) {
            _ = cn_screen_put(
                screen, Int32(y), Int32(column), part.scalars, Int32(part.scalars.count), attributes, pair)
            column += part.width
        }
    }
}
