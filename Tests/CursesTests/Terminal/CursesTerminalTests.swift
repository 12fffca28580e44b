import Glibc
import TerminalUI
import Testing

@testable import Curses

// One at a time: ncurses, signal handlers and the saved modes are the process's.
@Suite("The terminal on a pseudo-terminal", .serialized)
@MainActor struct CursesTerminalTests {
    let pty: PseudoTerminal

    init() throws { pty = try #require(PseudoTerminal()) }

    nonisolated static func frame(
        _ lines: [String], size: CellSize, focused: Int? = nil, cursor: CellPoint = .zero
    ) -> Frame {
        var grid = CellGrid(size: size)
        for (y, line) in lines.enumerated() {
            let style = y == focused ? CellStyle(.reverse) : .plain
            for (x, character) in line.enumerated() { grid[x, y] = Cell(character, style: style) }
        }
        return Frame(grid: grid, cursor: cursor)
    }

    private func open(_ environment: [String: String] = ["TERM": "xterm-256color"]) throws -> CursesTerminal {
        try CursesTerminal(pty.options(environment), loop: MainLoop(queue: nil))
    }

    @Test("A move of the highlight is at most 60 bytes, the cursor last; no change is no byte")
    func smallMove() throws {
        let terminal = try open()
        defer { terminal.close() }
        let lines = ["Not at all", "Several days", "More than half the days", "Nearly every day"].map { "( ) " + $0 }
        let first = Self.frame(lines, size: terminal.size, focused: 0, cursor: CellPoint(x: 1, y: 0))
        let second = Self.frame(lines, size: terminal.size, focused: 1, cursor: CellPoint(x: 1, y: 1))
        terminal.show(first)
        #expect(pty.output().contains("Nearly every day"))
        terminal.show(second)
        let move = pty.output()
        #expect(move.contains("Several days") && move.contains("Not at all"))
        #expect(!move.contains("Nearly"))
        #expect(move.utf8.count <= 60, "\(move.debugDescription)")
        // ncurses writes the row's first character again rather than address column 1: it is shorter, and ends there too.
        #expect(move.hasSuffix("( ) Several days\r(\u{1B}[m"), "\(move.debugDescription)")
        terminal.show(second)
        #expect(pty.output() == "")
    }

    @Test("Only the rows that were drawn are looked at; after another size, all of them")
    func drawnRows() throws {
        let terminal = try open()
        defer { terminal.close() }
        terminal.show(Self.frame(["aaa", "bbb"], size: terminal.size))
        _ = pty.output()
        terminal.show(Self.frame(["ccc", "ddd"], size: terminal.size), drawn: 1..<2)
        let output = pty.output()
        #expect(output.contains("ddd") && !output.contains("ccc"), "\(output.debugDescription)")
        terminal.screen.resize(to: CellSize(width: 40, height: 10))
        terminal.show(Self.frame(["ccc", "ddd"], size: terminal.size), drawn: 0..<0)
        #expect(pty.output().contains("ccc"))
    }

    @Test("A look undoes the one before only where there is one, and no character set is chosen again")
    func looks() throws {
        let terminal = try open()
        defer { terminal.close() }
        _ = pty.output()
        var grid = CellGrid(size: terminal.size)
        grid[0, 0] = Cell("b", style: CellStyle(.bold))
        grid[1, 0] = Cell("r", style: CellStyle(.reverse))
        grid[3, 0] = Cell("u", style: CellStyle(.underline))
        terminal.show(Frame(grid: grid, cursor: .zero))
        let bytes = pty.output()
        let looks = TerminalBytes(bytes).pieces.compactMap { piece in
            if case .control(let text) = piece, text.hasPrefix("\u{1B}["), text.hasSuffix("m") {
                String(text.dropFirst(2))
            } else {
                nil
            }
        }
        let drawn = looks.filter { !$0.hasPrefix("39") }.drop { $0 == "m" }
        #expect(Array(drawn) == ["1m", "0;7m", "m", "4m", "m"], "\(bytes.debugDescription)")
    }

    @Test("Wide and combining characters, and U+FFFD for what cannot be shown")
    func characters() throws {
        let terminal = try open()
        defer { terminal.close() }
        var grid = CellGrid(size: terminal.size)
        grid[0, 0] = Cell("中", width: 2)
        grid[1, 0] = .continuation(.plain)
        grid[2, 0] = Cell("e\u{301}")
        grid[3, 0] = Cell("\u{202e}")
        grid[79, 23] = Cell("Z")
        terminal.show(Frame(grid: grid, cursor: .zero))
        let output = pty.output()
        #expect(output.contains("中e\u{301}\u{fffd}"), "\(output.debugDescription)")
        #expect(output.contains("Z"))
        #expect(!output.unicodeScalars.contains("\u{202e}"))
    }

    @Test("Repainting sends every cell again")
    func repaint() throws {
        let terminal = try open()
        defer { terminal.close() }
        let frame = Self.frame(["all of it"], size: terminal.size)
        terminal.show(frame)
        _ = pty.output()
        terminal.repaintAll()
        terminal.show(frame)
        #expect(pty.output().contains("all of it"))
    }

    @Test("Closing puts modes, screen and reports back, once")
    func close() throws {
        let before = pty.localModes
        let terminal = try open()
        #expect(pty.localModes & tcflag_t(ICANON | ECHO | ISIG) == 0)
        terminal.show(Self.frame(["x"], size: terminal.size))
        let opened = pty.output()
        #expect(opened.contains("\u{1b}[?1049h") && opened.contains("\u{1b}[?2004h"))
        terminal.close()
        terminal.close()
        let closed = pty.output()
        #expect(closed.contains("\u{1b}[?1004l\u{1b}[?2004l"))
        #expect(closed.ranges(of: "\u{1b}[?1049l").count == 1)
        #expect(pty.localModes == before)
    }

    @Test(
        "An unknown TERM, an old terminal, no TERM: it opens all the same",
        arguments: ["xterm-kitty", "nosuch", "vt100", ""])
    func unknownTerminal(name: String) throws {
        let terminal = try open(["TERM": name])
        defer { terminal.close() }
        terminal.show(Self.frame(["é"], size: terminal.size))
        #expect(pty.output().contains("é"))
    }

    @Test("A terminal that cannot place its cursor is for the linear way; so is a pipe")
    func unsuitable() {
        #expect(throws: CursesError.unsuitable(.lineOnly(name: "dumb"))) { try open(["TERM": "dumb"]) }
        #expect(
            TerminalSuitability.check(input: pty.terminal, output: -1, environment: ProcessEnvironment([:]))
                == .linear(.noTerminal))
    }

