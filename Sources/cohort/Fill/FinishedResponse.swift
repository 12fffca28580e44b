import FHIR
import Foundation
import StudyScreens
import Synchronization

/// Where a finished response goes: into a file at once, or to standard output once the screen has closed.
final class FinishedResponse: Sendable {
    private let output: String?
    private let text = Mutex<String?>(nil)

    /// - Parameter output: the file, or `nil` for standard output.
    init(output: String?) { self.output = output }

    /// Takes the response. On return a named file holds it, whole and synced; on a throw the file is as it was.
    @Sendable func take(_ response: QuestionnaireResponse) throws(DraftKeeperError) -> String? {
        let json = JSON.object(response.json).prettyText + "\n"
        guard let output else {
            text.withLock { $0 = json }
            return nil
        }
        do {
            try DurableFile.replace(output, with: Array(json.utf8))
        } catch { throw error.keeperError }
        return output
    }

    /// Writes a response that waits for it to standard output. False when that failed.
    func writeToStandardOutput() -> Bool {
        guard let json = text.withLock({ $0 }) else { return true }
        guard Console.write(json, to: STDOUT_FILENO) else {
            Console.complain("The response could not be written to standard output.")
            return false
        }
        return true
    }
}
