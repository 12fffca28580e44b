import Spezi
import StudyScreens

/// What filling in a single questionnaire is composed of.
@MainActor final class FillDelegate: SpeziAppDelegate {
    /// The modules that the program itself talks to.
    let clock: ClockModule
    let filling = FillingModel()
    let languages: LanguageModule
    override var log: any LogDestination { destination }
    private let destination: any LogDestination

    init(_ machine: Machine) {
        clock = machine.clock()
        languages = machine.languages()
        destination = machine.log
    }

    override var configuration: Configuration {
        Configuration {
            clock
            languages
            filling
            SessionJournal()
        }
    }
}
