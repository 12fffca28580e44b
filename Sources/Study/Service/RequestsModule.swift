import Spezi
import StudyAPI
import StudyStore

/// The way in: finds out who asks, and hands each request to the module that answers it.
actor RequestsModule: StoreModule {
    nonisolated let executor: StoreExecutor

    @Dependency(PermissionsModule.self) var permissions
    @Dependency(EnrolmentModule.self) var enrolment
    @Dependency(TodayModule.self) var today
    @Dependency(ResponsesModule.self) var responses
    @Dependency(AlertsModule.self) var alerts
    @Dependency(DashboardModule.self) var dashboard

    init(executor: StoreExecutor) { self.executor = executor }

    /// Answers one request.
    func answer<Request: StudyRequest>(
        _ request: Request, from identity: SessionIdentity, speaking language: String? = nil, session: SessionTag.ID
    ) async throws(StudyError) -> Request.Reply {
        let verb = "\(Request.self)"
        guard let known = request as? any ServiceRequest else { throw .notPermitted(verb: verb) }
        let caller = try await permissions.caller(
            identity, speaking: language, session: session, audience: type(of: known).audience, verb: verb)
        guard let reply = try await known.answer(self, for: caller) as? Request.Reply else {
            // `known` is the request itself, so that its `Reply` is `Request.Reply`: only this program could break that.
            preconditionFailure("\(verb) was answered with another type than its reply")
        }
        return reply
    }
}
