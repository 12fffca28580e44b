/// A short message about what has just happened. It takes the place of the status for a while, without moving anything.
public struct Toast: Hashable, Sendable {
    /// What it says. Linear mode says the same words once.
    public var words: Phrase
    /// What it means.
    public var role: StyleRole
    /// After which it goes by itself; `nil` lets it stay until the next key.
    public var duration: Duration?

    /// Makes a message.
    public init(_ words: Phrase, role: StyleRole = .plain, duration: Duration? = .seconds(8)) {
        self.words = words
        self.role = role
        self.duration = duration
    }
}

/// The one line over the help line that says how things stand: the status, or a toast while there is one.
///
/// A toast leaves after its duration by the environment's ``EnvironmentValues/clock``, or at the next key after it was shown,
/// whichever comes first. Words that do not fit on the line wrap.
public struct StatusLine: View {
    let status: Phrase
    let role: StyleRole
    let lineLimit: Int?
    @Binding var toast: Toast?
    @Environment(\.clock) private var clock

    /// Makes the line.
    /// - Parameters:
    ///   - status: what it says while there is no toast.
    ///   - role: what the status means.
    ///   - lineLimit: at most so many lines, shortened at a word: for words that can be read whole somewhere else.
    ///   - toast: the message; set to `nil` when it leaves.
    public init(
        _ status: Phrase = .verbatim(""), role: StyleRole = .plain, lineLimit: Int? = nil, toast: Binding<Toast?>
    ) {
        self.status = status
        self.role = role
        self.lineLimit = lineLimit
        _toast = toast
    }

    /// The words.
    public var body: some View {
        let shown = toast
        Text(shown?.words ?? status).lineLimit(lineLimit).role(shown?.role ?? role)
            .onNextKey(isActive: shown != nil) { toast = nil }
            .task(id: shown) { await leave(shown) }
    }

    private func leave(_ shown: Toast?) async {
        guard let shown, let duration = shown.duration else { return }
        do { try await clock.sleep(for: duration) } catch { return }
        if toast == shown { toast = nil }
    }
}

enum ClockKey: EnvironmentKey {
    static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
    /// Measures how long things stay. Tests put their own here.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}

extension View {
    /// Does something before the next key is handled, wherever the focus is.
    func onNextKey(isActive: Bool, perform action: @escaping @MainActor () -> Void) -> some View {
        KeyWatchView(content: self, action: isActive ? action : nil)
    }
}

@usableFromInline struct KeyWatchView<Content: View>: PrimitiveView {
    let content: Content
    let action: (@MainActor () -> Void)?

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? KeyWatchNode) ?? KeyWatchNode(parent: parent)
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        node.host.watchNextKey(node, view.action)
        return node
    }
}

final class KeyWatchNode: StructuralNode {
    override func didUnmount() { host.watchNextKey(self, nil) }
}
