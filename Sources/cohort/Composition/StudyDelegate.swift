import Spezi
import StudyAPI
import StudyScreens

/// What a session of a study is composed of.
@MainActor final class StudyDelegate: SpeziAppDelegate {
    /// The modules that the program itself talks to.
    let clock: ClockModule
    let session: SessionModule
    let filling = FillingModel()
    let today = TodayModel()
    let dashboard = DashboardModel()
    let alert = AlertModel()
    let languages: LanguageModule

    /// A session in which somebody has entered already, or one that asks who it is.
    init(_ machine: Machine, session: SessionModule) {
        clock = machine.clock()
        languages = machine.languages()
        self.session = session
    }

    override var configuration: Configuration {
        Configuration {
            clock
            languages
            KeysModule { EmbeddedResources.keyTable }
            session
            NavigationModel()
            filling
            today
            dashboard
            alert
            LocalNotifications(now: clock.now)
            WelcomeModel(suggestion: "P-0042")
        }
    }
}
