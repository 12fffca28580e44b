import TerminalUI

/// How two screens differ, in a form that is read at a glance.
public enum ScreenDifference {
    /// The rows that differ: `-` as expected, `+` as it is, and under them `^` at the columns that differ; `nil` when
    /// there is no difference. Rows and columns count from 0, as in ``CellGrid``.
    ///
    /// ```
    ///   3 - > 0 ( ) Not at all
    ///   3 + > 0 (•) Not at all
    ///            ^ column 5
    /// ```
    ///
    /// Trailing blanks and empty rows at the end do not count.
    public static func between(expected: String, actual: String) -> String? {
        let wanted = rows(expected)
        let found = rows(actual)
        guard wanted != found else { return nil }
        var report: [String] = []
        for row in 0..<max(wanted.count, found.count) {
            let left = row < wanted.count ? wanted[row] : nil
            let right = row < found.count ? found[row] : nil
            if left == right { continue }
            let number = String(repeating: " ", count: max(0, 3 - String(row).count)) + String(row)
            if let left { report.append("\(number) - \(left)") }
            if let right { report.append("\(number) + \(right)") }
            if let left, let right { report.append("      " + marks(left, right)) }
        }
        return report.joined(separator: "\n")
    }

    /// Marks under the columns in which two rows differ, and their numbers.
    private static func marks(_ left: String, _ right: String) -> String {
        let wanted = columns(left)
        let found = columns(right)
        let differing = (0..<max(wanted.count, found.count)).filter { column in
            (column < wanted.count ? wanted[column] : " ") != (column < found.count ? found[column] : " ")
        }
        guard let first = differing.first, let last = differing.last else { return "" }
        let marks = (0...last).map { differing.contains($0) ? "^" : " " }.joined()
        return marks + (first == last ? " column \(first)" : " columns \(first)-\(last)")
    }

    /// What stands in each column; `nil` in the second half of what is wide.
    private static func columns(_ row: String) -> [Character?] {
        row.flatMap { character -> [Character?] in
            [character] + Array(repeating: nil, count: max(0, DisplayText.width(String(character)) - 1))
        }
    }

    private static func rows(_ text: String) -> [String] {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            var row = row
            while row.last == " " { row.removeLast() }
            return String(row)
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }
}

extension Pilot {
    /// How the screen differs from the one expected; `nil` when it does not. `#expect(pilot.difference(from: "…") == nil)`.
    /// - Parameters:
    ///   - expected: the text of the screen.
    ///   - styles: its looks, as ``styles`` gives them; `nil` when any will do.
    public func difference(from expected: String, styles: String? = nil) -> String? {
        let text = ScreenDifference.between(expected: expected, actual: screen)
        let looks = styles.flatMap { ScreenDifference.between(expected: $0, actual: self.styles) }
        return switch (text, looks) {
        case (nil, nil): nil
        case (let text?, nil): text
        case (nil, let looks?): "styles\n\(looks)"
        case (let text?, let looks?): "\(text)\nstyles\n\(looks)"
        }
    }

    /// The looks of the screen as ``StyleLetters`` writes them.
    public var styles: String { StyleLetters(frame.grid).text }
}
