/// Keeps what stands in the fields of a draft and is no answer yet, in place of what was kept so before.
///
/// Sent with every key, so it does not wait for the disk: it survives the end of the session and of the service, not that of
/// the machine. It is no part of the record and no answer, is sealed like the participant's other text, and is gone when the
/// draft is submitted or started over, or when none is left.
/// - Throws: `.draftClosed`, `.notFound`, `.refusedAnswer` for more than ``largest``; what was kept so stays then.
public struct KeepTyped: StudyRequest {
    /// So many bytes of UTF-8 can be kept of all texts together.
    public static let largest = 1 << 20

    /// Nothing to say.
    public struct Reply: Codable, Hashable, Sendable {
        /// Makes the reply.
        public init() {}
    }

    /// The draft.
    public var draft: DraftID
    /// All such texts.
    public var texts: [TypedText]

    /// Makes the request.
    public init(draft: DraftID, texts: [TypedText]) {
        self.draft = draft
        self.texts = texts
    }
}
