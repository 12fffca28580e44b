/// Takes the next key that is pressed, whatever it is, such as the new key of a command.
///
/// The keys of its own bindings, which cannot be given others, act instead of being taken. So do those that the terminal
/// takes before any view sees them. What is pasted is no key.
public struct KeyCapture: PrimitiveView {
    let bindings: [KeyBinding]
    let take: @MainActor (Key) -> Void

    /// Makes the control.
    /// - Parameters:
    ///   - bindings: what keys do here that are not taken, such as one to give up.
    ///   - take: gets every other key.
    public init(except bindings: [KeyBinding], take: @escaping @MainActor (Key) -> Void) {
        self.bindings = bindings.map(\.fixed)
        self.take = take
    }

    /// Keeps the control's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? KeyCaptureNode) ?? KeyCaptureNode(view, parent: parent)
        node.view = view
        parent.host.drawingIsDue()
        return node
    }
}

final class KeyCaptureNode: Node {
    var view: KeyCapture

    init(_ view: KeyCapture, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    override var isFocusable: Bool { environment.isEnabled }
    override var takesText: Bool { true }
    override var takesEveryKey: Bool { true }
    override var cursor: CellPoint? { CellPoint(x: 1, y: 0) }
    override var keyBindings: [KeyBinding] { view.bindings }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        CellSize(width: min(2, proposal.width ?? 2), height: 1)
    }

    override func draw(_ painter: Painter) {
        if isFocused { painter.draw(">", x: 0, y: 0) }
        painter.draw("_", x: 1, y: 0, style: environment.textStyle)
    }

    override func handle(_ key: Key) -> Bool {
        if let binding = view.bindings.first(where: { $0.isEnabled && $0.keys.contains(key) }) {
            binding.action()
        } else {
            view.take(key)
        }
        return true
    }

    override func paste(_ text: String) -> Bool { true }
}
