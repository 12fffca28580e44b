/// What a terminal has to tell.
public enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// Text was pasted. Text only: controls and escapes are already taken out, and its length is capped.
    case paste(String)
    /// The terminal has another size now.
    case resize(CellSize)
    /// The terminal's window gained (`true`) or lost the person's attention.
    case focus(Bool)
    /// The mouse was used, where a program has asked for it.
    case mouse(MouseEvent)
    /// The process is about to be suspended. What is done for it is done before it stops.
    case suspending
    /// The process goes on after having been suspended.
    case resumed
}
