import Spezi
import StudyScreens

/// What filling in a single questionnaire is composed of.
@MainActor final class FillDelegate: SpeziAppDelegate {
    /// The modules that the program itself talks to.
    let clock: ClockModule
    let filling = FillingModel()
    let languages: LanguageModule

    init(_ machine: Machine) {
        clock = machine.clock()
        languages = machine.languages()
    }

    override var configuration: Configuration {
        Configuration {
            clock
            languages
            filling
        }
    }
}
