/// A terminal's screen as an SVG picture, from what `tmux capture-pane -e` gives: text with SGR sequences.
struct ScreenPicture {
    private static let cellWidth = 8.4
    private static let cellHeight = 18.0
    private static let margin = 12.0

    /// The picture.
    let svg: String

    /// Draws a screen. Knows the attributes and the eight colours that the program uses.
    init(captured text: String, width: Int, height: Int, title: String) {
        let pixelWidth = Double(width) * Self.cellWidth + 2 * Self.margin
        let pixelHeight = Double(height) * Self.cellHeight + 2 * Self.margin
        var body = ""
        for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(height).enumerated() {
            body += Self.row(Self.runs(in: line), at: row)
        }
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(pixelWidth)" height="\(pixelHeight)" role="img">
            <title>\(Self.escaped(title))</title>
            <rect width="100%" height="100%" rx="8" fill="#fbfaf7" stroke="#c9c4b8"/>
            <g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#1d1d1b">
            \(body)</g>
            </svg>

            """
    }

    /// A stretch of text with one look.
    private struct Run {
        var column: Int
        var text: String
        var look: Look
    }

    private struct Look: Equatable {
        var isBold = false
        var isDim = false
        var isUnderlined = false
        var isReversed = false
        var color: Int?
    }

    private static func runs(in line: Substring) -> [Run] {
        var runs: [Run] = []
        var look = Look()
        var column = 0
        var rest = line[...]
        while let character = rest.popFirst() {
            if character == "\u{1B}", rest.first == "[" {
                let end = rest.firstIndex(of: "m") ?? rest.endIndex
                let codes = rest[..<end].dropFirst().split(separator: ";").compactMap { Int($0) }
                rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
                for code in codes.isEmpty ? [0] : codes { apply(code, to: &look) }
                continue
            }
            if runs.last?.look == look {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append(Run(column: column, text: String(character), look: look))
            }
            column += 1
        }
        return runs
    }

    private static func apply(_ code: Int, to look: inout Look) {
        switch code {
        case 0: look = Look()
        case 1: look.isBold = true
        case 2: look.isDim = true
        case 4: look.isUnderlined = true
        case 7: look.isReversed = true
        case 22: (look.isBold, look.isDim) = (false, false)
        case 24: look.isUnderlined = false
        case 27: look.isReversed = false
        case 30...37: look.color = code - 30
        case 39: look.color = nil
        default: break
        }
    }

    private static let colors = [
        "#1d1d1b", "#b3261e", "#2e7d32", "#8a6100", "#1f5fa8", "#8e3a8e", "#1b7a7a", "#6b675e",
    ]

    private static func row(_ runs: [Run], at row: Int) -> String {
        let top = margin + Double(row) * cellHeight
        var drawn = ""
        for run in runs {
            let x = margin + Double(run.column) * cellWidth
            let width = Double(run.text.count) * cellWidth
            let ink = run.look.color.map { colors[$0] } ?? colors[0]
            if run.look.isReversed {
                drawn +=
                    "<rect x=\"\(rounded(x))\" y=\"\(rounded(top))\" width=\"\(rounded(width))\" "
                    + "height=\"\(rounded(cellHeight))\" fill=\"\(ink)\"/>\n"
            }
            guard run.text.contains(where: { $0 != " " }) else { continue }
            var attributes = " fill=\"\(run.look.isReversed ? "#fbfaf7" : ink)\""
            if run.look.isBold { attributes += " font-weight=\"bold\"" }
            if run.look.isDim { attributes += " opacity=\"0.65\"" }
            if run.look.isUnderlined { attributes += " text-decoration=\"underline\"" }
            drawn +=
                "<text x=\"\(rounded(x))\" y=\"\(rounded(top + 13.5))\" textLength=\"\(rounded(width))\" "
                + "xml:space=\"preserve\"\(attributes)>\(escaped(run.text))</text>\n"
        }
        return drawn
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
