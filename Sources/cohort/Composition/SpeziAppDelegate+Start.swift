import AppState
import Spezi
import StudyScreens

extension SpeziAppDelegate {
    /// Loads the modules, which find the command line in their launch options.
    func start(on machine: Machine) throws(Failure) -> Spezi {
        Application.promote(\.shippedKeys, with: ShippedKeys { EmbeddedResources.keyTable })
        do {
            return try load(launchOptions: machine.launchOptions)
        } catch { throw Failure(message: error.description) }
    }
}
