import Spezi

extension SpeziAppDelegate {
    /// Loads the modules, which find the command line in their launch options.
    func start(on machine: Machine) throws(Failure) -> Spezi {
        do {
            return try load(launchOptions: machine.launchOptions)
        } catch { throw Failure(message: error.description) }
    }
}
