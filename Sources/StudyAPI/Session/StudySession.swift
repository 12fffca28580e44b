/// One question to the study's service, and the type of its reply.
///
/// A request is plain data: it can cross a socket. One type a verb; the service answers each in one place.
public protocol StudyRequest: Codable, Sendable {
    /// What comes back.
    associatedtype Reply: Codable & Sendable
}

/// One person at one terminal, connected to the service that owns the study.
///
/// A session has no rights of its own: the service checks every request again, whatever a screen allowed.
public protocol StudySession: Sendable {
    /// Who is signed in.
    var identity: SessionIdentity { get }

    /// Says in which language the person reads from now on, as a BCP 47 tag: the study's words come in it where it has them.
    /// Until then they come in the language that the study knows of the person.
    func speak(_ language: String)

    /// Asks the service.
    ///
    /// On return, what the reply says was saved survives a power loss. On a throw nothing was changed. Called where its caller
    /// runs: one that only hands the request on costs no change of thread.
    nonisolated(nonsending) func send<Request: StudyRequest>(
        _ request: Request
    ) async throws(StudyError) -> Request.Reply

    /// What happens in the study while this session lives, as far as this person may know of it.
    ///
    /// The first element comes when the session listens, with all kinds: ask again then, for what changed before is told by
    /// nothing else. Changes that come close together may arrive as one. Each call starts a stream of its own; a stream ends with the
    /// session. Nothing polls while no change comes.
    func changes() -> AsyncStream<StudyChange>

    /// Ends the session and all its streams. More calls do nothing.
    func close() async
}
