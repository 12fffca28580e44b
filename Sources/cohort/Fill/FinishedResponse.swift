import FHIR
import FoundationEssentials
import Glibc
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

    /// Whether a response waits to be written to standard output.
    var isWaiting: Bool { text.withLock { $0 != nil } }

    /// Writes the response that waits to standard output. False when that failed.
    func writeToStandardOutput() -> Bool {
        text.withLock { $0 }.map { Console.write($0, to: STDOUT_FILENO) } ?? true
    }
}
