/// The node around the whole tree: the program's view, and the page that the host shows over it, such as the help.
final class RootNode: ContentNode {
    /// The page over the rest, while there is one.
    private(set) var overlay: SheetNode?
    /// What that page finds around it: the language and the look that hold where it was asked for.
    private var around: EnvironmentValues?

    override var children: [Node] { super.children + (overlay.map { [$0] } ?? []) }
    override var visibleChildren: [Node] { super.children }

    /// Shows a page over the rest, unless one is there already.
    /// - Parameters:
    ///   - environment: what it finds around it.
    ///   - page: makes it of what closes it.
    func show<Page: View>(
        in environment: EnvironmentValues, _ page: (@escaping @MainActor () -> Void) -> Page
    ) {
        guard overlay == nil else { return }
        let close: @MainActor () -> Void = { [weak self] in self?.closeOverlay() }
        let sheet = SheetNode(style: .page, parent: self, dismiss: close)
        overlay = sheet
        around = environment
        sheet.setEnvironment(environment)
        sheet.updateContent(page(close))
        host.present(sheet)
    }

    override func setEnvironment(_ new: EnvironmentValues) {
        super.setEnvironment(new)
        guard let overlay, var around else { return }
        around.screenSize = new.screenSize
        overlay.setEnvironment(around)
    }

    private func closeOverlay() {
        guard let sheet = overlay else { return }
        overlay = nil
        host.dismiss(sheet)
        sheet.unmount()
    }
}
