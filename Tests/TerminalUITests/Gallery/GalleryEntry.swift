import TerminalUI
import TerminalUITesting

/// One picture of the gallery: a view, how large it is drawn, and the keys that are pressed first.
@MainActor struct GalleryEntry {
    /// The picture's file name without ending; the page has a section that shows it.
    let name: String
    /// What the picture shows, for those who hear it.
    let title: String
    private let size: CellSize
    private let keys: [String]
    private let root: AnySample

    init<Sample: View>(
        _ name: String, _ title: String, width: Int = 48, height: Int, keys: [String] = [],
        @ViewBuilder _ sample: @escaping @MainActor () -> Sample
    ) {
        self.name = name
        self.title = title
        size = CellSize(width: width, height: height)
        self.keys = keys
        root = AnySample { size, environment in Pilot(sample(), size: size, environment: environment) }
    }

    private struct AnySample {
        let pilot: @MainActor (CellSize, EnvironmentValues) -> Pilot
    }

    /// The view after its keys.
    func frame() throws -> Frame { try pilot().frame }

    /// Drives the view, on a screen of its own extent unless another is given, after its keys.
    func pilot(size: CellSize? = nil, environment: EnvironmentValues = EnvironmentValues()) throws -> Pilot {
        let pilot = root.pilot(size ?? self.size, environment)
        for key in keys { try pilot.press(key) }
        return pilot
    }
}

/// Holds the value that a control in a picture changes.
struct Holding<Value, Content: View>: View {
    @State private var value: Value
    private let content: @MainActor (Binding<Value>) -> Content

    init(_ value: Value, @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content) {
        _value = State(wrappedValue: value)
        self.content = content
    }

    var body: some View { content($value) }
}
