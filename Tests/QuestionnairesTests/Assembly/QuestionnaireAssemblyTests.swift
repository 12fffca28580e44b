import FHIR
import FHIRPath
import Questionnaires
import Testing

@Suite("Modular questionnaires")
struct QuestionnaireAssemblyTests {
    private func questionnaire(_ name: String, _ items: String, version: String = "1", more: String = "") -> String {
        """
        {"resourceType": "Questionnaire", "url": "http://q/\(name)", "version": "\(version)", "status": "active"\(more),
         "item": [\(items)]}
        """
    }

    private func part(_ linkId: String, _ canonical: String, more: String = "") -> String {
        let sub = Extractions.sdc("subQuestionnaire", #""valueCanonical": "http://q/\#(canonical)""#)
        return #"{"linkId": "\#(linkId)", "type": "display", "text": "missing", "extension": [\#(sub)]\#(more)}"#
    }

    private func assemble(_ root: String, _ parts: String...) throws -> QuestionnaireAssembly {
        let resources = try parts.compactMap { try JSON(parsing: $0).object }
        return try QuestionnaireAssembly(#require(JSON(parsing: root).object), from: Definitions(resources))
    }

    private func problems(_ root: String, _ parts: String...) throws -> [String] {
        let resources = try parts.compactMap { try JSON(parsing: $0).object }
        do {
            _ = try QuestionnaireAssembly(#require(JSON(parsing: root).object), from: Definitions(resources))
            return []
        } catch let error as AssemblyError { return error.problems.map(\.description) }
    }

    private func linkIds(_ assembly: QuestionnaireAssembly) throws -> [String] {
        try Form(json: assembly.questionnaire).allItems.map(\.linkId)
    }

    @Test("items stand in the place of those that name their questionnaire, to any depth")
    func nesting() throws {
        let root = questionnaire(
            "root", #"{"linkId": "a", "type": "string"}, \#(part("x", "one|1")), {"linkId": "z", "type": "string"}"#,
            more:
                #", "extension": [\#(Extractions.sdc("assemble-expectation", #""valueCode": "assemble-root-or-child""#))]"#
        )
        let one = questionnaire(
            "one",
            #"{"linkId": "g", "type": "group", "item": [\#(part("y", "two|1"))]}, {"linkId": "c", "type": "string"}"#)
        let two = questionnaire("two", #"{"linkId": "b", "type": "string"}"#)
        #expect(try QuestionnaireAssembly.isModular(#require(JSON(parsing: root).object)))
        #expect(try !QuestionnaireAssembly.isModular(#require(JSON(parsing: two).object)))
        let assembly = try assemble(root, one, two)
        #expect(try linkIds(assembly) == ["a", "g", "b", "c", "z"])
        let marks = assembly.questionnaire["extension"]?.array ?? []
        #expect(marks.compactMap { $0["valueCode"]?.string } == ["independent-root-or-child"])
        #expect(marks.compactMap { $0["valueCanonical"]?.string } == ["http://q/two|1", "http://q/one|1"])
        #expect(assembly.questionnaire["url"]?.string == "http://q/root")
        #expect(assembly.notes == [])
        #expect(!QuestionnaireAssembly.isModular(assembly.questionnaire))
        #expect(try Form(json: assembly.questionnaire).notes == [])
    }

    @Test("a prefix lets one part be there twice, with its conditions, contained resources and expressions")
    func prefixes() throws {
        let set = """
            {"resourceType": "ValueSet", "id": "v", "status": "active", "compose": {"include": [
             {"system": "s", "concept": [{"code": "1", "display": "One"}]}]}}
            """
        let calculated = Forms.expression(
            "calculatedExpression", "%resource.descendants().where(linkId = %linkIdPrefix + 'n').answer.value + 1")
        let child = questionnaire(
            "child",
            """
            {"linkId": "n", "type": "integer"}, {"linkId": "m", "type": "integer", "extension": [\(calculated)]},
            {"linkId": "c", "type": "choice", "answerValueSet": "#v", "enableWhen": [
             {"question": "n", "operator": ">", "answerInteger": 1}]}
            """,
            more: """
                , "contained": [\(set)], "extension": [\(Extractions.sdc("assembleContext", #""valueString": "linkIdPrefix""#))]
                """)
        func group(_ name: String) -> String {
            """
            {"linkId": "\(name)", "type": "group", "extension": [\(Forms.variable("linkIdPrefix", "'\(name).'"))],
             "item": [\(part("x" + name, "child|1"))]}
            """
        }
        let assembly = try assemble(questionnaire("root", group("A") + "," + group("B")), child)
        #expect(try linkIds(assembly) == ["A", "A.n", "A.m", "A.c", "B", "B.n", "B.m", "B.c"])
        #expect(assembly.questionnaire["contained"]?.array?.compactMap { $0["id"]?.string } == ["A.v", "B.v"])
        let form = try Form(json: assembly.questionnaire)
        #expect(form.notes == [])
        var session = try Forms.session(form)
        try session.answer("B.n", .integer(4))
        #expect(session.first("B.m")?.answers == [.integer(5)] && session.first("A.m")?.answers == [])
        #expect(session.first("B.c")?.isEnabled == true && session.first("A.c")?.isEnabled == false)
        #expect(session.first("B.c")?.item.options.map(\.label) == ["One"])
    }

    @Test("what a part says of itself goes to the item around or to the form, once")
    func extensions() throws {
        let launch = """
            {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext", "extension": [
             {"url": "name", "valueCoding": {"code": "patient"}}, {"url": "type", "valueCode": "Patient"}]}
            """
        let constraint = """
            {"url": "http://hl7.org/fhir/StructureDefinition/targetConstraint", "extension": [{"url": "key", "valueId": "k"},
             {"url": "expression", "valueExpression": {"language": "text/fhirpath", "expression": "%x > 0"}}]}
            """
        let ignored = #"{"url": "http://hl7.org/fhir/StructureDefinition/designNote", "valueMarkdown": "n"}"#
        func child(_ name: String) -> String {
            questionnaire(
                name, #"{"linkId": "\#(name)", "type": "string"}"#,
                more: #", "extension": [\#(launch), \#(constraint), \#(Forms.variable("x", "1")), \#(ignored)]"#)
        }
        let root = questionnaire(
            "root",
            #"{"linkId": "g", "type": "group", "item": [\#(part("x", "a|1")), \#(part("y", "b|1"))]}"#)
        let assembly = try assemble(root, child("a"), child("b"))
        let urls = { (holder: JSON?) in
            (holder?["extension"]?.array ?? []).compactMap {
                $0["url"]?.string?.split(separator: "/").last.map(String.init)
            }
        }
        #expect(
            urls(.object(assembly.questionnaire)) == [
                "sdc-questionnaire-launchContext", "sdc-questionnaire-assembledFrom", "sdc-questionnaire-assembledFrom",
            ])
        #expect(urls(assembly.questionnaire["item"]?[0]) == ["targetConstraint", "variable"])
    }

    @Test("everything that keeps a form from being whole is told with the item that names the part")
    func wrong() throws {
        let item = #"{"linkId": "a", "type": "string"}"#
        let root = questionnaire("root", part("x", "one|2"), more: #", "language": "de""#)
        #expect(
            try problems(root) == [
                "item x: the sub-questionnaire http://q/one|2 is not at hand; put its file beside the form"
            ])
        #expect(
            try problems(root, questionnaire("one", item)) == [
                "item x: the sub-questionnaire http://q/one|2 is at hand in version 1 only"
            ])
        let circle = questionnaire("one", part("y", "root|1"), version: "2")
        #expect(
            try problems(root, circle) == [
                "item y: a questionnaire is a part of itself: http://q/root → http://q/one → http://q/root"
            ])
        let context = Extractions.sdc("assembleContext", #""valueString": "who""#)
        let bad = questionnaire(
            "one", item, version: "2", more: #", "language": "fr", "implicitRules": "r", "extension": [\#(context)]"#)
        #expect(
            try problems(root, bad) == [
                "item x: the sub-questionnaire http://q/one|2 is in another language, fr",
                "item x: the sub-questionnaire http://q/one|2 has implicitRules, which parts may not have",
                "item x: the sub-questionnaire http://q/one|2 needs the variable who, which is not declared around it",
            ])
        let twice = questionnaire("root", part("x", "one|1") + "," + part("y", "one|1"))
        #expect(
            try problems(twice, questionnaire("one", item)) == [
                "questionnaire: linkId \"a\" occurs more than once when all is together; give the parts a linkIdPrefix"
            ])
        let variable = { (value: String) in #", "extension": [\#(Forms.variable("v", value))]"# }
        let both = questionnaire("root", part("x", "one|1") + "," + part("y", "two|1"))
        #expect(
            try problems(
                both, questionnaire("one", item, more: variable("1")),
                questionnaire("two", #"{"linkId": "b", "type": "string"}"#, more: variable("2"))) == [
                    "item y: the variable v is declared twice when all is together; rename one"
                ])
        let prefix = questionnaire(
            "root", part("x", "one|1"), more: #", "extension": [\#(Forms.variable("linkIdPrefix", "1 + 1"))]"#)
        #expect(try problems(prefix, questionnaire("one", item)) == ["item x: the linkIdPrefix 1 + 1 gives no text"])
    }

    @Test("an unversioned part and conditions that are lost are noted")
    func notes() throws {
        let condition = #", "enableWhen": [{"question": "a", "operator": "exists", "answerBoolean": true}]"#
        let root = questionnaire("root", #"{"linkId": "a", "type": "string"}, \#(part("x", "one", more: condition))"#)
        let assembly = try assemble(root, questionnaire("one", #"{"linkId": "b", "type": "string"}"#))
        #expect(
            assembly.notes.map(\.description) == [
                "item x: its enableWhen is lost with the item that the sub-questionnaire replaces; put it on a group around",
                "item x: names the sub-questionnaire http://q/one without a version; it may change",
            ])
        // Not put together, it says so.
        let form = try Form(json: #require(JSON(parsing: root).object))
        #expect(
            form.notes.map(\.description) == [
                "item x: stands for the questionnaire http://q/one, which has to be put in first; its questions are missing"
            ])
    }
}
