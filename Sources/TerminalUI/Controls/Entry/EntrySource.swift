/// What a field for numbers, dates or times is connected with: the text as it is typed, or the value it means.
enum EntrySource<Value: Equatable> {
    case text(Binding<String>)
    case value(Binding<Value?>)

    /// The text to edit. What is typed stays as it is while it means the owner's value, and where it means none.
    /// - Parameters:
    ///   - typed: keeps what was typed for an owner of values.
    ///   - read: what a text means; `nil` where it means nothing.
    ///   - write: how a value is written that was not typed.
    @MainActor func text(
        typed: Binding<String>, read: @escaping @MainActor (String) -> Value?,
        write: @escaping @MainActor (Value) -> String
    ) -> Binding<String> {
        switch self {
        case .text(let text): text
        case .value(let value):
            Binding(
                get: {
                    let value = value.wrappedValue
                    let text = typed.wrappedValue
                    return read(text) == value ? text : value.map(write) ?? ""
                },
                set: { text in
                    typed.wrappedValue = text
                    value.wrappedValue = read(text)
                })
        }
    }
}
