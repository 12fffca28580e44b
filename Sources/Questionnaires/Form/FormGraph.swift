/// Which item must be looked at again when another changes. Items are named by their place in the form.
struct FormGraph: Sendable {
    /// Of each item, the item around it; -1 at the top.
    var parents: [Int] = []
    /// Of each item, how many are around it.
    var depths: [Int] = []
    /// Of each item, those whose conditions or expressions look at its answers.
    var dependents: [[Int]] = []
    /// Items whose expressions may look at any answer; in document order.
    var watchers: [Int] = []
    /// Of each item, its place in an order in which everything comes after what it depends on.
    var ranks: [Int] = []
    /// Items that depend on themselves through others, in document order.
    var cyclic: [Int] = []
    /// The last item inside each item.
    var ends: [Int] = []
    /// What the expressions that give an item's value and enable it see of a response; items without an entry see all.
    var views: [Int: ResponseView] = [:]
    /// Of an item, those about which expressions that look at its answers decide something else, such as a text. Nothing
    /// depends on them in turn.
    var observers: [Int: [Int]] = [:]
    /// Items about which expressions decide something else that may look at any answer.
    var overlayWatchers: [Int] = []
    /// As `views`, for these expressions.
    var overlayViews: [Int: ResponseView] = [:]

    /// The innermost item that is, or is around, both; -1 if only the form is.
    func common(_ first: Int, _ second: Int) -> Int {
        var (left, right) = (first, second)
        while left != right {
            guard left >= 0, right >= 0 else { return -1 }
            if depths[left] >= depths[right] { left = parents[left] } else { right = parents[right] }
        }
        return left
    }

    /// The items from below one item down to another inside it, both named; empty if it is not inside.
    func path(from ancestor: Int, to item: Int) -> [Int] {
        var path: [Int] = []
        var current = item
        while current != ancestor {
            guard current >= 0 else { return [] }
            path.append(current)
            current = parents[current]
        }
        return path.reversed()
    }
}

/// The part of a response that an expression can see: of each item (-1 for the form), the items inside it that matter.
struct ResponseView: Sendable {
    /// The items to go into, in order.
    var children: [Int: [Int]] = [:]
    /// Items that are seen with all they hold.
    var whole: Set<Int> = []
}
