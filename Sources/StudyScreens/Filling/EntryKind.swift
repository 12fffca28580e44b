import Questionnaires

/// By what control an item is answered.
public enum EntryKind: Hashable, Sendable {
    /// One option of several.
    case single
    /// Any number of options.
    case several
    /// A line of text that is an answer: a text, a number, a date.
    case field
    /// Text of several lines.
    case paragraphs
    /// A scale.
    case slider
    /// It is only shown: it is calculated, read-only, or of a kind that cannot be typed.
    case shown

    /// Whether the answer is picked from options.
    public var isChoice: Bool { self == .single || self == .several }
    /// Whether letters and digits are text here.
    public var isTyped: Bool { self == .field || self == .paragraphs || self == .slider }
}

extension FormItem {
    /// By what control the item is answered.
    public var entry: EntryKind {
        if isReadOnly || !isEnterable { return .shown }
        if !options.isEmpty { return takesSeveralAnswers ? .several : .single }
        if kind == .text { return .paragraphs }
        if SliderScale(self) != nil { return .slider }
        return .field
    }
}
