/// The standard of a configuration that names none: it meets no constraint.
public actor DefaultStandard: Standard {
    /// Makes an empty standard.
    public init() {}
}