    @Test("NO_COLOR keeps attributes and drops colours", arguments: [true, false])
    func colors(isOff: Bool) throws {
        let terminal = try open(["TERM": "xterm-256color", "NO_COLOR": isOff ? "1" : ""])
        defer { terminal.close() }
        var grid = CellGrid(size: terminal.size)
        grid[0, 0] = Cell("r", style: CellStyle(.bold, foreground: .red))
        terminal.show(Frame(grid: grid, cursor: .zero))
        let output = pty.output()
        #expect(output.contains("\u{1b}[31m") == !isOff, "\(output.debugDescription)")
        #expect(output.contains("\u{1b}[1m") || output.contains(";1m"), "\(output.debugDescription)")
    }

    @Test("All pending input makes one frame; Ctrl-C arrives as Escape; the host's status is the reason")
    func run() throws {
        let terminal = try open()
        defer { terminal.close() }
        let host = NotingHost()
        host.onFrame = { [pty] number in
            if number == 1 { pty.type(String(repeating: "\u{1b}OB", count: 50) + "é") }
            if number == 2 { pty.type("\u{3}") }
        }
        #expect(terminal.run(source: host) == .finished(status: 7))
        #expect(host.events.first == .resize(CellSize(width: 80, height: 24)))
        #expect(host.events.filter { $0 == .key(.down) }.count == 50)
        #expect(Array(host.events.suffix(2)) == [.key(.character("é")), .key(.escape)])
        #expect(host.frames == 2)
    }

