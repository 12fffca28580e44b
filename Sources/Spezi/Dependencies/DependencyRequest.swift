/// One module that a dependency asks for.
struct DependencyRequest {
    enum Kind {
        /// Loading fails if there is none.
        case required
        /// There may be none.
        case optional
        /// A module of the request's own, loaded beside others of its type.
        case own
    }

    let kind: Kind
    let type: any Module.Type
    /// The module of an `own` request, if it is there already.
    private let given: (any Module)?
    private let factory: (@MainActor () -> (any Module)?)?

    /// Whether the module is made anew for each owner: such requests can go on without end.
    var makesAnew: Bool { kind == .own && given == nil }

    /// Asks for a module of a type. The factory makes it where none is there (`own`: always).
    init(kind: Kind, type: any Module.Type, make factory: (@MainActor () -> (any Module)?)?) {
        self.kind = kind
        self.type = type
        self.factory = factory
        given = nil
    }

    /// Asks for this very module.
    init(given: any Module) {
        kind = .own
        type = Swift.type(of: given)
        self.given = given
        factory = nil
    }

    /// The module to load where none of the type is there: the default, or a new one of a ``DefaultInitializable`` type
    /// that is required.
    @MainActor func make() -> (any Module)? {
        if let given { return given }
        if let factory { return factory() }
        guard kind == .required else { return nil }
        return (type as? any (Module & DefaultInitializable).Type)?.init()
    }
}
