/// What a key does to a search that `/` has begun in a list: characters are its text, Enter and Esc end it; other keys end it
/// and do what they always do.
enum SearchStep: Equatable {
    /// Another text is searched for.
    case search(String)
    /// The search ends; the key may have meant just that.
    case end(isTaken: Bool)

    init(_ key: Key, in text: String) {
        switch key {
        case .enter, .escape: self = .end(isTaken: true)
        case .backspace: self = text.isEmpty ? .end(isTaken: true) : .search(String(text.dropLast()))
        default:
            if case .character(let character) = key.code, key.modifiers.isEmpty {
                self = .search(text + String(character))
            } else {
                self = .end(isTaken: false)
            }
        }
    }
}