    @Test("A resize is one event with the new extent; 0 by 0 changes nothing")
    func resize() throws {
        let terminal = try open()
        defer { terminal.close() }
        let host = NotingHost()
        host.onFrame = { [pty] number in
            pty.resize(rows: number == 1 ? 6 : 0, columns: number == 1 ? 20 : 0)
            raise(SIGWINCH)
            if number == 2 { pty.type("q") }
        }
        #expect(terminal.run(source: host) == .finished(status: 7))
        #expect(
            host.events == [
                .resize(CellSize(width: 80, height: 24)), .resize(CellSize(width: 20, height: 6)),
                .key(.character("q")),
            ])
        #expect(terminal.size == CellSize(width: 20, height: 6))
    }

    @Test("200 resizes in one burst are a few frames of the last extent, and nothing typed meanwhile is lost")
    func resizeStorm() throws {
        let terminal = try open()
        defer { terminal.close() }
        let host = NotingHost()
        let typed = "every word, é 日 ß, is here "
        host.onFrame = { [pty] number in
            guard number == 1 else { return }
            var rest = Array(typed)
            for step in 0..<200 {
                pty.resize(rows: UInt16(1 + step * 37 % 200), columns: UInt16(1 + step * 101 % 500))
                raise(SIGWINCH)
                if step % 7 == 0, !rest.isEmpty { pty.type(String(rest.removeFirst())) }
            }
            pty.resize(rows: 6, columns: 20)
            raise(SIGWINCH)
            pty.type(String(rest) + "q")
        }
        #expect(terminal.run(source: host) == .finished(status: 7))
        let keys = host.events.compactMap {
            if case .key(let key) = $0, case .character(let character) = key.code { character } else { nil }
        }
        #expect(String(keys) == typed + "q")
        #expect(host.size == CellSize(width: 20, height: 6))
        #expect(host.frames <= 3, "\(host.frames)")
    }

    @Test("Without any locale é, 日 and ß arrive as they are typed, and are shown")
    func noLocale() throws {
        for name in ["LANG", "LC_ALL", "LC_CTYPE"] { unsetenv(name) }
        let terminal = try open(["TERM": ""])
        defer { terminal.close() }
        let host = NotingHost()
        host.onFrame = { [pty] number in pty.type(number == 1 ? "é日ß" : "q") }
        #expect(terminal.run(source: host) == .finished(status: 7))
        #expect(
            host.events.dropFirst() == [
                .key(.character("é")), .key(.character("日")), .key(.character("ß")), .key(.character("q")),
            ])
        terminal.show(Self.frame(["éß"], size: terminal.size))
        #expect(pty.output().contains("éß"))
    }

    @Test("A dropped line ends the loop without another frame or byte")
    func hangUp() throws {
        let terminal = try open()
        defer { terminal.close() }
        let host = NotingHost()
        host.onFrame = { [pty] _ in pty.hangUp() }
        #expect(terminal.run(source: host) == .hangUp)
        #expect(host.frames == 1)
        #expect(ExitReason.hangUp.exitStatus == 129)
    }

    @Test("A signal ends the loop in order", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func signal(number: Int32) throws {
        let before = pty.localModes
        let terminal = try open()
        let host = NotingHost()
        host.onFrame = { _ in raise(number) }
        let reason = terminal.run(source: host)
        ExitWatchdog.stop()
        terminal.close()
        #expect(reason == .signal(number))
        #expect(reason.exitStatus == 128 + number)
        #expect(pty.localModes == before)
        #expect(pty.output().contains("\u{1b}[?1049l"))
    }

    @Test("ncurses' own signal handlers, which end the process from within, are not there")
    func handlers() throws {
        let terminal = try open()
        defer { terminal.close() }
        var window = sigaction()
        var terminate = sigaction()
        sigaction(SIGWINCH, nil, &window)
        sigaction(SIGTERM, nil, &terminate)
        let same = unsafeBitCast(window.__sigaction_handler.sa_handler, to: Int.self)
        #expect(unsafeBitCast(terminate.__sigaction_handler.sa_handler, to: Int.self) == same)
    }
}
