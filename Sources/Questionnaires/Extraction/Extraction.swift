import FHIR
import FHIRPath
import FoundationEssentials

/// What a response says, as resources to store: Structured Data Capture's extraction by Observation, by definition and by
/// template, in one transaction.
///
/// The specification is http://hl7.org/fhir/uv/sdc/extraction.html (4.0.0). What a form asks for and is not done here, such as
/// `targetStructureMap`, stands in `notes`.
public struct Extraction: Sendable {
    /// A Bundle of the type `transaction` whose entries each say what to do with their resource, in document order.
    public let bundle: JSONObject
    /// What is left out, and why.
    public let notes: [FormNote]

    /// The resources, in order.
    public var resources: [JSONObject] {
        bundle["entry"]?.array?.compactMap { $0["resource"]?.object } ?? []
    }

    /// Extracts all that a form says of a response's answers. Linear in their number.
    /// - Parameters:
    ///   - context: what the form was filled in with; profiles among its definitions say what slices and fixed values are.
    ///   - now: the moment that expressions know as now, with a zone.
    ///   - makeID: makes a new id each time, for what has none.
    init(
        _ response: QuestionnaireResponse, for form: Form, context: FormContext, now: FHIRDateTime, makeID: () -> UUID
    ) throws(ExtractionError) {
        let plan = ExtractionPlan(form.source)
        guard plan.problems.isEmpty else { throw ExtractionError(problems: plan.problems) }
        var walk = ExtractionWalk(response, for: form, plan, context, now: now)
        let entries = walk.entries(makeID: makeID)
        guard walk.problems.isEmpty else { throw ExtractionError(problems: walk.problems) }
        var bundle: JSONObject = ["resourceType": "Bundle", "type": "transaction"]
        if !entries.isEmpty { bundle["entry"] = .array(entries.map(JSON.object)) }
        self.bundle = bundle
        notes = plan.notes + walk.notes
    }
}

extension FormSession {
    /// The resources that a response of this session gives. Throws everything that is wrong with what the form says of them.
    /// - Parameter makeID: makes a new id each time.
    public func extract(
        from response: QuestionnaireResponse, makeID: () -> UUID
    ) throws(ExtractionError) -> Extraction {
        let zone = timeZone
        let seconds = now.timeIntervalSince1970
        guard
            let moment = Self.dateTime(now, in: zone) ?? FHIRDateTime(secondsSince1970: seconds, offsetMinutes: 0)
        else {
            throw ExtractionError(problems: [.init(linkId: nil, path: nil, text: "the clock tells no date")])
        }
        return try Extraction(response, for: form, context: context, now: moment, makeID: makeID)
    }
}
