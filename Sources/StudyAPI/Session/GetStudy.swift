/// Asks which study this is and as whom one is seen in it.
public struct GetStudy: StudyRequest {
    /// The study, as one session sees it.
    public struct Reply: Codable, Hashable, Sendable {
        /// The study's title.
        public var title: String
        /// Whether the people and answers in it are made up. Screens say so wherever it is `true`.
        public var isSynthetic: Bool
        /// The person's label or role.
        public var person: String
        /// The name of the participant's site; of all sites for staff.
        public var sites: [String]
        /// The IANA time zone in which this person sees times.
        public var timeZone: String
        /// The person's language as a BCP 47 tag, if the study knows one.
        public var language: String?

        /// Makes the reply.
        public init(
            title: String, isSynthetic: Bool, person: String, sites: [String], timeZone: String, language: String?
        ) {
            self.title = title
            self.isSynthetic = isSynthetic
            self.person = person
            self.sites = sites
            self.timeZone = timeZone
            self.language = language
        }
    }

    /// Makes the request.
    public init() {}
}
