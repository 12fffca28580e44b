import FHIR
import FHIRPath

/// One evaluation of an expression with the variables it uses.
///
/// A variable belongs to the item it is declared at. Its own expression sees the variables declared before it at the same
/// place, and those around: the nearest of a name counts.
struct Evaluation {
    let session: FormSession
    let projection: ResponseProjection
    private let environment: FHIRPathEnvironment
    private let response: FHIRPathValue
    /// What variables came to, by where they are declared.
    private var known: [Place: [FHIRPathValue]] = [:]

    /// A declaration: the slot of the item that holds it, and which of the item's it is.
    private struct Place: Hashable {
        let slot: Int
        let index: Int
    }

    init(session: FormSession, projection: ResponseProjection, environment: FHIRPathEnvironment) {
        self.session = session
        self.projection = projection
        let response = QuestionnaireResponse(
            questionnaire: session.form.canonical, status: .inProgress, items: projection.items(in: 0))
        self.response = FHIRPathValue(resource: response.json)
        var environment = environment
        environment.resource = self.response
        self.environment = environment
    }

    /// Variables that need no definition.
    static let standard: Set<String> = [
        "resource", "rootResource", "context", "ucum", "sct", "loinc", "questionnaire", "qitem", "qItem",
    ]

    /// The result at a slot; at the form itself for 0.
    mutating func result(of expression: FormExpression, at slot: Int) throws(FHIRPathError) -> [FHIRPathValue] {
        try result(of: expression, at: slot, seeing: Int.max)
    }

    /// The result with only the first few variables of the slot's own item in sight.
    private mutating func result(
        of expression: FormExpression, at slot: Int, seeing count: Int
    ) throws(FHIRPathError) -> [FHIRPathValue] {
        let path: FHIRPathExpression
        switch expression.content {
        case .path(let expression): path = expression
        case .query(let template): return try answer(to: template, at: slot, seeing: count)
        }
        let focus = slot == 0 ? response : element(at: slot)
        var own = environment
        for name in expression.variables.sorted() {
            if let value = try variable(name, around: slot, seeing: count) {
                own.variables[name] = value
            } else if !Self.standard.contains(name), own.variables[name] == nil {
                // Launch context that was not given is empty.
                own.variables[name] = []
            }
        }
        own.context = [focus]
        return try path.evaluate(on: expression.startsAtResponse ? [response] : [focus], environment: own)
    }

    /// The value of a variable as seen from a slot; `nil` if the form declares none of that name.
    private mutating func variable(
        _ name: String, around slot: Int, seeing count: Int
    ) throws(FHIRPathError) -> [FHIRPathValue]? {
        if name == "qitem" || name == "qItem", slot > 0 {
            let linkId = session.form.allItems[session.slots[slot].item].linkId
            return session.form.source.item(linkId: linkId).map {
                [FHIRPathValue(json: .object($0.json), type: "Questionnaire.item")]
            }
        }
        var place = slot
        var count = count
        while place >= 0 {
            let item = session.slots[place].item
            if let population = session.slots[place].population,
                session.form.allItems[item].expressions.population?.name == name
            {
                return population.values
            }
            let declared = item < 0 ? session.form.variables : session.form.allItems[item].expressions.variables
            if let index = declared.prefix(count).lastIndex(where: { $0.name == name }) {
                return try value(of: declared[index].expression, Place(slot: place, index: index))
            }
            count = .max
            place = session.slots[place].parent
        }
        return nil
    }

    private mutating func value(of expression: FormExpression, _ place: Place) throws(FHIRPathError) -> [FHIRPathValue]
    {
        if let value = known[place] { return value }
        let value = try result(of: expression, at: place.slot, seeing: place.index)
        known[place] = value
        return value
    }

    /// What the service answers to a query; nothing if there is none, or if the query has a hole that nothing fills.
    private mutating func answer(
        to template: QueryTemplate, at slot: Int, seeing count: Int
    ) throws(FHIRPathError) -> [FHIRPathValue] {
        guard let ask = session.context.query else { return [] }
        var query = ""
        for part in template.parts {
            switch part {
            case .text(let text): query += text
            case .expression(let expression):
                let values = try result(of: expression, at: slot, seeing: count)
                guard !values.isEmpty else { return [] }
                query += values.map(\.text).joined(separator: ",")
            }
        }
        return ask(query).map { [FHIRPathValue(resource: $0)] } ?? []
    }

    /// The response item of a slot, also when it holds nothing.
    private func element(at slot: Int) -> FHIRPathValue {
        let place = session.slots[slot].role == .answerRow ? session.slots[slot].parent : slot
        let item = projection.item(at: place, isWhole: false, evenIfEmpty: true)
        let linkId = session.form.allItems[session.slots[place].item].linkId
        return FHIRPathValue(
            json: .object(item?.json ?? ["linkId": .string(linkId)]), type: "QuestionnaireResponse.item")
    }
}
