/// Finds options by what is typed. Options are prepared once; each further letter looks only at those found so far.
struct OptionSearch {
    private let labels: () -> [String]
    private var folded: [String]?
    let count: Int
    private(set) var query = ""
    /// The options found, in their own order; all of them while nothing is typed.
    private(set) var found: [Int]

    /// - Parameter labels: the options' words; asked for when the first letter is typed.
    init(count: Int, labels: @escaping () -> [String]) {
        self.count = count
        self.labels = labels
        found = Array(0..<count)
    }

    /// Searches for another text.
    mutating func search(_ text: String) {
        let old = SearchText.fold(query)
        query = text
        let new = SearchText.fold(text)
        guard !new.allSatisfy(\.isWhitespace) else {
            found = Array(0..<count)
            return
        }
        let labels = folded ?? self.labels().map(SearchText.fold)
        folded = labels
        let candidates = new.hasPrefix(old) ? found : Array(0..<count)
        found = candidates.filter { SearchText.matches(labels[$0], new) }
    }

    /// Where in ``found`` the option stands that fits best; `nil` where none was found.
    var best: Int? {
        let text = SearchText.fold(query)
        guard let folded, !text.isEmpty else { return found.isEmpty ? nil : 0 }
        for rank in 0...2 {
            if let place = found.firstIndex(where: { SearchText.rank(folded[$0], text) == rank }) { return place }
        }
        return nil
    }
}
