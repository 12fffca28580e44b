/// How answers came about.
public enum ResponseMode: String, Sendable, CaseIterable {
    /// The participant answered alone.
    case selfReport = "self"
    /// Somebody asked, and wrote down what was said.
    case interview
    /// Somebody answered in the participant's stead.
    case proxy
    /// Copied from paper.
    case paper
    /// Came from another system.
    case imported = "import"
}

extension ResponseMode: TextColumnValue {}

/// Who said what about whom, and who wrote it down: kept with every draft and response.
public struct Provenance: Equatable, Sendable {
    /// How the answers came about.
    public let mode: ResponseMode
    /// Who is responsible for the answers as written (FHIR's `author`).
    public let author: PersonRecord.ID
    /// Whose knowledge they are (FHIR's `source`).
    public let source: PersonRecord.ID
    /// Whom they are about (FHIR's `subject`).
    public let subject: PersonRecord.ID
    /// Who typed them.
    public let enteredBy: PersonRecord.ID
    /// The language the questions were shown in, as a BCP 47 tag.
    public let language: String

    /// States each part.
    public init(
        mode: ResponseMode, author: PersonRecord.ID, source: PersonRecord.ID, subject: PersonRecord.ID,
        enteredBy: PersonRecord.ID, language: String
    ) {
        self.mode = mode
        self.author = author
        self.source = source
        self.subject = subject
        self.enteredBy = enteredBy
        self.language = language
    }

    /// A person answering about themselves.
    public init(selfReportOf person: PersonRecord.ID, language: String) {
        self.init(
            mode: .selfReport, author: person, source: person, subject: person, enteredBy: person, language: language)
    }

    static let columns = ["mode", "author_id", "source_id", "subject_id", "entered_by_id", "language"]

    init(row: inout Row) throws(StoreError) {
        mode = try row.next()
        author = try row.next()
        source = try row.next()
        subject = try row.next()
        enteredBy = try row.next()
        language = try row.next()
    }

    var values: [any ColumnValue] { [mode, author, source, subject, enteredBy, language] }
}
