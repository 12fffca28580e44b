/// How far a search through the rows of a list has come: it goes on from where it stopped.
struct RowSearch {
    private var wanted = ""
    private var start = 0
    private var looked = 0
    /// Whether rows are left to look at.
    private(set) var isRunning = false
    /// Whether no row has the words.
    private(set) var hasFailed = false

    /// Searches for a folded text from a row on. Rows that were looked at for the beginning of the text are not looked at again.
    mutating func look(for text: String, from row: Int) {
        let goesOn = (isRunning || hasFailed) && row == start && text.hasPrefix(wanted)
        if !goesOn { looked = 0 }
        wanted = text
        start = row
        hasFailed = false
        isRunning = !text.allSatisfy(\.isWhitespace)
    }

    /// Looks at the next rows, `limit` at most, and gives the first that has all the words.
    mutating func next(_ limit: Int, of count: Int, words: (Int) -> String) -> Int? {
        let end = min(count, looked + limit)
        while looked < end {
            let row = (start + looked) % count
            guard !SearchText.matches(words(row), wanted) else {
                isRunning = false
                return row
            }
            looked += 1
        }
        guard looked >= count else { return nil }
        isRunning = false
        hasFailed = true
        return nil
    }

    /// The rows are others now: what has been looked at counts no more.
    mutating func restart(from row: Int) {
        start = row
        looked = 0
    }
}
