import AppState
import Spezi
import StudyScreens

extension SpeziAppDelegate {
    /// Loads the modules, which find the command line in their launch options. A name of no level in `COHORT_LOG` is the first
    /// entry of the log.
    func start(on machine: Machine) throws(Failure) -> Spezi {
        if let complaint = machine.logComplaint { log.write(complaint, level: .warning, category: "cohort") }
        Application.promote(\.shippedKeys, with: ShippedKeys { EmbeddedResources.keyTable })
        do {
            return try load(launchOptions: machine.launchOptions)
        } catch { throw Failure(message: error.description) }
    }
}
