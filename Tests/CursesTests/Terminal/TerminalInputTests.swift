import Foundation
import Synchronization
import TerminalUI
import Testing

@testable import Curses

extension CursesTerminalTests {
    /// Runs a host that notes what comes, while a person at the other end does something once the first frame is there.
    private func run(
        _ environment: [String: String] = [:], mouse: Bool = false, host: NotingHost = NotingHost(),
        ending: ExitReason = .finished(status: 7), person: @escaping @Sendable (Typist) -> Void
    ) throws -> (events: [TerminalEvent], output: String) {
        var options = pty.options(["TERM": "xterm-256color"].merging(environment) { $1 })
        options.usesMouse = mouse
        let terminal = try CursesTerminal(options, loop: MainLoop(queue: nil))
        let typist = Typist(descriptor: pty.person)
        let next = host.onFrame
        host.onFrame = { number in
            // On a thread of its own: a person does not wait until the program has read.
            if number == 1 { Thread.detachNewThread { person(typist) } }
            next(number)
        }
        #expect(terminal.run(source: host) == ending)
        terminal.close()
        return (host.events.filter { if case .resize = $0 { false } else { true } }, pty.output())
    }

    @Test("A paste is one event of text: its line breaks and escapes press no key, and it is capped")
    func paste() throws {
        let long = String(repeating: "x", count: 70_000)
        let (events, _) = try run { person in
            person.type("\u{1b}[200~q\rq\u{1b}[2J\u{3}\u{1b}[201~")
            person.type("\u{1b}[200~\(long)\u{1b}[201~q")
        }
        let pastes = events.compactMap { if case .paste(let text) = $0 { text } else { nil } }
        #expect(events.count == 3)
        #expect(pastes.count == 2)
        #expect(pastes.first?.hasPrefix("q\nq") == true, "\(pastes.first.debugDescription)")
        #expect(pastes.first?.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" } == false)
        #expect(pastes.last?.count == 65_536)
        #expect(events.last == .key(.character("q")))
    }

    @Test("Keys that have come do not hold up the end that is asked for: as many are handled as take a moment")
    func endAmongKeys() throws {
        let host = NotingHost()
        host.onEvent = { count in
            if count == 10 {
                raise(SIGTERM)
                ExitWatchdog.stop()
            }
            // A host that takes its time.
            if count >= 10 { usleep(1_000) }
        }
        let (events, _) = try run(host: host, ending: .signal(SIGTERM)) { person in
            person.type(String(repeating: "\u{1b}[B", count: 1_200))
        }
        #expect((10..<600).contains(events.count), "\(events.count)")
    }

    @Test("A paste whose end is lost is over by itself, and what comes then are keys again")
    func tornPaste() throws {
        let host = NotingHost()
        let typist = Typist(descriptor: pty.person)
        // The second frame shows the paste: nothing has come since its bytes.
        host.onFrame = { if $0 == 2 { typist.type("q") } }
        let (events, _) = try run(host: host) { $0.type("\u{1b}[200~half a paste") }
        #expect(events == [.paste("half a paste"), .key(.character("q"))])
    }

    @Test("Over a network a key split by 50 ms is still one key")
    func split() throws {
        // A machine that is busy for longer than the network's 100 ms says nothing: it is asked again.
        for _ in 0..<20 {
            let gap = Gap()
            let host = NotingHost()
            let (events, _) = try run(["SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"], host: host) { person in
                let start = ContinuousClock.now
                person.type("\u{1b}")
                usleep(50_000)
                person.type("[B")
                gap.lasted(ContinuousClock.now - start)
                person.type("q")
            }
            guard gap.longest < .milliseconds(90) else { continue }
            #expect(events == [.key(.down), .key(.character("q"))])
            return
        }
        Issue.record("the machine was too busy for every one of twenty attempts")
    }

    @Test("Escape waits 25 ms for the rest of a key at a desk, and 100 ms over a network")
    func escapeDelay() {
        var options = CursesOptions()
        options.environment = ProcessEnvironment([:])
        #expect(options.escapeDelay == .milliseconds(25))
        options.environment = ProcessEnvironment(["SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"])
        #expect(options.escapeDelay == .milliseconds(100))
    }

    @Test("Nothing is asked of the terminal, so that a mute one starts like any other")
    func mute() throws {
        let (_, output) = try run { $0.type("q") }
        #expect(output.contains("frame 1"))
        #expect(TerminalBytes(output).foreign == [])
        #expect(
            TerminalBytes(
                "\u{1b}[6n\u{1b}[c\u{1b}[>c\u{1b}]11;?\u{7}\u{1b}[?u\u{1b}P+q544e\u{1b}\\\u{1b}[?2026$p\u{1b}[14t"
            )
            .foreign.count == 8)
    }

    @Test("The mouse is off unless asked for, and off again when the terminal is given back", arguments: [false, true])
    func mouse(isOn: Bool) throws {
        let (events, output) = try run(mouse: isOn) { $0.type("\u{1b}[<0;3;2M\u{1b}[<0;3;2mq") }
        #expect(output.contains("\u{1b}[?1000h") == isOn)
        #expect(output.contains("\u{1b}[?1006l\u{1b}[?1000l") == isOn)
        let press: [TerminalEvent] = isOn ? [.mouse(MouseEvent(.press, at: CellPoint(x: 2, y: 1)))] : []
        #expect(events == press + [.key(.character("q"))])
    }

    @Test("Suspending needs a shell to come back to")
    func suspending() {
        #expect(CursesOptions.isJob(group: 200, session: 100))
        #expect(!CursesOptions.isJob(group: 100, session: 100))
        var options = CursesOptions()
        options.environment = ProcessEnvironment(["SSH_ORIGINAL_COMMAND": "cohort"])
        #expect(!options.canSuspend)
        options.allowsSuspending = true
        #expect(options.canSuspend)
    }
}

/// The person's hands: writes to the other end of the line, from any thread.
final class Typist: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    func type(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}

/// How long the longest pause was, told from another thread.
final class Gap: Sendable {
    private let pause = Mutex(Duration.zero)

    var longest: Duration { pause.withLock { $0 } }
    func lasted(_ duration: Duration) { pause.withLock { $0 = max($0, duration) } }
}
