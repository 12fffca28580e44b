import FoundationEssentials

/// Where a person is in a form, so that it can be found again by another session.
///
/// An instance that nobody has answered is known to the session that made it alone: elsewhere its linkId says where it is.
public struct FormPosition: Hashable, Sendable {
    /// The item's linkId.
    public var linkId: String
    /// The repetition, as far as it is known.
    public var instance: UUID?

    /// Makes a position.
    public init(linkId: String, instance: UUID?) {
        self.linkId = linkId
        self.instance = instance
    }

    /// The review of all questions: no item has an empty linkId.
    public static let review = FormPosition(linkId: "", instance: nil)
}

extension FormSession {
    /// Where a page is; `nil` if the instance is no page now. O(1).
    public func position(of page: UUID) -> FormPosition? {
        self.page(page).map { FormPosition(linkId: $0.item.linkId, instance: page) }
    }

    /// The page at a position: the very repetition, else the first page of the same item that has no answer, else the first
    /// page of that item. `nil` when the item has no page now. O(pages).
    public func page(at position: FormPosition) -> UUID? {
        if let instance = position.instance, page(instance)?.item.linkId == position.linkId { return instance }
        let same = pages.filter { page($0)?.item.linkId == position.linkId }
        return same.first { page($0)?.isAnswered == false } ?? same.first
    }

    /// Where a person goes on who left at a position: its page, else the first page without an answer. `nil` for the review,
    /// where people go on who left there, and when every page is answered. O(pages).
    public func pageToResume(from position: FormPosition?) -> UUID? {
        position == .review
            ? nil : position.flatMap(page(at:)) ?? pages.first { page($0)?.isAnswered == false }
    }
}
