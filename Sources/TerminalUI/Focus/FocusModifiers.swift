extension View {
    /// Makes the controls in this view one stop for Tab; arrow keys move between them.
    public func focusGroup() -> some View { FocusGroupView(content: self) }

    /// Gives the focus to this view when nothing else has it yet, or when what had it has gone.
    public func defaultFocus(_ isDefault: Bool = true) -> some View {
        DefaultFocusView(content: self, isDefault: isDefault)
    }

    /// Connects a value with whether the focus is in this view: setting it to true moves the focus here.
    public func focused(_ binding: Binding<Bool>) -> some View {
        FocusBindingView(content: self, isWanted: { binding.wrappedValue }) { isFocused in
            if binding.wrappedValue != isFocused { binding.wrappedValue = isFocused }
        }
    }

    /// Connects a value with which view the focus is in: it is `value` while it is in this one, and setting it moves it.
    public func focused<Value: Hashable>(_ binding: Binding<Value?>, equals value: Value) -> some View {
        FocusBindingView(content: self, isWanted: { binding.wrappedValue == value }) { isFocused in
            if isFocused {
                if binding.wrappedValue != value { binding.wrappedValue = value }
            } else if binding.wrappedValue == value {
                binding.wrappedValue = nil
            }
        }
    }
}

@usableFromInline struct FocusGroupView<Content: View>: PrimitiveView {
    let content: Content

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? FocusGroupNode) ?? FocusGroupNode(parent: parent)
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class FocusGroupNode: StructuralNode {
    weak var lastFocused: Node?

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .up, .left: host.focus.moveByArrow(-1)
        case .down, .right: host.focus.moveByArrow(1)
        default: false
        }
    }
}

@usableFromInline struct DefaultFocusView<Content: View>: PrimitiveView {
    let content: Content
    let isDefault: Bool

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node: StructuralNode =
            view.isDefault
            ? (old as? DefaultFocusNode) ?? DefaultFocusNode(parent: parent)
            : (old as? NoDefaultFocusNode) ?? NoDefaultFocusNode(parent: parent)
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class DefaultFocusNode: StructuralNode {}
final class NoDefaultFocusNode: StructuralNode {}

@usableFromInline struct FocusBindingView<Content: View>: PrimitiveView {
    let content: Content
    let isWanted: @MainActor () -> Bool
    let report: @MainActor (Bool) -> Void

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? FocusBindingNode) ?? FocusBindingNode(parent: parent)
        node.isWanted = view.isWanted
        node.report = view.report
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        node.refresh()
        return node
    }
}

final class FocusBindingNode: StructuralNode {
    var isWanted: @MainActor () -> Bool = { false }
    var report: @MainActor (Bool) -> Void = { _ in }
    private var wasWanted = false

    override init(parent: Node) {
        super.init(parent: parent)
        host.focus.add(self)
    }

    override func refresh() {
        isStale = false
        let isWanted = tracked { self.isWanted() }
        defer { wasWanted = isWanted }
        guard isWanted, !wasWanted, host.focus.focused?.isInside(self) != true else { return }
        host.focus.request(in: self)
    }

    /// The focus is somewhere else now.
    func follow(_ focused: Node?) {
        let isInside = focused?.isInside(self) ?? false
        guard isInside != wasWanted else { return }
        wasWanted = isInside
        host.afterUpdate { [weak self] in self?.report(isInside) }
    }

    override func didUnmount() { host.focus.remove(self) }
}
