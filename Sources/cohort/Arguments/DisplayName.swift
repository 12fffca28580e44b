import TerminalUI

/// Text from outside (an argument, a file's name), made safe for a message on a terminal and kept short.
struct DisplayName: CustomStringConvertible {
    let description: String

    /// The longest text shown, in characters.
    static let limit = 120

    init(_ text: String) {
        let safe = DisplayText.safe(text)
        description = safe.count > Self.limit ? safe.prefix(Self.limit) + "…" : safe
    }
}
