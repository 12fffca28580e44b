import FHIR
import FHIRPath
import Foundation
import Questionnaires
import Testing

/// Forms whose answers become resources, for tests.
enum Extractions {
    static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"
    static let core = "http://hl7.org/fhir/StructureDefinition/"

    /// What a form of these items gives for a response with these items, filled in by a known person at a known time.
    static func extract(
        _ form: Form, _ items: String, context: FormContext = FormContext(), header: String = Self.header
    ) throws -> Extraction {
        let text = #"{"resourceType": "QuestionnaireResponse", "status": "completed"\#(header), "item": [\#(items)]}"#
        let response = try QuestionnaireResponse(json: JSON(parsing: text))
        let session = try Forms.session(form, context: context)
        var counter = 0
        return try session.extract(from: response) {
            counter += 1
            return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(counter)))
        }
    }

    static let header = """
        , "id": "r1", "authored": "2026-03-31T14:05:00+02:00", "subject": {"reference": "Patient/p1"},
        "author": {"reference": "Practitioner/d1"}, "basedOn": [{"reference": "ServiceRequest/s1"}]
        """

    /// The problems that keep anything from being extracted.
    static func problems(_ form: Form, _ items: String, context: FormContext = FormContext()) throws -> [String] {
        do {
            _ = try extract(form, items, context: context)
            return []
        } catch let error as ExtractionError { return error.problems.map(\.description) }
    }

    /// An extension of SDC with a value that is written out.
    static func sdc(_ name: String, _ value: String) -> String { #"{"url": "\#(sdc)\#(name)", \#(value)}"# }

    /// A `definitionExtractValue`.
    static func value(_ definition: String, _ content: String) -> String {
        sdc(
            "definitionExtractValue",
            #""extension": [{"url": "definition", "valueUri": "\#(core)\#(definition)"}, \#(content)]"#)
    }

    static func fixed(_ value: String) -> String { #"{"url": "fixed-value", \#(value)}"# }

    static func expression(_ source: String) -> String {
        #"{"url": "expression", "valueExpression": {"language": "text/fhirpath", "expression": "\#(source)"}}"#
    }

    /// A `definitionExtract`.
    static func definition(_ type: String, more: String = "") -> String {
        sdc(
            "definitionExtract", #""extension": [{"url": "definition", "valueCanonical": "\#(core)\#(type)"}\#(more)]"#)
    }
}

extension Extraction {
    /// The first resource as one line of JSON, without what each of them has.
    var first: String { resources.first?.text ?? "" }
    /// The transaction's requests.
    var requests: [String] {
        (bundle["entry"]?.array ?? []).map {
            "\($0["request"]?["method"]?.string ?? "") \($0["request"]?["url"]?.string ?? "")"
        }
    }
    var urls: [String] { (bundle["entry"]?.array ?? []).compactMap { $0["fullUrl"]?.string } }
}
