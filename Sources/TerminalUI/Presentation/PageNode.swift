/// A page of a stack.
final class PageNode: ContentNode {
    private let dismiss: DismissAction?
    private var derived: EnvironmentValues
    weak var savedFocus: Node?
    var isOnTop = true
    /// Which value of the view around it was shown last: a covered page is brought up to date when it shows again.
    var edition = 0

    init(parent: Node, dismiss: DismissAction?) {
        self.dismiss = dismiss
        derived = parent.childEnvironment
        super.init(parent: parent)
        derive()
    }

    override var childEnvironment: EnvironmentValues { derived }
    override func environmentDidChange(from old: EnvironmentValues) { derive() }

    /// Whatever a pushed page holds, there is a way back from it.
    override var keyBindings: [KeyBinding] { dismiss == nil ? [] : [.own([.escape], "terminal.back")] }

    override func handle(_ key: Key) -> Bool {
        guard let dismiss, key == .escape else { return false }
        dismiss()
        return true
    }

    private func derive() {
        derived = environment
        if let dismiss { derived.dismiss = dismiss }
    }

    /// What had the focus when the page was covered, or the page itself.
    var focusToRestore: Node {
        guard let savedFocus, savedFocus.isMounted else { return self }
        return savedFocus
    }
}

extension Node {
    /// Whether every page the node is in is the one on top of its stack.
    var isShown: Bool {
        var node: Node? = self
        while let current = node {
            if let page = current as? PageNode, !page.isOnTop { return false }
            node = current.parent
        }
        return true
    }
}
