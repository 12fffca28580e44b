extension View {
    /// The page for values of a type in the navigation stack around. Where it is declared more than once, the last one counts.
    ///
    /// The view this is declared on is not evaluated while a page covers it: what changes on the page has to come from the
    /// value, from `@State` and bindings, or from a model, and not from a plain property of that view.
    public func navigationDestination<Value: Hashable, Page: View>(
        for type: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Page
    ) -> some View {
        NavigationDestinationView(content: self) { (value: Value) in AnyView(destination(value)) }
    }

    /// A heading over the view: what the page of a navigation stack is about.
    public func navigationTitle(_ title: Phrase) -> some View {
        VStack {
            Text(title).role(.heading)
            self
        }
    }

    /// A heading over the view, from a variable.
    @_disfavoredOverload public func navigationTitle<Words: StringProtocol>(_ title: Words) -> some View {
        navigationTitle(.verbatim(String(title)))
    }
}

@usableFromInline struct NavigationDestinationView<Content: View, Value: Hashable>: PrimitiveView {
    let content: Content
    let page: @MainActor (Value) -> AnyView

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? NavigationDestinationNode<Value>) ?? NavigationDestinationNode(parent: parent)
        parent.childEnvironment.navigation?.register(view.page)
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class NavigationDestinationNode<Value>: StructuralNode {}

/// What links and pages know of the navigation stack around them.
@MainActor final class NavigationContext {
    private var pages: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
    /// Puts a page on top; does nothing where the stack's path cannot hold the value.
    var push: @MainActor (AnyHashable) -> Void = { _ in }

    func register<Value: Hashable>(_ page: @escaping @MainActor (Value) -> AnyView) {
        pages[ObjectIdentifier(Value.self)] = { value in (value.base as? Value).map(page) }
    }

    func page(for value: AnyHashable) -> AnyView? {
        if let linked = value.base as? LinkedPage { return linked.page() }
        return pages[ObjectIdentifier(type(of: value.base))]?(value)
    }
}

/// A page that a link brings along instead of a value.
struct LinkedPage: Hashable {
    /// Stands for the link.
    final class Identity: Sendable {}

    let identity: Identity
    let page: @MainActor () -> AnyView

    static func == (left: LinkedPage, right: LinkedPage) -> Bool { left.identity === right.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

enum NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    var navigation: NavigationContext? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

/// The page that is declared for a value with ``View/navigationDestination(for:destination:)``.
public struct NavigationDestination<Value: Hashable>: View {
    let value: Value
    @Environment(\.navigation) private var navigation

    /// The page; where none is declared, words that say so.
    public var body: some View {
        let value = AnyHashable(value)
        if let page = navigation?.page(for: value) {
            page
        } else {
            Text(verbatim: "No page for \(type(of: value.base)): add .navigationDestination(for:) inside the stack.")
        }
    }
}
