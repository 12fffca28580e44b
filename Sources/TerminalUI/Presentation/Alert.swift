/// A button of an alert.
public struct AlertButton {
    /// What kind of answer a button is.
    public typealias Role = ButtonRole

    let title: Phrase
    let role: Role?
    let action: @MainActor () -> Void

    /// Makes a button. Pressing it closes the alert and then does the action.
    public init(_ title: Phrase, role: Role? = nil, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.role = role
        self.action = action
    }
}

extension View {
    /// Says or asks something over the screen while the value is true; keys go nowhere else meanwhile.
    ///
    /// The first button that is not destructive has the focus. Esc presses the button whose role is `cancel`; where there is
    /// none it only closes the alert. Without buttons there is one that closes it; if all are destructive, one that cancels
    /// is added.
    /// - Parameters:
    ///   - title: what it is about.
    ///   - message: more about it; scrolls where it is long.
    ///   - isPresented: whether it shows; set to false by every button and by Esc.
    ///   - buttons: the answers, in order.
    public func alert(
        _ title: Phrase, message: Phrase = .verbatim(""), isPresented: Binding<Bool>, buttons: [AlertButton] = []
    ) -> some View {
        sheet(isPresented: isPresented) {
            AlertPanel(title: title, message: Text(message), given: buttons) { isPresented.wrappedValue = false }
        }
    }

    /// Asks before doing something: Enter on the first button does it, Esc never does.
    /// - Parameters:
    ///   - title: the question.
    ///   - message: what follows from it.
    ///   - isPresented: whether it is asked now; set to false by either answer.
    ///   - confirm: the words of the button that does it.
    ///   - cancel: the words of the button that does not.
    ///   - action: what is done.
    public func confirmation(
        _ title: Phrase, message: Phrase = .verbatim(""), isPresented: Binding<Bool>,
        confirm: Phrase = "terminal.confirm", cancel: Phrase = "terminal.cancel",
        action: @escaping @MainActor () -> Void
    ) -> some View {
        alert(
            title, message: message, isPresented: isPresented,
            buttons: [AlertButton(confirm, action: action), AlertButton(cancel, role: .cancel)])
    }
}

struct AlertPanel<Message: View>: View {
    let title: Phrase
    let message: Message
    let given: [AlertButton]
    let close: @MainActor () -> Void

    private var buttons: [AlertButton] {
        if given.isEmpty { return [AlertButton("terminal.ok", role: .cancel)] }
        return given.allSatisfy { $0.role == .destructive }
            ? given + [AlertButton("terminal.cancel", role: .cancel)] : given
    }

    private func press(_ button: AlertButton?) {
        close()
        button?.action()
    }

    var body: some View {
        let buttons = buttons
        let first = buttons.firstIndex { $0.role != .destructive }
        let cancel = buttons.first { $0.role == .cancel }
        VStack {
            ScrollView {
                Text(title).bold()
                message
            }
            FlowStack(spacing: 1) {
                ForEach(Array(buttons.indices), id: \.self) { index in
                    Button(buttons[index].title) { press(buttons[index]) }.defaultFocus(index == first)
                }
            }
            .focusGroup()
            .layoutPriority(1)
        }
        .keyBindings([KeyBinding(.escape, cancel?.title ?? "terminal.help.close") { press(cancel) }.fixed])
    }
}
