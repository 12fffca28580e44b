import Curses
import FoundationEssentials
import Glibc
import Spezi
import TerminalUI

/// Runs views on the whole terminal until the person leaves, a signal comes, or the line is gone.
@MainActor enum FullScreen {
    /// Shows a root view with loaded modules in its environment.
    /// - Parameters:
    ///   - machine: what the terminal can draw, and whether its mouse is asked for.
    ///   - output: where the picture goes: standard error when standard output is for results.
    ///   - ready: called with the host before the first frame.
    ///   - isReady: whether there is something to show: a first frame that only says so is left out.
    ///   - flush: keeps what has not been kept yet; it is given half a second before the program ends.
    /// - Returns: the exit status.
    static func run<Root: View>(
        _ root: Root, _ spezi: Spezi, on machine: Machine,
        output: Int32 = STDOUT_FILENO,
        ready: (ViewHost) -> Void = { _ in }, isReady: () -> Bool, flush: @escaping @MainActor () async -> Void
    ) throws(Failure) -> Int32 {
        var environment = EnvironmentValues()
        environment.glyphs = machine.glyphs
        var options = CursesOptions()
        options.output = output
        options.usesMouse = machine.usesMouse
        options.crashNotice = "Cohort stopped because of a fault of its own. What was shown as saved is saved."
        let terminal: CursesTerminal
        do {
            terminal = try CursesTerminal(options)
        } catch { throw Failure(message: error.description) }
        let host = ViewHost(root.spezi(spezi), environment: environment, size: terminal.size)
        ready(host)
        let reason = terminal.run(host, firstFrameWhen: isReady)
        // Before the signals have their former meaning again.
        EndingSignals.held {
            terminal.close()
            end(spezi, flush)
        }
        return reason.exitStatus
    }

    /// Ends a session: what has not been kept yet is kept, and the modules are torn down. No signal cuts that short.
    static func end(_ spezi: Spezi, _ flush: @escaping @MainActor () async -> Void) {
        EndingSignals.held {
            wait(atMost: .milliseconds(500)) {
                await flush()
                await spezi.terminate(within: .milliseconds(200))
            }
        }
    }

    /// Lets a task on the main actor finish, within a limit that no signal shortens.
    static func wait(atMost limit: Duration, for work: @escaping @MainActor () async -> Void) {
        var isDone = false
        let task = Task {
            await work()
            isDone = true
        }
        let deadline = Task {
            try? await Task.sleep(for: limit)
            isDone = true
        }
        MainLoop.finish { isDone }
        task.cancel()
        deadline.cancel()
    }
}
