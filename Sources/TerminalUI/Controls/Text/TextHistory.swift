/// The steps of an edit that can be taken back, and those that can be done again. Bounded in number and in characters kept.
///
/// Keys that go on where the last one ended make one step, a word at most, so that one undo takes back what was typed as
/// one thing.
struct TextHistory {
    /// Characters in the place of others.
    struct Change: Equatable {
        var at: Int
        var removed: [Character]
        var inserted: [Character]
        var cursorBefore: Int
        var cursorAfter = 0

        init(at: Int, removed: [Character], inserted: [Character], cursorBefore: Int) {
            // What is the same at both ends has not changed.
            let head = zip(removed, inserted).prefix { $0 == $1 }.count
            let tail = zip(removed.dropFirst(head).reversed(), inserted.dropFirst(head).reversed())
                .prefix { $0 == $1 }.count
            self.at = at + head
            self.removed = Array(removed.dropFirst(head).dropLast(tail))
            self.inserted = Array(inserted.dropFirst(head).dropLast(tail))
            self.cursorBefore = cursorBefore
        }

        var weight: Int { removed.count + inserted.count }
    }

    /// Characters kept in all steps together; the oldest steps go first.
    static let characterLimit = 20_000
    /// Characters of a step that keys may still go on with. A word is far shorter; what has no spaces is cut into such steps.
    static let longestStep = 100

    private let limit: Int
    private var done: [Change] = []
    private var undone: [Change] = []
    private var weight = 0
    private var isStepOpen = false

    init(limit: Int) { self.limit = max(0, limit) }

    /// What comes next is a step of its own.
    mutating func endStep() { isStepOpen = false }

    mutating func add(_ change: Change) {
        guard limit > 0, change.weight > 0 else { return }
        undone = []
        if isStepOpen, let last = done.last, let joined = Self.join(last, change) {
            weight += joined.weight - last.weight
            done[done.count - 1] = joined
        } else {
            done.append(change)
            weight += change.weight
        }
        isStepOpen = change.weight == 1 || (change.removed.count == 1 && change.inserted.count == 1)
        while done.count > limit || (weight > Self.characterLimit && done.count > 1) {
            weight -= done.removeFirst().weight
        }
    }

    mutating func undo() -> Change? {
        isStepOpen = false
        guard let change = done.popLast() else { return nil }
        weight -= change.weight
        undone.append(change)
        return change
    }

    mutating func redo() -> Change? {
        isStepOpen = false
        guard let change = undone.popLast() else { return nil }
        weight += change.weight
        done.append(change)
        return change
    }

    /// Both as one change, where the second goes on with the first.
    private static func join(_ first: Change, _ second: Change) -> Change? {
        guard first.weight < longestStep else { return nil }
        var joined = first
        joined.cursorAfter = second.cursorAfter
        let isTyping = !second.inserted.isEmpty && !first.inserted.isEmpty
        let isDeleting = second.inserted.isEmpty && first.inserted.isEmpty
        let end = first.at + first.inserted.count
        if isTyping, second.at >= first.at, second.at + second.removed.count == end {
            // A word begins after a space: there the step ends.
            let isNewWord = first.inserted.last?.isWhitespace == true && second.inserted.first?.isWhitespace == false
            guard !isNewWord else { return nil }
            joined.inserted.replaceSubrange((second.at - first.at)..., with: second.inserted)
            return joined
        }
        if isDeleting, second.at + second.removed.count == first.at {
            joined.at = second.at
            joined.removed = second.removed + first.removed
            return joined
        }
        if isDeleting, second.at == first.at {
            joined.removed += second.removed
            return joined
        }
        return nil
    }
}
