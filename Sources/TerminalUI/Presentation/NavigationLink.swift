/// Something to press that puts a page on top of the navigation stack around: `[ Details › ]`. In a row of a ``List`` Enter on
/// the row presses it.
public struct NavigationLink<Label: View>: View {
    private enum Destination {
        case value(AnyHashable?)
        case page(@MainActor () -> AnyView)
    }

    private let button: (@escaping @MainActor () -> Void) -> Button<Label>
    private let destination: Destination
    @State private var identity = LinkedPage.Identity()
    @Environment(\.navigation) private var navigation

    /// Makes a link of a view to the page for a value; `nil` makes one that cannot be pressed.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        let label = label()
        button = { Button(action: $0) { label } }
        destination = .value(value.map { AnyHashable($0) })
    }

    /// Makes a link of a view to a page that stands here. The stack's path must be able to hold any value.
    public init<Page: View>(
        @ViewBuilder destination: @escaping @MainActor () -> Page, @ViewBuilder label: () -> Label
    ) {
        let label = label()
        button = { Button(action: $0) { label } }
        self.destination = .page { AnyView(destination()) }
    }

    private func open() {
        switch destination {
        case .value(let value): if let value { navigation?.push(value) }
        case .page(let page): navigation?.push(AnyHashable(LinkedPage(identity: identity, page: page)))
        }
    }

    private var leadsNowhere: Bool {
        if case .value(nil) = destination { return true }
        return navigation == nil
    }

    /// The link; it cannot be pressed outside of a navigation stack.
    public var body: some View {
        var link = button(open)
        link.isLink = true
        return link.disabled(leadsNowhere)
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link with a title to the page for a value; `nil` makes one that cannot be pressed.
    public init<Value: Hashable>(_ title: Phrase, value: Value?) {
        button = { Button(title, action: $0) }
        destination = .value(value.map { AnyHashable($0) })
    }

    /// Makes a link, whose title is what a variable says, to the page for a value.
    @_disfavoredOverload public init<Words: StringProtocol, Value: Hashable>(_ title: Words, value: Value?) {
        self.init(.verbatim(String(title)), value: value)
    }

    /// Makes a link with a title to a page that stands here. The stack's path must be able to hold any value.
    public init<Page: View>(_ title: Phrase, @ViewBuilder destination: @escaping @MainActor () -> Page) {
        button = { Button(title, action: $0) }
        self.destination = .page { AnyView(destination()) }
    }
}
