/// A list of what can be done here, to find by words of its title. The host shows it on Ctrl-P, and on `:` where that is
/// not text, if ``EnvironmentValues/offersCommandPalette`` says so.
struct CommandPalette: View {
    let commands: [ViewHost.Command]
    let close: @MainActor () -> Void
    let run: @MainActor (ViewHost.Command) -> Void

    /// As every list that is searched: the cursor is on the marked row, and after what is typed while it is typed.
    var body: some View {
        VStack {
            OptionList(
                choices: commands.enumerated().map { index, command in
                    Choice(index, key: "", label: .verbatim("\(command.binding.title)  \(command.binding.label)"))
                }, chosen: nil, title: "terminal.palette.title", action: "terminal.run", hasMarks: false
            ) { run(commands[$0]) }
            Spacer()
            HelpLine()
        }
        .keyBindings([KeyBinding(.escape, "terminal.help.close", priority: 1, action: close).fixed])
    }
}

enum CommandPaletteKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether Ctrl-P lists all that can be done here, to find by words. False unless a view around says otherwise: it is
    /// for those who work with the program all day.
    public var offersCommandPalette: Bool {
        get { self[CommandPaletteKey.self] }
        set { self[CommandPaletteKey.self] = newValue }
    }
}
