extension NavigationStack where Destination == NavigationDestination<Value> {
    /// Makes a stack whose pages are declared inside of it with ``View/navigationDestination(for:destination:)``.
    /// - Parameters:
    ///   - path: the values of the pages over the root, the last on top.
    ///   - root: the page at the bottom.
    public init(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
        self.path = path
        self.root = root()
        destination = { NavigationDestination(value: $0) }
    }
}

extension NavigationStack where Value == AnyHashable, Destination == NavigationDestination<AnyHashable> {
    /// Makes a stack that keeps its path itself: links put pages on it.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
        destination = { NavigationDestination(value: $0) }
    }

    /// Makes a stack of pages for values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(path: path.elements, root: root)
    }
}
