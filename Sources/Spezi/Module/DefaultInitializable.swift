/// A module that can be made without any options.
///
/// A required dependency on such a type is satisfied with a new instance if the configuration lists none.
public protocol DefaultInitializable {
    /// Makes an instance with the default options. A module of the main actor says `nonisolated init()`.
    init()
}
