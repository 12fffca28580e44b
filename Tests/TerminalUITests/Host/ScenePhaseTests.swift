import TerminalUI
import TerminalUITesting
import Testing

@MainActor @Suite("Scene phases")
struct ScenePhaseTests {
    @MainActor private final class Phases { var seen: [ScenePhase] = [] }

    @Test("A view learns the present phase when it appears, and each later one at once")
    func phases() {
        let phases = Phases()
        let pilot = Pilot(Text(verbatim: "content").onScenePhase { phases.seen.append($0) }, width: 10, height: 1)
        #expect(phases.seen == [.active])
        pilot.host.handle(.suspending)
        #expect(phases.seen == [.active, .inactive, .background])
        #expect(pilot.host.scenePhase == .background)
        pilot.host.handle(.resumed)
        #expect(phases.seen.dropFirst(3) == [.inactive, .active])
        pilot.host.handle(.focus(false))
        pilot.host.handle(.focus(false))
        pilot.host.handle(.resumed)
        #expect(phases.seen.dropFirst(5) == [.inactive, .active])
    }

    @Test("A view that has gone learns nothing more")
    func gone() throws {
        struct Passing: View {
            let phases: Phases
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button(.verbatim("go")) { isThere = false }
                    if isThere { Text(verbatim: "content").onScenePhase { phases.seen.append($0) } }
                }
            }
        }
        let phases = Phases()
        let pilot = Pilot(Passing(phases: phases), width: 10, height: 2)
        pilot.press(.enter)
        pilot.send(.suspending)
        #expect(phases.seen == [.active])
    }
}
