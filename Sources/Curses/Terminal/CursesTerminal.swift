internal import CNcurses
import Glibc
import TerminalUI

/// The terminal itself, on ncursesw.
///
/// One at a time, on the main thread. From `init` to ``close()`` the terminal is ours: raw mode, its alternate screen,
/// bracketed paste, focus reports, the mouse only if asked for. It is given back on every way out: ``close()``, `exit`,
/// the signals that ask for the end or would bring it (TERM, HUP, INT, QUIT, USR1 and the like), and crashes. Only KILL
/// and the real-time signals, which nobody sends unasked, leave it as it is.
///
/// Keys: Ctrl-C arrives as Escape, so it leaves as Escape does, with everything kept; Ctrl-Z suspends at a desk and is
/// nothing elsewhere. Flow control is off: Ctrl-S and Ctrl-Q are keys. A paste is one event of at most 64 KiB.
@MainActor public final class CursesTerminal: Terminal {
    let options: CursesOptions
    let screen: Screen
    let modes: TerminalModes
    let signals: SignalSource
    let loop: MainLoop
    var decoder: KeyDecoder
    /// What is read goes here. Kept, as a key would have to wait for the memory.
    var inputBuffer = [UInt8](repeating: 0, count: 4096)
    var isGone = false
    /// Whether the terminal has been given back for a while: the process was stopped, or the terminal is still another job's.
    var isAway = false
    private var isClosed = false

    /// Opens the terminal.
    ///
    /// `TERM` may be unknown and the locale missing: a name that the terminal understands stands in for the one, and
    /// C.UTF-8 for the other. Colours are used unless `NO_COLOR` is set. Throws ``CursesError/unsuitable(_:)`` where
    /// ``TerminalSuitability/check(input:output:environment:)`` says that only the linear way is possible.
    public convenience init(_ options: CursesOptions = CursesOptions()) throws(CursesError) {
        try self.init(options, loop: .shared)
    }

    init(_ options: CursesOptions, loop: MainLoop) throws(CursesError) {
        let isUnicode = cn_locale_set_up()
        let suitability = TerminalSuitability.check(
            input: options.input, output: options.output, environment: options.environment)
        let name: String
        switch suitability {
        case .linear(let reason): throw .unsuitable(reason)
        case .fullScreen(let found): name = found
        }
        Self.waitForTerminal(options.output)
        // Before ncurses, which otherwise sets handlers of its own that end the process from within.
        guard let signals = SignalSource(catching: SignalSource.orderly + [SIGWINCH, SIGCONT]) else {
            throw .system(call: "pipe2", errno: errno)
        }
        guard cn_restore_save(options.output) else {
            signals.release()
            throw .system(call: "tcgetattr", errno: errno)
        }
        if options.canSuspend { signals.catch(SIGTSTP) } else { signals.ignore(SIGTSTP) }
        self.options = options
        self.signals = signals
        self.loop = loop
        do {
            screen = try Screen(
                name: name, input: options.input, output: options.output,
                colors: options.environment["NO_COLOR"] == nil, isUnicode: isUnicode)
        } catch {
            signals.release()
            throw error
        }
        modes = TerminalModes(hasMouse: options.usesMouse, capability: screen.capability)
        let restore = modes.restore(capability: screen.capability)
        let notice = options.crashNotice.isEmpty ? "" : options.crashNotice + "\r\n"
        cn_restore_arm(restore, restore.utf8.count, notice, notice.utf8.count)
        var sequences: [[UInt8]: Key] = [:]
        for (capability, key) in KeySequences.capabilities {
            if let bytes = screen.capability(capability)?.utf8, bytes.count > 2 { sequences[Array(bytes)] = key }
        }
        decoder = KeyDecoder(sequences: KeySequences(ofTerminal: sequences), escapeDelay: options.escapeDelay)
        write(modes.enable)
    }

    /// The present extent; at least one cell.
    public var size: CellSize { screen.size }

    /// Shows a frame: sends only what differs from what is shown, in one write, the cursor's place last.
    public func show(_ frame: Frame) { show(frame, drawn: nil) }

    /// `drawn`: the only rows in which the frame may differ from the one shown before, if that is known.
    func show(_ frame: Frame, drawn: Range<Int>?) {
        if !isClosed, !isGone { screen.show(frame, drawn: drawn) }
    }

    /// Makes the next frame paint every cell anew.
    public func repaintAll() { if !isClosed { screen.repaintAll() } }

    /// Gives the terminal back: modes, screen, cursor, signal handling. A second call does nothing.
    ///
    /// Where the line is gone nothing is written. The hard cap of a signal that has come stays on until the process ends
    /// or ``ExitWatchdog/stop()``.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        let isElsewhere = cn_terminal_is_elsewhere(options.output)
        if !isGone, !isAway {
            if isElsewhere {
                // Stopped in a way that nobody can catch. Whoever has the terminal has set its modes: only the picture is ours.
                writeFromAfar(modes.restore(capability: screen.capability))
            } else {
                write(modes.disable)
                // Reports that are on their way are nobody's keys.
                if options.usesMouse { tcflush(options.input, TCIFLUSH) }
            }
        }
        screen.close(silently: isGone || isAway || isElsewhere)
        cn_restore_disarm()
        signals.release()
    }

    /// Writes bytes to the terminal past ncurses, which holds back none of its own between updates; before the first frame
    /// they go with it.
    func write(_ text: String) { screen.write(text) }

    private func writeFromAfar(_ text: String) {
        cn_terminal_write_from_afar(options.output, text, text.utf8.count)
    }
}
