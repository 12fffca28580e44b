import FoundationEssentials

/// Submits a draft: it becomes a response and is scored, in one transaction. A second submit finds it closed.
/// - Throws: `.incomplete` while required questions are open, `.conflict`, `.draftClosed`.
public struct SubmitDraft: StudyRequest {
    /// What was submitted.
    public struct Reply: Codable, Hashable, Sendable {
        /// The response.
        public var response: ResponseID
        /// When it was submitted.
        public var submittedAt: Date

        /// Makes the reply.
        public init(response: ResponseID, submittedAt: Date) {
            self.response = response
            self.submittedAt = submittedAt
        }
    }

    /// The draft.
    public var draft: DraftID
    /// The revision that the session knows.
    public var revision: Int

    /// Makes the request.
    public init(draft: DraftID, revision: Int) {
        self.draft = draft
        self.revision = revision
    }
}
