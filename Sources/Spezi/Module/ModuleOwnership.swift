/// Who keeps a module alive.
public enum ModuleOwnership: Hashable, Sendable {
    /// The `Spezi` that loaded it, until it is unloaded.
    case spezi
    /// Whoever loaded it. When that lets go of it, it is gone at once, without being torn down: optional dependencies on it
    /// read the next of its type, or nil; what it provided is withdrawn, and what was made for it unloaded, by the next turn
    /// of the main actor. Not for modules that views find in their environment, and a running service keeps itself.
    @_spi(APISupport) case external
}
