/// Finds what someone who misspelt a name probably meant.
enum Suggestion {
    /// The candidate with the fewest changes, if they are few for the length of the name. Of several, the first in order.
    static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
        let limit = max(1, min(3, name.count / 3))
        var best: (name: String, distance: Int)?
        for candidate in candidates.sorted() where candidate != name {
            let distance = distance(name.lowercased(), candidate.lowercased())
            if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        guard abs(left.count - right.count) <= 3 else { return Int.max }
        var rows = [Array(0...right.count)]
        for (row, first) in left.enumerated() {
            var current = [row + 1]
            for (column, second) in right.enumerated() {
                let cost = first == second ? 0 : 1
                var best = min(rows[row][column + 1] + 1, current[column] + 1, rows[row][column] + cost)
                if row > 0, column > 0, first == right[column - 1], left[row - 1] == second {
                    best = min(best, rows[row - 1][column - 1] + 1)
                }
                current.append(best)
            }
            rows.append(current)
        }
        return rows[left.count][right.count]
    }
}
