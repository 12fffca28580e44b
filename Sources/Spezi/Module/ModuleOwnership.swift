/// Who keeps a module alive.
public enum ModuleOwnership: Hashable, Sendable {
    /// The `Spezi` that loaded it, until it is unloaded.
    case spezi
    /// Whoever loaded it. When that lets go of it, it is gone without being torn down, and what it depended on is
    /// unloaded at the next look at the modules, load or unload. Not for modules that views find in their environment, and
    /// a running service keeps itself.
    @_spi(APISupport) case external
}
