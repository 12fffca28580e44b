import Curses
import FoundationEssentials
import Glibc
import Spezi
import Study
import StudyAPI
import StudyScreens

/// `cohort demo`: the sample study, with its service in the same process.
@MainActor struct DemoCommand {
    let machine: Machine
    let identity: SessionIdentity?
    let isLinear: Bool
    let isReset: Bool

    /// Who fills in the linear front end when nobody is named, and nobody is there to be asked.
    private static let participant = SessionIdentity.participant("P-0042")

    func run() throws(Failure) -> Int32 {
        let folder: String
        do {
            folder = try StateFolder(environment: machine.environment).folder(DemoFolder.name)
        } catch { throw Failure(message: error.description) }
        let lock = SessionLock(folder: folder)
        if isReset {
            try lock.alone { () throws(Failure) in try DemoFolder(folder).empty() }
        }
        lock.share()
        // In another thread, while this one gets the screens ready.
        let machine = machine
        let opening = Background { () async throws(Failure) in try await Self.open(folder, on: machine) }
        return machine.isLinear(asked: isLinear)
            ? try runLinear(opening.result(), folder) : try runFullScreen(opening, folder)
    }

    private func runFullScreen(_ opening: Background<StudyService>, _ folder: String) throws(Failure) -> Int32 {
        let delegate = StudyDelegate(
            machine,
            session: SessionModule { identity async throws(StudyError) in
                // Nobody enters before it is known that the study could be opened.
                guard case .success(let service) = await opening.outcome else { throw .sessionClosed }
                return try await Self.enter(service, as: identity).session
            }, folder: folder)
        let spezi = try delegate.start(on: machine)
        let service = try opening.result()
        if let identity {
            let entry = try entry(service, identity, speaking: delegate.languages.languageInUse)
            delegate.session.begin(entry.session, study: entry.study)
            // What the first screen shows, before there is a screen: its views are evaluated once then.
            if case .participant = identity { Task.immediate { await delegate.today.load() } }
        }
        return try FullScreen.run(
            RootScreen(), spezi, on: machine,
            isReady: {
                guard case .participant = identity else { return true }
                return delegate.today.today != nil || delegate.today.problem != nil
            },
            flush: { await delegate.filling.flush() })
    }

    private func runLinear(_ service: StudyService, _ folder: String) throws(Failure) -> Int32 {
        let identity = identity ?? (StandardStreams.areTerminal ? nil : Self.participant)
        let delegate = StudyDelegate(machine, session: try module(service, identity), folder: folder)
        let spezi = try delegate.start(on: machine)
        let services = Task { await spezi.runWithoutViews() }
        defer { services.cancel() }
        let console = LinearConsole(output: STDOUT_FILENO)
        defer { FullScreen.end(spezi) { await delegate.filling.flush() } }
        return console.run(
            { await Self.runLinear(delegate, console) },
            interrupted: {
                await LinearInterruption(
                    delegate.filling, catalogue: delegate.languages.catalogueInUse, output: console
                ).end()
            })
    }

    /// Asks who it is unless somebody has entered, and shows what is theirs.
    private static func runLinear(_ delegate: StudyDelegate, _ console: LinearConsole) async -> LinearEnding {
        let catalogue = delegate.languages.catalogueInUse
        if delegate.session.session == nil {
            let welcome = LinearWelcome(
                delegate.welcome, clock: delegate.clock, catalogue: catalogue, output: console,
                readLine: console.readLine)
            guard await welcome.run() else { return .left }
        }
        if delegate.session.session?.identity == .coordinator {
            return await LinearDashboard(
                delegate.dashboard, alert: delegate.alert, catalogue: catalogue, output: console,
                notifications: delegate.notifications, readLine: console.readLine
            ).run()
        }
        return await LinearToday(
            delegate.today, clock: delegate.clock, catalogue: catalogue, languages: delegate.languages,
            isPiped: StandardStreams.isPiped, output: console,
            notifications: delegate.notifications, readLine: console.readLine
        ).run(startingWith: "PHQ-9")
    }

    /// A session in which somebody has entered, or one that asks who it is.
    private func module(_ service: StudyService, _ identity: SessionIdentity?) throws(Failure) -> SessionModule {
        if let identity { return SessionModule(try entry(service, identity).session) }
        return SessionModule { identity async throws(StudyError) in try await Self.enter(service, as: identity).session
        }
    }

    private nonisolated static func open(
        _ folder: String, on machine: Machine
    ) async throws(Failure) -> StudyService {
        let options = StudyService.Options(
            storeFolder: folder, bundle: EmbeddedResources.sampleBundle, clock: ServiceClock(now: machine.now),
            syntheticSeed: StudyService.demoSeed, syntheticTimeZone: { machine.timeZone })
        do {
            return try await StudyService.open(options)
        } catch { throw Failure(message: error.description) }
    }

    private func entry(
        _ service: StudyService, _ identity: SessionIdentity, speaking language: String? = nil
    ) throws(Failure) -> Entry {
        try Waiting.finish { () async throws(Failure) in
            do throws(StudyError) {
                return try await Self.enter(service, as: identity, speaking: language)
            } catch {
                guard case .notFound = error else { throw Failure(message: error.description) }
                throw Failure(
                    message: "--as \(identity): the sample study has no such participant. \(Self.participant) is one.")
            }
        }
    }

    /// An open session, and what it said first of the study.
    private struct Entry: Sendable {
        let session: any StudySession
        let study: GetStudy.Reply
    }

    /// Opens a session, and makes sure that the study knows the person.
    private nonisolated static func enter(
        _ service: StudyService, as identity: SessionIdentity, speaking language: String? = nil
    ) async throws(StudyError) -> Entry {
        let session = service.session(for: identity)
        if let language { session.speak(language) }
        return Entry(session: session, study: try await session.send(GetStudy()))
    }
}
