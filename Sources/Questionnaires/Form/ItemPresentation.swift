import FHIR

/// How an item should look and where it belongs, as far as the form says; for screens.
public struct ItemPresentation: Hashable, Sendable {
    /// The text as the form has it, where `FormItem.text` is a translation of it.
    public internal(set) var originalText: String?
    /// The text with its styles, where the form gives any.
    public internal(set) var styledText: StyledText?
    /// Whether options should stand beside each other.
    public internal(set) var isHorizontal: Bool?
    /// Over how many columns options should be laid out.
    public internal(set) var columnCount: Int?
    /// The width of a column in a table.
    public internal(set) var width: Quantity?
    /// Whether a group can be closed, and how it begins.
    public internal(set) var collapsible: Collapsible?
    /// What a text is for: `instructions`, `security`, …
    public internal(set) var displayCategory: String?
    /// Addresses with more to read.
    public internal(set) var supportLinks: [String] = []
    /// When the item is shown: `capture`, `display`, `display-non-empty`, `capture-display`, `capture-display-non-empty`.
    public internal(set) var usageMode: String?
    /// What a signature on the item's answer has to mean.
    public internal(set) var signatures: [Coding] = []
    /// Whether the item is to be shown, but not to be changed, while it is disabled (R5's `disabledDisplay` `protected`).
    public internal(set) var isShownWhileDisabled = false

    /// How a group that can be closed begins.
    public enum Collapsible: String, Hashable, Sendable, CaseIterable {
        /// Open.
        case open = "default-open"
        /// Closed.
        case closed = "default-closed"
    }

    /// Held by reference: items are copied often, and few have any.
    final class Box: Sendable {
        let presentation: ItemPresentation
        init(_ presentation: ItemPresentation) { self.presentation = presentation }
    }

    /// What most items have.
    static let plain = ItemPresentation()
}
