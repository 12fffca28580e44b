/// Composes the buttons of an alert from statements.
@resultBuilder public enum AlertButtonBuilder: ElementBuilder {
    /// A button.
    public typealias Element = AlertButton
    /// A button; pressing it closes the alert and then does its action.
    public static func buildExpression(_ button: Button<Text>) -> [AlertButton] {
        [AlertButton(button.title, role: button.role, action: button.action)]
    }
    /// A button of an alert.
    public static func buildExpression(_ button: AlertButton) -> [AlertButton] { [button] }
}

extension View {
    /// Says or asks something over the screen while the value is true, as ``alert(_:message:isPresented:buttons:)`` does.
    public func alert(
        _ title: Phrase, isPresented: Binding<Bool>, @AlertButtonBuilder actions: () -> [AlertButton]
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Says or asks something over the screen while the value is true, with a message that scrolls where it is long.
    public func alert<Message: View>(
        _ title: Phrase, isPresented: Binding<Bool>, @AlertButtonBuilder actions: () -> [AlertButton],
        @ViewBuilder message: () -> Message
    ) -> some View {
        let panel = AlertPanel(title: title, message: message(), given: actions()) { isPresented.wrappedValue = false }
        return sheet(isPresented: isPresented) { panel }
    }

    /// Says or asks something about a value over the screen, while there is one and `isPresented` is true.
    public func alert<Item, Message: View>(
        _ title: Phrase, isPresented: Binding<Bool>, presenting item: Item?,
        @AlertButtonBuilder actions: (Item) -> [AlertButton], @ViewBuilder message: (Item) -> Message
    ) -> some View {
        let shown = Binding(
            get: { item != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
        let panel = item.map { item in
            AlertPanel(title: title, message: message(item), given: actions(item)) { isPresented.wrappedValue = false }
        }
        return sheet(isPresented: shown) { panel }
    }

    /// Asks which of several things to do. Where no button cancels, one that does is added.
    public func confirmationDialog(
        _ title: Phrase, isPresented: Binding<Bool>, @AlertButtonBuilder actions: () -> [AlertButton]
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Asks which of several things to do, with a message. Where no button cancels, one that does is added.
    public func confirmationDialog<Message: View>(
        _ title: Phrase, isPresented: Binding<Bool>, @AlertButtonBuilder actions: () -> [AlertButton],
        @ViewBuilder message: () -> Message
    ) -> some View {
        let given = actions()
        let canCancel = given.contains { $0.role == .cancel }
        let buttons = canCancel ? given : given + [AlertButton("terminal.cancel", role: .cancel)]
        return alert(title, isPresented: isPresented, actions: { for button in buttons { button } }, message: message)
    }
}
