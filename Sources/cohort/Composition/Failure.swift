import FoundationEssentials
import Glibc
import TerminalUI

/// A run of the program that ends without having done what was asked, and why.
struct Failure: Error, Equatable {
    /// One message for the person.
    let message: String
    /// The exit status: 1, or 2 for a command line that cannot be understood.
    var status: Int32 = 1
}

/// Standard output and standard error, for what is said outside of the full screen.
enum Console {
    /// Says a line on standard error. Whatever is in it is made safe.
    static func complain(_ message: String) {
        write(complaint(message), to: STDERR_FILENO)
    }

    /// The line that says it, safe for any terminal and not endless, whatever a file has for a name or an id.
    static func complaint(_ message: String) -> String {
        let safe = DisplayText.safe(message)
        return "cohort: \(safe.count > messageLimit ? safe.prefix(messageLimit) + "…" : safe)\n"
    }

    /// The longest message, in characters.
    private static let messageLimit = 2_000

    /// Writes what was asked for to standard output. Throws when not all of it could be written: nobody has it then.
    static func answer(_ text: String) throws(Failure) {
        do {
            try DurableFile.write(Array(text.utf8), to: STDOUT_FILENO, path: "output")
        } catch {
            throw Failure(message: "the output cannot be written: \(String(cString: strerror(error.code)))")
        }
    }

    /// Writes text as it is. False when it could not be written.
    @discardableResult static func write(_ text: String, to descriptor: Int32) -> Bool {
        do {
            try DurableFile.write(Array(text.utf8), to: descriptor, path: "output")
            return true
        } catch {
            return false
        }
    }
}
