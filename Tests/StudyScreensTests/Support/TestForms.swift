import FHIR
import Foundation
import Questionnaires
import StudyResources
import TerminalUI

@testable import StudyScreens

/// What is embedded in the program, and forms of the tests' own.
enum TestForms {
    static func phq9() throws -> Form { try form(resource("bundle/questionnaires/phq-9.json")) }
    static func gad7() throws -> Form { try form(resource("bundle/questionnaires/gad-7.json")) }
    static func diary() throws -> Form { try form(resource("bundle/questionnaires/daily-diary.json")) }

    /// One item of each kind.
    static func everyKind() throws -> Form { try form(Array(everyKindText.utf8)) }

    /// One line of text.
    static func oneText(maxLength: Int? = nil, kind: String = "string") throws -> Form {
        let limit = maxLength.map { ", \"maxLength\": \($0)" } ?? ""
        return try one(#"{"linkId": "free", "type": "\#(kind)", "text": "How was it?"\#(limit)}"#)
    }

    /// A date.
    static func oneDay() throws -> Form { try one(#"{"linkId": "day", "type": "date", "text": "Which day?"}"#) }

    /// A date with a time.
    static func oneMoment() throws -> Form { try one(#"{"linkId": "when", "type": "dateTime", "text": "When?"}"#) }

    /// One item in a questionnaire.
    static func one(_ item: String) throws -> Form {
        try form(
            Array(
                #"{"resourceType": "Questionnaire", "url": "https://cohort.example/q/one", "status": "active", "item": [\#(item)]}"#
                    .utf8))
    }

    static func form(_ bytes: [UInt8]) throws -> Form { try Form(Questionnaire(json: JSON(parsing: bytes))) }

    static func resource(_ name: String) throws -> [UInt8] {
        for index in 0..<study_resource_count() {
            let resource = study_resource(index)
            guard String(cString: resource.name) == name else { continue }
            return Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
        }
        throw MissingResource(name: name)
    }

    /// What keys do on every screen, as the program carries it.
    static var keyTable: String { (try? resource("keys.txt")).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    struct MissingResource: Error { let name: String }

    static func catalogue(_ language: String = "en") throws -> StringCatalogue {
        // Every screen reads what is kept for the account: here that is memory, and never the account's own.
        _ = keptPreferences
        var catalogue = StringCatalogue(language: language)
        for language in ["en", "de"] {
            catalogue.add(
                try StringCatalogue.table(parsing: resource("strings/\(language).json")), language: language)
        }
        return catalogue
    }

    static let everyKindText = """
        {"resourceType": "Questionnaire", "url": "https://cohort.example/q/every-kind", "version": "1", "status": "active",
         "title": "Every kind", "item": [
          {"linkId": "intro", "type": "display", "text": "A word before the first question."},
          {"linkId": "group", "type": "group", "text": "About the last week", "item": [
            {"linkId": "smokes", "type": "boolean", "prefix": "1.", "text": "Did you smoke?", "required": true},
            {"linkId": "smoked", "type": "integer", "prefix": "1a.", "text": "How many a day?",
             "enableWhen": [{"question": "smokes", "operator": "=", "answerBoolean": true}],
             "extension": [
               {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueInteger": 1},
               {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 100}]},
            {"linkId": "weight", "type": "decimal", "prefix": "2.", "text": "Body weight", "required": true,
             "extension": [
               {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-unit",
                "valueCoding": {"system": "http://unitsofmeasure.org", "code": "kg", "display": "kg"}},
               {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueDecimal": 20},
               {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueDecimal": 300}]},
            {"linkId": "began", "type": "date", "prefix": "3.", "text": "When did the pain begin?"},
            {"linkId": "pain", "type": "integer", "prefix": "4.", "text": "How strong is the pain now?",
             "extension": [
               {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
                "valueCodeableConcept": {"coding": [
                  {"system": "http://hl7.org/fhir/questionnaire-item-control", "code": "slider"}]}},
               {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue", "valueInteger": 1},
               {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueInteger": 0},
               {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 10}]},
            {"linkId": "takes", "type": "choice", "repeats": true, "prefix": "5.", "text": "Which do you take?",
             "answerOption": [
               {"valueCoding": {"code": "a", "display": "Aspirin"}},
               {"valueCoding": {"code": "m", "display": "Metoprolol"}},
               {"valueCoding": {"code": "n", "display": "None of these"}, "extension": [
                 {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive", "valueBoolean": true}]}]}]},
          {"linkId": "month", "type": "choice", "prefix": "6.", "text": "Which month was the best?", "answerOption": [
            {"valueString": "January"}, {"valueString": "February"}, {"valueString": "March"}, {"valueString": "April"},
            {"valueString": "May"}, {"valueString": "June"}, {"valueString": "July"}, {"valueString": "August"},
            {"valueString": "September"}, {"valueString": "October"}, {"valueString": "November"},
            {"valueString": "December"}]},
          {"linkId": "color", "type": "open-choice", "prefix": "7.", "text": "Which colour do you like?", "answerOption": [
            {"valueString": "Red"}, {"valueString": "Blue"}]},
          {"linkId": "name", "type": "string", "prefix": "8.", "text": "What shall we call you?", "maxLength": 20},
          {"linkId": "note", "type": "text", "prefix": "9.", "text": "Anything else?", "maxLength": 200}]}
        """
}
