/// What was done with the mouse. Terminals tell it only where a program has asked for it.
public struct MouseEvent: Hashable, Sendable {
    /// What was done.
    public enum Kind: Hashable, Sendable {
        /// The first button went down.
        case press
        /// The wheel turned away from the person.
        case wheelUp
        /// The wheel turned towards the person.
        case wheelDown
    }

    /// What was done.
    public var kind: Kind
    /// On which cell.
    public var place: CellPoint

    /// Makes an event.
    public init(_ kind: Kind, at place: CellPoint) {
        self.kind = kind
        self.place = place
    }
}
