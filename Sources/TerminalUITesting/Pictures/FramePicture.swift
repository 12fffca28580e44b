import TerminalUI

/// A frame as an SVG picture, for documentation: what a terminal with a light background would show.
///
/// The same frame gives the same bytes: a picture that is kept with the sources can be compared with the view of today.
public struct FramePicture: Hashable, Sendable {
    /// The picture's source.
    public let svg: String

    /// Draws a frame. O(cells).
    /// - Parameters:
    ///   - frame: what the terminal shows.
    ///   - title: what the picture shows, for those who hear it.
    public init(_ frame: Frame, title: String) {
        let size = frame.grid.size
        let width = Self.rounded(Double(size.width) * Self.cellWidth + 2 * Self.margin)
        let height = Self.rounded(Double(size.height) * Self.cellHeight + 2 * Self.margin)
        var body = ""
        for y in 0..<size.height { body += Self.runs(frame.grid, y).map { $0.drawn(atRow: y) }.joined() }
        if let cursor = frame.cursor { body += Self.mark(cursor) }
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" role="img">
            <title>\(Self.escaped(title))</title>
            <rect width="100%" height="100%" rx="8" fill="\(Self.paper)" stroke="#c9c4b8"/>
            <g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="\(Self.ink)">
            \(body)</g>
            </svg>

            """
    }

    private static let cellWidth = 8.4
    private static let cellHeight = 18.0
    private static let margin = 12.0
    private static let paper = "#fbfaf7"
    private static let ink = "#1d1d1b"

    /// Neighbouring cells of one look.
    private struct Run {
        var column: Int
        var columns: Int
        var text: String
        var style: CellStyle

        func drawn(atRow row: Int) -> String {
            let x = FramePicture.rounded(margin + Double(column) * cellWidth)
            let top = FramePicture.rounded(margin + Double(row) * cellHeight)
            let width = FramePicture.rounded(Double(columns) * cellWidth)
            let isReversed = style.attributes.contains(.reverse)
            let ink = FramePicture.color(style.foreground) ?? FramePicture.ink
            let paper = FramePicture.color(style.background)
            var drawn = ""
            if let behind = isReversed ? ink : paper {
                drawn +=
                    "<rect x=\"\(x)\" y=\"\(top)\" width=\"\(width)\" height=\"\(cellHeight)\" fill=\"\(behind)\"/>\n"
            }
            guard text.contains(where: { $0 != " " }) else { return drawn }
            var look = " fill=\"\(isReversed ? paper ?? FramePicture.paper : ink)\""
            if style.attributes.contains(.bold) { look += " font-weight=\"bold\"" }
            if style.attributes.contains(.dim) { look += " opacity=\"0.65\"" }
            if style.attributes.contains(.underline) { look += " text-decoration=\"underline\"" }
            return drawn
                + "<text x=\"\(x)\" y=\"\(FramePicture.rounded(top + 13.5))\" textLength=\"\(width)\" "
                + "xml:space=\"preserve\"\(look)>\(FramePicture.escaped(text))</text>\n"
        }
    }

    private static func runs(_ grid: CellGrid, _ y: Int) -> [Run] {
        var runs: [Run] = []
        for x in 0..<grid.size.width {
            let cell = grid[x, y]
            guard cell.width > 0 else { continue }
            if let last = runs.last, last.style == cell.style {
                runs[runs.count - 1].text.append(cell.character)
                runs[runs.count - 1].columns += Int(cell.width)
            } else {
                runs.append(
                    Run(column: x, columns: Int(cell.width), text: String(cell.character), style: cell.style))
            }
        }
        // Blanks to the right edge need no drawing.
        if let last = runs.last, last.style == .plain, !last.text.contains(where: { $0 != " " }) { runs.removeLast() }
        return runs
    }

    /// A bar under the cell where the cursor stands.
    private static func mark(_ cursor: CellPoint) -> String {
        let x = rounded(margin + Double(cursor.x) * cellWidth)
        let y = rounded(margin + Double(cursor.y + 1) * cellHeight - 2)
        return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(cellWidth)\" height=\"2.0\" fill=\"#1f5fa8\"/>\n"
    }

    private static func color(_ color: TerminalColor) -> String? {
        switch color {
        case .terminalDefault: nil
        case .black: "#1d1d1b"
        case .red: "#b3261e"
        case .green: "#2e7d32"
        case .yellow: "#8a6100"
        case .blue: "#1f5fa8"
        case .magenta: "#8e3a8e"
        case .cyan: "#1b7a7a"
        case .white: "#6b675e"
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
