/// Finds options by what is typed. Options are prepared once; each further letter looks only at those found so far.
struct OptionSearch {
    private let labels: () -> [String]
    private var folded: [String]?
    private let count: Int
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
        var best: (place: Int, rank: Int)?
        guard let folded, !text.isEmpty else { return found.indices.first }
        for place in found.indices {
            let rank = SearchText.rank(folded[found[place]], text)
            if rank == 0 { return place }
            if best.map({ rank < $0.rank }) ?? true { best = (place, rank) }
        }
        return best?.place
    }
}
