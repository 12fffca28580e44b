import Foundation
import Questionnaires
import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting

@testable import StudyScreens

/// A filling model on its modules, its keeper, and the screens over it.
@MainActor final class Bench {
    let clock = TestClock()
    let keeper: ScriptedKeeper
    let model = FillingModel()
    let spezi: Spezi
    let words: ShownWords
    var catalogue: StringCatalogue { words.catalogue }
    private(set) var hasLeft = false

    init(
        _ form: Form, title: String = "PHQ-9", allowsDeclining: Bool = false, watched: String? = nil,
        language: String = "en"
    ) throws {
        keeper = ScriptedKeeper(title, form, clock, allowsDeclining: allowsDeclining, watched: watched)
        words = ShownWords(try TestForms.catalogue(language))
        let clockModule = clock.module()
        let model = model
        let notifications = LocalNotifications(now: { [clock] in clock.now })
        spezi = withDependencyResolution {
            notifications
            clockModule
            model
        }
    }

    /// Opens the draft and waits for it.
    func start() async {
        hasLeft = false
        model.start(keeper) { [weak self] in self?.hasLeft = true }
        await model.settled()
    }

    /// One action after the other, each carried through.
    func perform(_ actions: FillingAction...) async {
        for action in actions {
            model.perform(action)
            await model.settled()
        }
    }

    /// The linkId of the question that shows.
    var linkId: String? { model.page?.item.linkId }

    var environment: EnvironmentValues {
        var environment = spezi.environment()
        environment.catalogue = catalogue
        return environment
    }

    func pilot(width: Int = 80, height: Int = 24) -> Pilot {
        Pilot(
            Spoken(words: words, content: FillingScreen().modifier(MessagesKey())), width: width, height: height,
            environment: environment)
    }

    /// Presses keys, each carried through.
    func press(_ pilot: Pilot, _ names: String...) async throws {
        for name in names {
            try pilot.press(name)
            await settle(pilot)
        }
    }

    func settle(_ pilot: Pilot) async {
        await model.settled()
        pilot.refresh()
        await model.settled()
        pilot.refresh()
    }

    /// What the status line says.
    var status: String {
        model.status.remark.map { Wording(catalogue, model.clock).text($0) } ?? ""
    }
}
