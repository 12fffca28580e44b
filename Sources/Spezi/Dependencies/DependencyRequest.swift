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
    /// Of no actor, as the module whose property it belongs to may be of none. Called on the main actor.
    private let factory: (() -> (any Module)?)?

    /// Asks for a module of a type. The factory makes it where none is there.
    init(kind: Kind, type: any Module.Type, make factory: (() -> (any Module)?)?) {
        self.kind = kind
        self.type = type
        self.factory = factory
    }

    /// Asks for this very module.
    init(own module: any Module) {
        self.init(kind: .own, type: Swift.type(of: module)) { module }
    }

    /// The module to load where none of the type is there: the default, or a new one of a ``DefaultInitializable`` type
    /// that is required.
    @MainActor func make() -> (any Module)? {
        if let factory { return factory() }
        guard kind == .required else { return nil }
        return (type as? any (Module & DefaultInitializable).Type)?.init()
    }
}
