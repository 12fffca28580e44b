/// The options of a drop-down over the screen. Esc ends a search, and closes them where there is none.
struct OptionSheet<ID: Hashable>: View {
    let choices: [Choice<ID>]
    let chosen: Int?
    let choose: @MainActor (Int) -> Void

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            OptionList(choices: choices, chosen: chosen) { index in
                choose(index)
                dismiss()
            }
            HelpLine()
        }
        .keyBindings([KeyBinding(.escape, "terminal.help.close", priority: 1) { dismiss() }.fixed])
    }
}

/// Options under the text that is searched for.
struct OptionList<ID: Hashable>: PrimitiveView {
    let choices: [Choice<ID>]
    let chosen: Int?
    /// What stands before the text that is searched for.
    var title: Phrase = "terminal.search"
    /// What Enter does.
    var action: Phrase = "terminal.choose"
    /// Whether options have a mark that says which of them is chosen.
    var hasMarks = true
    let choose: @MainActor (Int) -> Void

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? OptionListNode<ID>) ?? OptionListNode(view, parent: parent)
        node.update(view)
        return node
    }
}
