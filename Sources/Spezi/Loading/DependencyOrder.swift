/// The order in which each module stands after all that it depends on.
@MainActor enum DependencyOrder {
    private static var searches = 0

    /// The nodes from which no more than `roots` are reached, depth first, otherwise in the order of `roots`. Linear in nodes
    /// and dependencies.
    /// - Parameters:
    ///   - isEntered: whether the search goes on into a node; others are left out.
    ///   - further: what a node depends on besides.
    ///   - circle: called for each circle with the way from a root to its end, which leads on to `start`. Where it does not
    ///     throw, that last dependency is overlooked.
    static func of<Refusal: Error>(
        _ roots: [ModuleNode], entering isEntered: (ModuleNode) -> Bool,
        further: [ObjectIdentifier: [ModuleNode]] = [:],
        circle: (_ way: [ModuleNode], _ start: ModuleNode) throws(Refusal) -> Void
    ) throws(Refusal) -> [ModuleNode] {
        searches += 1
        let search = searches
        var ordered: [ModuleNode] = []
        ordered.reserveCapacity(roots.count)
        // an explicit stack: a chain may be longer than the thread's stack allows
        var path: [(node: ModuleNode, targets: [ModuleNode], next: Int)] = []
        func open(_ node: ModuleNode) {
            node.progress = .open(search)
            var targets = node.targets
            if let more = further[node.id] { targets += more }
            path.append((node, targets, 0))
        }
        for root in roots where root.progress != .ordered(search) {
            open(root)
            while let (node, targets, next) = path.last {
                guard next < targets.count else {
                    path.removeLast()
                    node.progress = .ordered(search)
                    ordered.append(node)
                    continue
                }
                path[path.count - 1].next += 1
                let target = targets[next]
                switch target.progress {
                case .ordered(search): break
                case .open(search): try circle(path.map(\.node), target)
                default: if isEntered(target) { open(target) }
                }
            }
        }
        return ordered
    }
}
