import FHIR
import FHIRPath
import Foundation
import Questionnaires
import Testing

@Suite("Options of value sets")
struct ValueSetTests {
    private let system = """
        {"resourceType": "CodeSystem", "url": "http://x/cs", "content": "complete", "concept": [
         {"code": "animal", "display": "Animal", "concept": [{"code": "dog", "display": "Dog"}, {"code": "cat", "display": "Cat"}]},
         {"code": "plant", "display": "Plant", "property": [{"code": "green", "valueBoolean": true}]}]}
        """

    private func labels(_ compose: String, isPackaged: Bool = false) throws -> [String] {
        let set = #"{"resourceType": "ValueSet", "id": "vs", "url": "http://x/vs", \#(compose)}"#
        let contained = isPackaged ? "" : #", "contained": [\#(system), \#(set)]"#
        let text = """
            {"resourceType": "Questionnaire"\(contained), "item": [
             {"linkId": "c", "type": "choice", "answerValueSet": "\(isPackaged ? "http://x/vs|1" : "#vs")"}]}
            """
        let packaged = try Definitions([system, set].map { try #require(try JSON(parsing: $0).object) })
        let form = try Form(Questionnaire(json: JSON(parsing: text)), packaged: isPackaged ? packaged : nil)
        #expect(form.notes == [])
        return form.items[0].options.map(\.label)
    }

    @Test("listed concepts take the code system's words where the set has none", arguments: [true, false])
    func listed(isPackaged: Bool) throws {
        let compose =
            #""compose": {"include": [{"system": "http://x/cs", "concept": [{"code": "cat"}, {"code": "dog", "display": "Hound"}]}]}"#
        #expect(try labels(compose, isPackaged: isPackaged) == ["Cat", "Hound"])
    }

    @Test("whole systems, filters and exclusions")
    func filtered() throws {
        #expect(
            try labels(#""compose": {"include": [{"system": "http://x/cs"}]}"#) == ["Animal", "Dog", "Cat", "Plant"])
        let below =
            #"{"system": "http://x/cs", "filter": [{"property": "concept", "op": "descendent-of", "value": "animal"}]}"#
        #expect(try labels(#""compose": {"include": [\#(below)]}"#) == ["Dog", "Cat"])
        #expect(
            try labels(#""compose": {"include": [{"system": "http://x/cs"}], "exclude": [\#(below)]}"#) == [
                "Animal", "Plant",
            ])
        let green = #"{"system": "http://x/cs", "filter": [{"property": "green", "op": "=", "value": "true"}]}"#
        #expect(try labels(#""compose": {"include": [\#(green)]}"#) == ["Plant"])
    }

    @Test("an expansion comes before the definition")
    func expansion() throws {
        let both = """
            "compose": {"include": [{"system": "http://x/cs"}]},
            "expansion": {"contains": [{"abstract": true, "contains": [{"system": "http://x/cs", "code": "dog", "display": "Dog"}]}]}
            """
        #expect(try labels(both) == ["Dog"])
    }

    @Test("a set that includes itself, or one that is not here, ends and is noted")
    func endless() throws {
        let text = """
            {"resourceType": "Questionnaire", "contained": [{"resourceType": "ValueSet", "id": "vs", "url": "http://x/vs",
             "compose": {"include": [{"valueSet": ["http://x/vs"]}, {"system": "http://elsewhere"},
              {"system": "s", "concept": [{"code": "a"}]}]}}],
             "item": [{"linkId": "c", "type": "choice", "answerValueSet": "#vs"}]}
            """
        let form = try Form(Questionnaire(json: JSON(parsing: text)))
        #expect(form.items[0].options.map(\.label) == ["a"])
        #expect(
            form.notes.map(\.description) == [
                "item c: answerValueSet #vs beyond the concepts it lists is not supported"
            ])
    }
}
