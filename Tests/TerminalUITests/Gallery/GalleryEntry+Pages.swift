import TerminalUI

extension GalleryEntry {
    /// Pages and sheets over them, and what says which keys work.
    static let pages: [GalleryEntry] = [
        GalleryEntry("key-capture", "The next key is taken, whatever it is", height: 2) {
            Text(verbatim: "Press the new key for “review”.")
            KeyCapture(except: []) { _ in }
        },
        GalleryEntry("navigation-stack", "The second page, opened from a row of the first", height: 6, keys: ["Enter"])
        {
            Holding([String]()) { path in
                NavigationStack(path: path) {
                    List(["PHQ-9", "GAD-7"], id: \.self, onOpen: { path.wrappedValue.append($0) }) {
                        Text(verbatim: $0)
                    }
                } destination: { name in
                    Text(verbatim: name).role(.heading)
                    Divider()
                    Button(.verbatim("Back")) { path.wrappedValue.removeLast() }
                }
            }
        },
        GalleryEntry("navigation-link", "Links to pages", height: 3) {
            NavigationStack {
                NavigationLink("PHQ-9", value: 9)
                NavigationLink("GAD-7", value: 7)
            }
        },
        GalleryEntry("sheet", "A page of its own over the one before", height: 6) {
            Text(verbatim: "Medicines").sheet(isPresented: .constant(true)) {
                VStack {
                    Text(verbatim: "Add a medicine").role(.heading)
                    Holding("Ramipril") { TextField(text: $0) }
                    Button(.verbatim("Add")) {}
                }
            }
        },
        GalleryEntry("status-line", "What has just happened, where the status was", height: 3) {
            Holding("") { TextField(text: $0) }
            Spacer()
            Holding(Toast?.some(Toast(.verbatim("Saved 09:41:07"), duration: nil))) { toast in
                StatusLine(.verbatim("2 of 10 answered"), toast: toast)
            }
        },
        GalleryEntry("help-line", "Keys with what they do", height: 2) {
            VStack {
                Holding("") { TextField(text: $0) }
                HelpLine()
            }
            .keyBindings(samples)
        },
        GalleryEntry("help-page", "Every key that works, and what it does", height: 10, keys: ["F1"]) { Keyed() },
        GalleryEntry("command-palette", "Commands found by two letters", height: 8, keys: ["Ctrl-P", "r", "e"]) {
            Keyed().environment(\.offersCommandPalette, true)
        },
    ]

    fileprivate static let samples = [
        KeyBinding(.control("e"), .verbatim("export"), priority: 1) {},
        KeyBinding(.control("r"), .verbatim("review")) {},
        KeyBinding(.escape, .verbatim("save and leave")) {},
    ]
}

/// A button with keys around it.
private struct Keyed: View {
    var body: some View { Button(.verbatim("Next")) {}.keyBindings(GalleryEntry.samples) }
}
