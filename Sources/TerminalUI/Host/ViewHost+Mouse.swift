extension ViewHost {
    /// A press moves the focus to the control under it, and says where; the wheel moves what is under it as arrows would.
    ///
    /// Like a key that moves, the first press on a control that holds answers never answers: a window that is clicked to
    /// bring it to the front must not.
    func handle(_ mouse: MouseEvent) {
        guard let node = focus.control(at: mouse.place) else { return }
        switch mouse.kind {
        case .press:
            let hadFocus = node.isFocused
            focus.give(to: node)
            let corner = node.screenOrigin
            let place = CellPoint(x: mouse.place.x - corner.x, y: mouse.place.y - corner.y)
            node.press(at: place, hadFocus: hadFocus)
            focus.mustReveal = true
        case .wheelUp: turn(.up, node)
        case .wheelDown: turn(.down, node)
        }
        drawingIsDue()
    }

    /// Rows by which one notch of the wheel moves.
    private static let rowsPerNotch = 3

    private func turn(_ arrow: Key, _ node: Node) {
        for _ in 0..<Self.rowsPerNotch { _ = node.pathToScope.first { $0.handle(arrow) } }
    }
}

extension FocusKeeper {
    /// The control that shows at a place of the screen; the innermost, if one is in another.
    func control(at place: CellPoint) -> Node? {
        order.filter { $0.shownArea.contains(place) }.max { $0.depth < $1.depth }
    }
}
