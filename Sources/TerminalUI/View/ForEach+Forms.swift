extension ForEach where Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

extension ForEach {
    /// A view for a binding to each element, each made at every evaluation, to change the elements in place: `ForEach($items, id: \.name) { $item in … }`.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == [Binding<Elements.Element>] {
        self.init(elements: data.elementBindings(id: id), id: { $0.wrappedValue[keyPath: id] }, content: content)
    }

    /// A view for a binding to each element, identified by its own `id`: `ForEach($items) { $item in … }`.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}
