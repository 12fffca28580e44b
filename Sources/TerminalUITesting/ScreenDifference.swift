/// How two screens differ, in a form that is read at a glance.
public enum ScreenDifference {
    /// The rows that differ: `-` as expected, `+` as it is; `nil` when there is none.
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
        }
        return report.joined(separator: "\n")
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
    public func difference(from expected: String) -> String? {
        ScreenDifference.between(expected: expected, actual: screen)
    }
}
