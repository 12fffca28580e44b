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
    let welcome = WelcomeModel(suggestion: "P-0042")
    let notifications: LocalNotifications
    private let reminders: RemindersModule
    private let transport: UnixSocketTransport
    override var log: any LogDestination { destination }
    private let destination: any LogDestination

    /// A session in which somebody has entered already, or one that asks who it is.
    /// - Parameter folder: where the study keeps a person's reminders, and the socket over which messages come.
    init(_ machine: Machine, session: SessionModule, folder: String) {
        clock = machine.clock()
        languages = machine.languages()
        destination = machine.log
        notifications = LocalNotifications(now: machine.now)
        reminders = RemindersModule { identity in
            try await Task.detached { try ReminderFile.open(in: folder, for: identity) }.value
        }
        transport = UnixSocketTransport(path: StudyEndpoint.path(in: folder))
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
            notifications
            reminders
            MessagesModule()
            RemoteNotifications(over: transport)
            StudyEndpoint(transport)
            welcome
            SessionJournal()
        }
    }
}
