import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Elsewhere { var value: Int? }

private struct Shared: View {
    let control: ChangedElsewhereTests.Control
    @Bindable var model: Elsewhere
    var body: some View {
        switch control {
        case .slider: Slider(value: $model.value, in: 0...10)
        case .stepper: Stepper(value: $model.value, in: 0...10)
        }
    }
}

@Suite("A number that is being typed while its value changes elsewhere") @MainActor struct ChangedElsewhereTests {
    enum Control: CaseIterable { case slider, stepper }

    @Test("is forgotten, also where the value is again what it was before typing", arguments: Control.allCases)
    func forgotten(_ control: Control) throws {
        let model = Elsewhere()
        let pilot = Pilot(Shared(control: control, model: model), width: 60, height: 3)
        try pilot.press("1")
        #expect(pilot.screen.contains("1_"))
        model.value = nil
        pilot.refresh()
        #expect(!pilot.screen.contains("_"), "\(pilot.screen)")
        #expect(pilot.screen.contains("not answered"), "\(pilot.screen)")
        try pilot.press("1")
        #expect(pilot.screen.contains("1_"))
        model.value = 7
        pilot.refresh()
        #expect(!pilot.screen.contains("_"), "\(pilot.screen)")
        #expect(pilot.screen.contains("7"))
        try pilot.press("0")
        #expect(model.value == 0)
        model.value = nil
        pilot.refresh()
        #expect(pilot.screen.contains("not answered"))
    }
}
