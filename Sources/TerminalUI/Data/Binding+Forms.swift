extension Binding {
    /// A binding to the value in an optional; `nil` while there is none. Where it goes away later, the value it had at this
    /// moment is read, and writing brings it back.
    @MainActor public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// A binding to a value as an optional that is never `nil`: writing `nil` changes nothing.
    @MainActor public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Bindings to the elements of a collection, each of which goes with its element's identity: it finds the element again
    /// when it has moved, and keeps the last value, and drops what is written, once the element has gone.
    @MainActor func elementBindings<ID: Hashable>(
        id: KeyPath<Value.Element, ID>
    ) -> [Binding<Value.Element>] where Value: MutableCollection & RandomAccessCollection {
        let elements = wrappedValue
        return elements.indices.map { index in
            let element = elements[index]
            let identity = element[keyPath: id]
            func place(_ elements: Value) -> Value.Index? {
                if elements.indices.contains(index), elements[index][keyPath: id] == identity { return index }
                return elements.firstIndex { $0[keyPath: id] == identity }
            }
            return Binding<Value.Element>(
                get: {
                    let elements = wrappedValue
                    return place(elements).map { elements[$0] } ?? element
                },
                set: {
                    guard let index = place(wrappedValue) else { return }
                    wrappedValue[index] = $0
                })
        }
    }
}
