/// What a key does here, as data: dispatch, the help line, the help page and tests all come from it.
public struct KeyBinding {
    /// The keys, any of which does it. The help shows the first, unless there is a label.
    public var keys: [Key]
    /// What it does, in a word or two.
    public var title: Phrase
    /// How the keys are written in the help, such as `0-3`; by default the first key's name.
    public var label: String?
    /// Entries with a higher priority stay in a help line that is too short for all.
    public var priority: Int
    /// False leaves the binding out: the key goes on to the view around.
    public var isEnabled: Bool
    /// Whether it is only in the help page, not in the help line.
    public var isMinor: Bool
    let action: @MainActor () -> Void

    /// Binds a key.
    public init(
        _ key: Key, _ title: Phrase, label: String? = nil, priority: Int = 0, isEnabled: Bool = true,
        isMinor: Bool = false, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            [key], title, label: label, priority: priority, isEnabled: isEnabled, isMinor: isMinor, action: action)
    }

    /// Binds several keys to the same action.
    public init(
        _ keys: [Key], _ title: Phrase, label: String? = nil, priority: Int = 0, isEnabled: Bool = true,
        isMinor: Bool = false, action: @escaping @MainActor () -> Void
    ) {
        self.keys = keys
        self.title = title
        self.label = label
        self.priority = priority
        self.isEnabled = isEnabled
        self.isMinor = isMinor
        self.action = action
    }

    /// Describes keys that a control understands by itself.
    static func own(_ keys: [Key], _ title: Phrase, label: String? = nil, isMinor: Bool = false) -> KeyBinding {
        KeyBinding(keys, title, label: label, isMinor: isMinor) {}
    }
}

/// A binding that is in force at this moment.
public struct ActiveBinding: Hashable, Sendable {
    /// The keys that reach it: those that nothing nearer to the focus takes.
    public var keys: [Key]
    /// The keys as they are written.
    public var label: String
    /// What it does, in the language chosen.
    public var title: String
    /// See ``KeyBinding/priority``.
    public var priority: Int
    /// See ``KeyBinding/isMinor``.
    public var isMinor: Bool
    /// How many views away from the focus it was declared; 0 is the focused control itself.
    public var distance: Int
}

/// One key that has two meanings in one place.
public struct KeyConflict: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// What takes it.
    public var winner: String
    /// What never gets it.
    public var loser: String
}

extension View {
    /// Makes keys do things while the focus is in this view. The binding nearest to the focus wins, the first in a list.
    public func keyBindings(_ bindings: [KeyBinding]) -> some View {
        KeyBindingsView(content: self, bindings: bindings)
    }
}

struct KeyBindingsView<Content: View>: PrimitiveView {
    let content: Content
    let bindings: [KeyBinding]

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? KeyBindingsNode) ?? KeyBindingsNode(parent: parent)
        node.bindings = view.bindings
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        parent.host.drawingIsDue()
        return node
    }
}

final class KeyBindingsNode: StructuralNode {
    var bindings: [KeyBinding] = []
    override var keyBindings: [KeyBinding] { bindings }

    override func handle(_ key: Key) -> Bool {
        for binding in bindings where binding.isEnabled && binding.keys.contains(key) {
            binding.action()
            return true
        }
        return false
    }
}
