// Paths from a value that may be nil to a part of it. What such a path is made of shows in no description, so one that cannot
// always be followed gets a second step, by which `canAlwaysBeFollowed` knows it.

extension KeyPath {
    /// The path to the same part, which is nil where the value is.
    var ofOptional: KeyPath<Root?, Value?> {
        let path: KeyPath<Root?, Value?> = \.[part: self]
        return canAlwaysBeFollowed ? path : path.appending(path: \.itself)
    }

    /// The same for a part that may be nil.
    func flatOfOptional<Part>() -> KeyPath<Root?, Part?> where Value == Part? {
        let path: KeyPath<Root?, Part?> = \.[flatPart: self]
        return canAlwaysBeFollowed ? path : path.appending(path: \.itself)
    }
}

extension WritableKeyPath {
    /// The path to the same part; writing does nothing if there is no value, or nil is written.
    var ofExisting: WritableKeyPath<Root?, Value?> {
        let path: WritableKeyPath<Root?, Value?> = \.[existing: self]
        return canAlwaysBeFollowed ? path : path.appending(path: \.itself)
    }

    /// The path to the same part, which may be nil; writing does nothing if there is no value.
    func writableFlatOfOptional<Part>() -> WritableKeyPath<Root?, Part?> where Value == Part? {
        let path: WritableKeyPath<Root?, Part?> = \.[flat: self]
        return canAlwaysBeFollowed ? path : path.appending(path: \.itself)
    }
}

extension Optional {
    fileprivate subscript<Part>(part path: KeyPath<Wrapped, Part>) -> Part? { self?[keyPath: path] }

    fileprivate subscript<Part>(flatPart path: KeyPath<Wrapped, Part?>) -> Part? { self?[keyPath: path] ?? nil }

    fileprivate subscript<Part>(existing path: WritableKeyPath<Wrapped, Part>) -> Part? {
        get { self?[keyPath: path] }
        set { if let newValue { self?[keyPath: path] = newValue } }
    }

    fileprivate subscript<Part>(flat path: WritableKeyPath<Wrapped, Part?>) -> Part? {
        get { self?[keyPath: path] ?? nil }
        set { self?[keyPath: path] = newValue }
    }

    fileprivate var itself: Wrapped? {
        get { self }
        set { self = newValue }
    }
}
