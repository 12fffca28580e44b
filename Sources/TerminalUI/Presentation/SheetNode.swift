/// How a sheet takes its place.
enum SheetStyle {
    /// In the middle, as large as needed, with a line around it.
    case dialog
    /// The whole screen.
    case page
}

/// The node of something shown over the rest; while it is there, keys go nowhere else.
final class SheetNode: ContentNode {
    let style: SheetStyle
    weak var focusBefore: Node?
    private let dismiss: DismissAction
    private var derived: EnvironmentValues

    init(style: SheetStyle, parent: Node, dismiss: @escaping @MainActor () -> Void) {
        self.style = style
        self.dismiss = DismissAction(action: dismiss)
        derived = parent.childEnvironment
        derived.dismiss = self.dismiss
        super.init(parent: parent)
    }

    override var childEnvironment: EnvironmentValues { derived }

    /// Whatever the sheet holds, there is a way out of it: what Esc does where nothing in it takes the key.
    override var keyBindings: [KeyBinding] { [.own([.escape], "terminal.help.close")] }

    override func handle(_ key: Key) -> Bool {
        guard key == .escape else { return false }
        dismiss()
        return true
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        derived = environment
        derived.dismiss = dismiss
    }

    private var hasBorder: Bool { style == .dialog && host.size.width >= NarrowScreen.columns && host.size.height >= 8 }

    /// Where the sheet stands on a screen.
    func rect(in screen: CellSize) -> CellRect {
        guard hasBorder else { return CellRect(origin: .zero, size: screen) }
        let room = ProposedSize(min(screen.width - 8, 66), screen.height - 4)
        let wanted = super.measure(room)
        let width = min(wanted.width + 4, screen.width)
        let height = min(wanted.height + 2, screen.height)
        return CellRect(
            x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width, height: height)
    }

    override func arrange() {
        let inset = hasBorder
        placeItems(
            in: CellSize(width: frame.size.width - (inset ? 4 : 0), height: frame.size.height - (inset ? 2 : 0)),
            at: CellPoint(x: inset ? 2 : 0, y: inset ? 1 : 0))
    }

    override func draw(_ painter: Painter) {
        painter.clear(CellRect(origin: .zero, size: frame.size))
        if hasBorder { BorderLines.draw(frame.size, title: "", environment, painter) }
        drawItems(painter)
    }
}
