/// What kind of action a button is for.
public enum ButtonRole: Hashable, Sendable {
    /// Changes nothing. In an alert Esc presses it.
    case cancel
    /// Takes something away for good. In an alert it never has the focus at first. Its words have to say what it does: no
    /// colour does.
    case destructive
}

/// Something to press with Enter or Space: `[ Save ]`.
public struct Button<Label: View>: PrimitiveView {
    enum Face {
        case title(Phrase)
        case view(Label)
    }

    let face: Face
    let role: ButtonRole?
    let action: @MainActor () -> Void
    /// Whether it leads to a page.
    var isLink = false

    /// Makes a button of a view. Controls in the view take no keys.
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        face = .view(label())
        self.role = role
        self.action = action
    }

    /// Keeps the button's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        switch view.face {
        case .title(let title):
            let button = ButtonTitle(title: view.isLink ? .link(title) : title, action: view.action)
            let node = (old as? ButtonNode) ?? ButtonNode(button, parent: parent)
            node.update(button)
            return node
        case .view(let label):
            let node = (old as? LabelButtonNode) ?? LabelButtonNode(parent: parent)
            node.action = view.action
            node.updateContent(label)
            return node
        }
    }
}

extension Button where Label == Text {
    /// Makes a button with a title.
    public init(_ title: Phrase, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        face = .title(title)
        self.role = role
        self.action = action
    }

    /// Makes a button whose title is what a variable says.
    @_disfavoredOverload public init<Words: StringProtocol>(
        _ title: Words, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(.verbatim(String(title)), role: role, action: action)
    }

    /// Makes a button of a text.
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Text
    ) {
        self.init(label().phrase, role: role, action: action)
    }

    /// The title; of a text that was given as a view, its words.
    var title: Phrase {
        switch face {
        case .title(let title): title
        case .view(let label): label.phrase
        }
    }
}

extension Phrase {
    /// The title of something that leads to a page.
    static func link(_ title: Phrase) -> Phrase { .key("terminal.link", [.phrase(title)]) }
}
