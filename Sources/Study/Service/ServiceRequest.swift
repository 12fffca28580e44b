import StudyAPI

/// A request that the service answers: who may make it, and which module answers.
protocol ServiceRequest: StudyRequest {
    static var audience: Audience { get }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Reply
}
