import FHIR
import FHIRPath
import FoundationEssentials

/// A form being filled in: a pure value, without I/O.
///
/// Every step recomputes only what depends on it, and tells what it changed as rows to store. Passing over a question does not
/// answer it.
public struct FormSession: Sendable {
    /// The form.
    public let form: Form
    /// The moment that expressions know as now.
    public let now: Date
    /// The zone in which times of day are typed, and that expressions calculate in.
    public var timeZone: TimeZone { findTimeZone() }
    private let findTimeZone: @Sendable () -> TimeZone
    /// What expressions know besides the answers.
    let context: FormContext
    /// Records given to restore that have no place in the form: unknown items, or repetitions that are gone.
    public internal(set) var unplaced: [ItemRecord] = []
    /// What went wrong with expressions so far, each once.
    public internal(set) var notes: [FormNote] = []
    /// The questions that can be reached now, in order.
    public internal(set) var pages: [ItemInstance.ID] = []

    /// All instances ever made; slot 0 is the form.
    var slots: [InstanceSlot] = []
    /// The slot of each instance that is there.
    var places: [UUID: Int] = [:]
    /// The slot of each page.
    var pageSlots: [Int] = []
    /// The page of each slot, from 0; -1 for others.
    var pagePositions: [Int] = []
    /// What expressions may use; `nil` when the form has none.
    var environment: FHIRPathEnvironment?
    /// Makes the ids of repetitions and answers added later.
    var ids: IDSequence

    /// Opens a form, with the rows of a draft if there is one.
    ///
    /// Initial values stand in what no row speaks of. Rows need no order; those without a place go to `unplaced`. Answers that
    /// do not fit are kept, and told in `problems`.
    /// - Parameters:
    ///   - now: the moment of opening.
    ///   - timeZone: the person's zone, asked for when it is needed.
    ///   - context: what the form's expressions may know besides the answers.
    ///   - makeID: makes a new id each time.
    public init(
        _ form: Form, restoring: [ItemRecord] = [], now: Date,
        timeZone: @autoclosure @escaping @Sendable () -> TimeZone, context: FormContext = FormContext(),
        makeID: () -> UUID
    ) throws(FormError) {
        self.form = form
        self.context = context
        self.now = now
        findTimeZone = timeZone
        ids = IDSequence(seed: makeID())
        guard !form.items.isEmpty else { throw .noItems }
        environment = Self.environment(for: form, context, now: now, timeZone: timeZone)
        if !form.sourceQueries.isEmpty { askSourceQueries() }
        build(restoring, makeID: makeID)
        // What a draft holds has been filled in before.
        if form.hasPopulation, restoring.isEmpty { populate() }
        begin(isNew: restoring.isEmpty)
        findPages()
    }

    /// The text of an answer typed at that instance. See `AnswerValue.parse`.
    public func parse(_ text: String, for id: UUID) throws(AnswerProblem) -> AnswerValue {
        guard let slot = places[id], slots[slot].item >= 0 else { throw .unknownInstance }
        return try AnswerValue.parse(text, for: item(at: slot), timeZone: timeZone)
    }
}

/// Ids made from one random id, so that a session needs no source of randomness after it was opened.
struct IDSequence: Sendable {
    private var high: UInt64
    private var low: UInt64

    init(seed: UUID) {
        var (high, low): (UInt64, UInt64) = (0, 0)
        withUnsafeBytes(of: seed.uuid) { bytes in
            for byte in bytes.prefix(8) { high = high << 8 | UInt64(byte) }
            for byte in bytes.suffix(8) { low = low << 8 | UInt64(byte) }
        }
        self.high = high
        self.low = low
    }

    /// The next id: the seed and a count, mixed by SplitMix64 (Steele, Lea, Flood 2014), with the marks of a version 8 UUID.
    mutating func next() -> UUID {
        low &+= 1
        let first = Self.mixed(high ^ Self.mixed(low)) & 0xFFFF_FFFF_FFFF_0FFF | 0x8000
        let second = Self.mixed(low &+ high) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        func byte(_ word: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64(index))) }
        return UUID(
            uuid: (
                byte(first, 0), byte(first, 1), byte(first, 2), byte(first, 3), byte(first, 4), byte(first, 5),
                byte(first, 6), byte(first, 7), byte(second, 0), byte(second, 1), byte(second, 2), byte(second, 3),
                byte(second, 4), byte(second, 5), byte(second, 6), byte(second, 7)
            ))
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
