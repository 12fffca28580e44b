/// Where an application states its configuration.
///
/// ```swift
/// final class StudyDelegate: SpeziAppDelegate {
///     override var configuration: Configuration {
///         Configuration(standard: StudyStandard()) { Scheduler() }
///     }
/// }
/// ```
@MainActor open class SpeziAppDelegate {
    private var loaded: Spezi?

    /// What the application is composed of. Read once, when ``spezi`` is first used. Empty unless overridden.
    open var configuration: Configuration { Configuration {} }

    /// The loaded modules; loads them on first use. A faulty configuration traps: see ``load()`` for the throwing form.
    public var spezi: Spezi {
        do {
            return try load()
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Nothing is loaded yet.
    public init() {}

    /// The loaded modules; loads them on first use. After an error nothing is loaded, and the next call tries again.
    public func load() throws(SpeziModuleError) -> Spezi {
        if let loaded { return loaded }
        let spezi = try Spezi.load(configuration)
        loaded = spezi
        return spezi
    }
}
