/// The node around the whole tree: the program's view, and the help page while it is open.
final class RootNode: ContentNode {
    private(set) var help: SheetNode?

    override var children: [Node] { super.children + (help.map { [$0] } ?? []) }
    override var visibleChildren: [Node] { super.children }

    func showHelp(_ bindings: [ActiveBinding]) {
        guard help == nil else { return }
        let sheet = SheetNode(style: .page, parent: self) { [weak self] in self?.hideHelp() }
        help = sheet
        sheet.updateContent(HelpPage(bindings: bindings) { [weak self] in self?.hideHelp() })
        host.present(sheet)
    }

    func hideHelp() {
        guard let sheet = help else { return }
        help = nil
        host.dismiss(sheet)
        sheet.unmount()
    }
}
