import TerminalUI
import TerminalUITesting
import Testing

// As in SwiftUI: no word about an actor.
private struct PatienceKey: EnvironmentKey {
    static let defaultValue = 3
}

extension EnvironmentValues {
    fileprivate var patience: Int {
        get { self[PatienceKey.self] }
        set { self[PatienceKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.patience) private var patience
    var body: some View { Text(verbatim: "patience \(patience)") }
}

@Suite("Environment values") struct EnvironmentValuesTests {
    @Test("A key of one's own is declared, set and read anywhere")
    func ownKey() {
        var values = EnvironmentValues()
        #expect(values.patience == 3)
        let before = values
        values.patience = 4
        #expect(values.patience == 4)
        #expect(before.patience == 3)
    }

    @Test("A view finds the nearest value") @MainActor
    func nearest() {
        let views = VStack {
            Reader()
            Reader().environment(\.patience, 5)
        }
        #expect(Pilot(views, width: 20, height: 3).screen == "patience 3\npatience 5")
    }
}
