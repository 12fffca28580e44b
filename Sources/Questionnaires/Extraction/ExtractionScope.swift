import FHIR
import FHIRPath

/// What expressions know at one place of a response, and what is being made there.
struct ExtractionScope {
    /// The variables in sight.
    var environment: FHIRPathEnvironment
    /// The response, or the item of it whose rules are carried out.
    var focus: [FHIRPathValue]
    /// The resources that are being filled in by definition, the innermost last.
    var resources: [Int] = []
    /// Where the elements are that this item, or one around it, has named: of each resource, by the way to the element.
    var openings: [Opening: [ResourceBuilder.Step]] = [:]
    /// Which repetition of a group it is in: what is named in one goes to no element of another.
    var repetition = 0
    /// What is extracted as Observations here.
    var observation = ObservationScope()

    /// The elements among them that this item itself has opened.
    var own: Set<Opening> = []

    /// An element that is open.
    struct Opening: Hashable {
        let resource: Int
        let segments: [ElementDefinitionPath.Segment]

        /// Whether it is inside of the other.
        func isInside(_ other: Opening) -> Bool {
            resource == other.resource && segments.count > other.segments.count
                && segments.starts(with: other.segments)
        }
    }

    /// The values of an expression here.
    func values(
        of expression: FormExpression, query ask: (@Sendable (String) -> JSONObject?)?
    ) throws(FHIRPathError) -> [FHIRPathValue] {
        switch expression.content {
        case .path(let path):
            return try path.evaluate(
                on: expression.startsAtResponse ? environment.resource.map { [$0] } ?? focus : focus,
                environment: environment(focus))
        case .query(let template):
            guard let ask else { return [] }
            var query = ""
            for part in template.parts {
                switch part {
                case .text(let text): query += text
                case .expression(let inner):
                    let values = try values(of: inner, query: ask)
                    guard !values.isEmpty else { return [] }
                    query += values.map(\.text).joined(separator: ",")
                }
            }
            return ask(query).map { [FHIRPathValue(resource: $0)] } ?? []
        }
    }

    private func environment(_ focus: [FHIRPathValue]) -> FHIRPathEnvironment {
        var own = environment
        own.context = focus
        return own
    }
}
