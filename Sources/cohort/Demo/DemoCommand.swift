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
            folder = try StateFolder(environment: machine.environment).folder("demo")
        } catch { throw Failure(message: error.description) }
        let lock = SessionLock(folder: folder)
        if isReset {
            try lock.alone { () throws(Failure) in try DemoFolder(folder).empty() }
        }
        lock.share()
        let service = try Waiting.finish { () async throws(Failure) in try await open(folder) }
        return machine.isLinear(asked: isLinear) ? try runLinear(service, folder) : try runFullScreen(service, folder)
    }

    private func runFullScreen(_ service: StudyService, _ folder: String) throws(Failure) -> Int32 {
        let delegate = StudyDelegate(machine, session: try module(service, identity), folder: folder)
        return try FullScreen.run(
            RootScreen(), delegate, on: machine,
            ready: { _ in
                // What the first screen shows, before there is a screen: its views are evaluated once then.
                guard case .participant = identity else { return }
                Task {
                    await delegate.session.learnStudy()
                    await delegate.today.load()
                }
            },
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
        if let identity { return SessionModule(try session(service, identity)) }
        return SessionModule { identity async throws(StudyError) in try await Self.enter(service, as: identity) }
    }

    private func open(_ folder: String) async throws(Failure) -> StudyService {
        let options = StudyService.Options(
            storeFolder: folder, bundle: EmbeddedResources.sampleBundle, clock: ServiceClock(now: machine.now),
            syntheticSeed: StudyService.demoSeed)
        do {
            return try await StudyService.open(options)
        } catch { throw Failure(message: error.description) }
    }

    private func session(_ service: StudyService, _ identity: SessionIdentity) throws(Failure) -> any StudySession {
        try Waiting.finish { () async throws(Failure) in
            do throws(StudyError) {
                return try await Self.enter(service, as: identity)
            } catch {
                guard case .notFound = error else { throw Failure(message: error.description) }
                throw Failure(
                    message: "--as \(identity): the sample study has no such participant. \(Self.participant) is one.")
            }
        }
    }

    /// Opens a session, and makes sure that the study knows the person.
    private nonisolated static func enter(
        _ service: StudyService, as identity: SessionIdentity
    ) async throws(StudyError) -> any StudySession {
        let session = service.session(for: identity)
        _ = try await session.send(GetStudy())
        return session
    }
}
