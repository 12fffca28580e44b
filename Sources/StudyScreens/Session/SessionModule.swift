import AppState
import FoundationEssentials
import Observation
import Spezi
import StudyAPI

/// The study as this person sees it: everything that talks to the study does so through here.
@MainActor @Observable public final class SessionModule: Module, EnvironmentAccessible {
    /// Opens a session for a person. The program decides who may be opened as whom.
    public typealias Opening = @Sendable (SessionIdentity) async throws(StudyError) -> any StudySession

    @ObservationIgnored @Dependency(ClockModule.self) var clock
    @ObservationIgnored @Dependency(LanguageModule.self) var languages: LanguageModule?
    @ObservationIgnored private let opening: Opening
    @ObservationIgnored private var entries: [AsyncStream<SessionIdentity>.Continuation] = []

    /// The open session; `nil` until somebody has entered.
    public private(set) var session: (any StudySession)?
    /// Which study it is, and as whom one is seen in it; `nil` until it is known.
    public private(set) var study: GetStudy.Reply?
    /// Why nobody could enter.
    public private(set) var problem: StudyError?

    /// Begins without a person: an entry screen asks who it is.
    public init(opening: @escaping Opening) { self.opening = opening }

    /// Begins as the person of an open session.
    public init(_ session: any StudySession) {
        self.session = session
        opening = { _ throws(StudyError) in session }
        Self.signIn(session.identity)
    }

    /// Says to all screens who it is. Not by `@AppState`: a module is looked through when it is loaded, and this one at each
    /// start.
    private static func signIn(_ identity: SessionIdentity) {
        var state = ApplicationState.state { $0.signedIn }
        state.value = identity
    }

    private func tellEntry(of identity: SessionIdentity) {
        Self.signIn(identity)
        entries.removeAll { entry in
            if case .terminated = entry.yield(identity) { true } else { false }
        }
    }

    /// Goes on as the person of a session that was opened elsewhere, with what it said of the study.
    public func begin(_ session: any StudySession, study: GetStudy.Reply) {
        self.session = session
        tellEntry(of: session.identity)
        take(study)
    }

    /// Says to the study in which language the person reads, now and whenever another one is chosen.
    public func configure() {
        guard let languages else { return }
        session?.speak(languages.languageInUse)
        languages.whenChosen = { [weak self] in self?.session?.speak($0) }
    }

    /// Enters as somebody. What happened is in ``session``, ``study`` and ``problem`` afterwards.
    public func enter(as identity: SessionIdentity) async {
        do {
            problem = nil
            session = try await opening(identity)
            if let languages { session?.speak(languages.languageInUse) }
            tellEntry(of: identity)
            await learnStudy()
        } catch { problem = error }
    }

    /// Who has entered, if anybody has, and whoever enters from now on.
    public func entered() -> AsyncStream<SessionIdentity> {
        let (stream, entry) = AsyncStream<SessionIdentity>.makeStream()
        if let session { entry.yield(session.identity) }
        entries.append(entry)
        return stream
    }

    /// Asks which study this is, and takes the person's time zone over. Does nothing before anybody has entered.
    public func learnStudy() async {
        guard session != nil, study == nil else { return }
        do {
            take(try await send(GetStudy()))
        } catch { problem = error }
    }

    private func take(_ reply: GetStudy.Reply) {
        if let zone = TimeZone(identifier: reply.timeZone) { clock.timeZone = zone }
        study = reply
    }

    /// Asks the study's service.
    public func send<Request: StudyRequest>(_ request: Request) async throws(StudyError) -> Request.Reply {
        guard let session else { throw .sessionClosed }
        return try await session.send(request)
    }

    /// What happens in the study; ends at once before anybody has entered.
    public func changes() -> AsyncStream<StudyChange> {
        session?.changes() ?? AsyncStream { $0.finish() }
    }
}
