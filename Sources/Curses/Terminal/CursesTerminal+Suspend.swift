internal import CNcurses
import Glibc
import TerminalUI

extension CursesTerminal {
    /// Stops the process and all of its job, and goes on when it is continued and the terminal is its own again.
    func suspend(_ source: some FrameSource) {
        source.handle(.suspending)
        write(modes.disable)
        screen.suspend()
        isAway = true
        _ = stop()
        comeBack(source)
    }

    /// Takes the terminal again. As long as it is another job's (`bg`) the process stops once more, as any other that wants
    /// it would; it does not where it has been asked to end, since then nothing might ever continue it.
    func comeBack(_ source: some FrameSource) {
        while cn_terminal_is_elsewhere(options.output), !signals.hasOrderly {
            isAway = true
            // One that cannot stop, without a shell to continue it, finds out at its next key that the line is gone.
            guard stop() else { break }
        }
        guard !signals.hasOrderly else { return }
        isAway = false
        screen.resetModes()
        write(modes.enable)
        repaintAll()
        adoptSize(source)
        source.handle(.resumed)
    }

    /// Waits in the background until the terminal is this job's, before anything is caught: whoever ends it, can.
    static func waitForTerminal(_ descriptor: Int32) {
        // A process without a shell is not stopped. What is then done to the terminal fails, and says so.
        for _ in 0..<100 {
            guard cn_terminal_is_elsewhere(descriptor) else { return }
            kill(0, SIGTTOU)
        }
    }

    /// Stops the whole job, as a terminal's own Ctrl-Z does: whoever waits for us (make, a pipe) has to stop as well.
    /// - Returns: whether it was continued; false where nothing has stopped.
    private func stop() -> Bool {
        _ = signals.take(SIGCONT)
        signals.useDefault(SIGTSTP)
        kill(0, SIGTSTP)
        // Another thread may take the signal, and a group without a shell does not stop at all: SIGCONT tells, or time.
        for _ in 0..<100 where !signals.has(SIGCONT) && !signals.hasOrderly { usleep(1000) }
        signals.catch(SIGTSTP)
        return signals.take(SIGCONT)
    }
}
