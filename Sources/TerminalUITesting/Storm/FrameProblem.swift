import TerminalUI

/// What must hold of every frame, whatever the view.
public enum FrameProblem: Hashable, Sendable, CustomStringConvertible {
    /// The grid has another extent than the screen.
    case size(grid: CellSize, screen: CellSize)
    /// The widths of a row's cells do not add up to the screen's, or half of a wide character stands alone.
    case widths(row: Int)
    /// A cell holds what could steer a terminal, or nothing at all.
    case control(CellPoint)
    /// A row shows something else than what is drawn there now: the host has taken it for unchanged.
    case outdated(row: Int)
    /// There is no cursor, or it is outside of the screen.
    case noCursor
    /// The cursor is not on the focused control.
    case cursor(CellPoint, focused: CellRect)

    /// What is wrong, and where.
    public var description: String {
        switch self {
        case .size(let grid, let screen):
            "the grid is \(grid.width)x\(grid.height) on a screen of \(screen.width)x\(screen.height)"
        case .widths(let row): "row \(row): the widths of its cells do not add up"
        case .control(let place): "column \(place.x) of row \(place.y) holds a control character, or nothing"
        case .outdated(let row): "row \(row) should have been drawn anew"
        case .noCursor: "there is no cursor on the screen"
        case .cursor(let place, let area):
            "the cursor is at column \(place.x) of row \(place.y), the focused control at columns "
                + "\(area.minX)..<\(area.maxX) of rows \(area.minY)..<\(area.maxY)"
        }
    }
}

extension Pilot {
    /// What is wrong with the frame as it is now; nothing, if all is well.
    public var problems: [FrameProblem] {
        // Takes in what has changed and was not shown yet.
        let focused = host.focusedArea
        refresh()
        let size = host.size
        let grid = frame.grid
        guard grid.size == size else { return [.size(grid: grid.size, screen: size)] }
        guard size.width > 0, size.height > 0 else { return [] }
        var problems: [FrameProblem] = []
        let whole = host.wholePicture()
        for y in 0..<size.height {
            if (0..<size.width).contains(where: { grid[$0, y] != whole[$0, y] }) { problems.append(.outdated(row: y)) }
            if !Self.addsUp(grid, row: y) { problems.append(.widths(row: y)) }
            for x in 0..<size.width where grid[x, y].character.unicodeScalars.contains(where: HostileText.isHarmful) {
                problems.append(.control(CellPoint(x: x, y: y)))
            }
        }
        guard let cursor = frame.cursor, CellRect(origin: .zero, size: size).contains(cursor) else {
            return problems + [.noCursor]
        }
        if let area = focused, area.size.width > 0, area.size.height > 0, !area.contains(cursor) {
            problems.append(.cursor(cursor, focused: area))
        }
        return problems
    }

    private static func addsUp(_ grid: CellGrid, row: Int) -> Bool {
        var x = 0
        while x < grid.size.width {
            switch grid[x, row].width {
            case 1: x += 1
            case 2:
                guard x + 1 < grid.size.width, grid[x + 1, row].width == 0 else { return false }
                x += 2
            default: return false
            }
        }
        return true
    }
}
