import FHIR
import FHIRPath
import Synchronization
import Testing

@testable import cohort

@Suite("A batch of expressions") struct FHIRPathBatchTests {
    private static func batch() throws -> FHIRPathBatch {
        let now = try #require(FHIRDateTime("2024-03-15T10:30:00.000+01:00"))
        return FHIRPathBatch { { now } }
    }

    private static func answers(_ lines: String...) throws -> [String] {
        var batch = try batch()
        for line in lines { batch.evaluate(Array(line.utf8)[...]) }
        return String(decoding: batch.takeAnswers(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let patient = #"{"resourceType":"Patient","birthDate":"1974-12-25","active":true}"#

    @Test(
        "answers with types and values",
        arguments: [
            (#"{"id":1,"expression":"1 + 1"}"#, #"{"id":1,"result":[{"type":"Integer","value":2}]}"#),
            (
                #"{"id":"a","expression":"1.50 | 'x'","resource":null}"#,
                #"{"id":"a","result":[{"type":"Decimal","value":1.50},{"type":"String","value":"x"}]}"#
            ),
            (#"{"id":2,"expression":"{}"}"#, #"{"id":2,"result":[]}"#),
            (
                #"{"id":3,"expression":"birthDate | active","resource":\#(patient)}"#,
                #"{"id":3,"result":[{"type":"date","value":"1974-12-25"},{"type":"boolean","value":true}]}"#
            ),
            (
                #"{"id":4,"expression":"@2024-02-29 + 1 year | @T10:00"}"#,
                #"{"id":4,"result":[{"type":"Date","value":"2025-02-28"},{"type":"Time","value":"10:00"}]}"#
            ),
            (
                #"{"id":5,"expression":"today()"}"#,
                #"{"id":5,"result":[{"type":"Date","value":"2024-03-15"}]}"#
            ),
            (
                #"{"id":6,"expression":"%a.sum() + %b","environment":{"a":[1,2],"b":3,"c":null}}"#,
                #"{"id":6,"result":[{"type":"Integer","value":6}]}"#
            ),
            (
                #"{"id":7,"expression":"5 'mg'"}"#,
                ##"{"id":7,"result":[{"type":"Quantity","value":{"value":5,"unit":"mg","system":"http://unitsofmeasure.org","code":"mg"}}]}"##
            ),
            (
                #"{"id":8,"expression":"%o | %o.a | %o.b | %o.a.type().name","environment":{"o":{"a":"x","b":[1.5,true]}}}"#,
                #"{"id":8,"result":[{"type":"Element","value":{"a":"x","b":[1.5,true]}},{"type":"string","value":"x"},{"type":"decimal","value":1.5},{"type":"boolean","value":true},{"type":"string","value":"string"}]}"#
            ),
            (#"{"expression":"true"}"#, #"{"id":null,"result":[{"type":"Boolean","value":true}]}"#),
        ])
    func results(line: String, answer: String) throws {
        #expect(try Self.answers(line) == [answer])
    }

    @Test(
        "answers with what is wrong",
        arguments: [
            (
                #"{"id":1,"expression":"item.wher(a)"}"#,
                #"{"id":1,"error":"column 6: there is no function wher(); did you mean where()?"}"#
            ),
            (#"{"id":2}"#, #"{"id":2,"error":"expression: expected a string, found nothing"}"#),
            (
                #"{"id":3,"expression":"1","resource":[]}"#,
                #"{"id":3,"error":"resource: expected an object or null, found an array"}"#
            ),
            (
                #"{"id":4,"expression":"1","environment":"x"}"#,
                #"{"id":4,"error":"environment: expected an object or null, found a string"}"#
            ),
            ("[]", #"{"id":null,"error":"the line: expected an object, found an array"}"#),
            (
                "{\"id\":5,",
                #"{"id":null,"error":"line 1, column 9: the JSON ends too early: expected a member name in quotes"}"#
            ),
        ])
    func errors(line: String, answer: String) throws {
        #expect(try Self.answers(line) == [answer])
    }

    @Test("tells the line of the input that is no JSON") func place() throws {
        #expect(
            try Self.answers(#"{"expression":"1"}"#, "", #"{"id":nul}"#).last
                == #"{"id":null,"error":"line 3, column 7: not JSON: expected a value"}"#)
    }

    @Test("takes whole numbers that are no Integers for Decimals") func largeNumbers() throws {
        #expect(
            try Self.answers(#"{"id":1,"expression":"%a + 1","environment":{"a":2147483648}}"#) == [
                #"{"id":1,"result":[{"type":"Decimal","value":2147483649}]}"#
            ])
    }

    @Test("warns of a path that can never match, once a type of resource, and answers with the empty result")
    func warnings() throws {
        var batch = try Self.batch()
        for resource in [Self.patient, Self.patient, #"{"resourceType":"Group"}"#, "null", Self.patient] {
            batch.evaluate(Array(#"{"id":1,"expression":"Patient.nmae","resource":\#(resource)}"#.utf8)[...])
        }
        let answers = String(decoding: batch.takeAnswers(), as: UTF8.self)
        #expect(answers == String(repeating: #"{"id":1,"result":[]}"# + "\n", count: 5))
        let warnings = batch.takeWarnings()
        #expect(warnings.first == "warning: line 1: column 9: Patient has no element nmae; did you mean name?")
        #expect(
            warnings.map { $0.prefix(15) } == [
                "warning: line 1", "warning: line 3", "warning: line 3", "warning: line 4",
            ])
        #expect(batch.takeWarnings().isEmpty)
    }

    @Test("does not go on warning") func mostWarnings() throws {
        var batch = try Self.batch()
        for number in 0..<FHIRPathBatch.mostWarnings + 50 {
            batch.evaluate(Array(#"{"expression":"Patient.x\#(number)"}"#.utf8)[...])
        }
        let warnings = batch.takeWarnings()
        #expect(warnings.count == FHIRPathBatch.mostWarnings + 1)
        #expect(warnings.last == "further warnings are left out")
    }

    @Test("tells one time all over a line, and another in the next") func oneMomentALine() throws {
        let start = try #require(FHIRDateTime("2024-03-15T10:30:00.000Z"))
        let seconds = Mutex(start.secondsSince1970)
        var batch = FHIRPathBatch {
            let now = seconds.withLock { seconds in
                seconds += 1
                return FHIRDateTime(secondsSince1970: seconds, offsetMinutes: 0) ?? start
            }
            return { now }
        }
        for _ in 0..<2 {
            batch.evaluate(
                Array(#"{"id":1,"expression":"now() = now() and now().toString() = now().toString()"}"#.utf8)[...])
            batch.evaluate(Array(#"{"id":1,"expression":"now()"}"#.utf8)[...])
        }
        let answers = String(decoding: batch.takeAnswers(), as: UTF8.self).split(separator: "\n")
        #expect(answers[0] == answers[2])
        #expect(answers[0].contains("true"))
        #expect(answers[1].contains("10:30:02.000"))
        #expect(answers[3].contains("10:30:04.000"))
    }

    @Test("keeps the order, and leaves empty lines out") func order() throws {
        let answers = try Self.answers(
            #"{"id":1,"expression":"1"}"#, "", "  ", #"{"id":2,"expression":"("}"#, #"{"id":3,"expression":"1"}"#)
        #expect(answers.map { $0.prefix(7) } == [#"{"id":1"#, #"{"id":2"#, #"{"id":3"#])
    }

    @Test("scores answers by the questionnaire in the environment") func scores() throws {
        let questionnaire =
            #"{"resourceType":"Questionnaire","status":"active","item":[{"linkId":"q","type":"choice","answerOption":[{"extension":[{"url":"\#(ExtensionURL.itemWeight)","valueDecimal":3}],"valueCoding":{"code":"a"}}]}]}"#
        let response =
            #"{"resourceType":"QuestionnaireResponse","item":[{"linkId":"q","answer":[{"valueCoding":{"code":"a"}}]}]}"#
        let line =
            #"{"id":1,"expression":"item.answer.weight().sum() | %questionnaire.item.count()","resource":\#(response),"environment":{"questionnaire":\#(questionnaire)}}"#
        #expect(
            try Self.answers(line) == [
                #"{"id":1,"result":[{"type":"Decimal","value":3},{"type":"Integer","value":1}]}"#
            ])
    }

    @Test("knows the item that is the context, and the questionnaire's that it answers") func context() throws {
        let environment =
            #"{"questionnaire":{"resourceType":"Questionnaire","item":[{"linkId":"g","item":[{"linkId":"q","text":"How?"}]}]},"context":{"linkId":"q","answer":[{"valueString":"so"}]}}"#
        let response =
            #"{"resourceType":"QuestionnaireResponse","item":[{"linkId":"g","item":[{"linkId":"q","answer":[{"valueString":"so"}]}]}]}"#
        let line =
            #"{"id":1,"expression":"%qitem.text | %context.answer.value | item.linkId","resource":\#(response),"environment":\#(environment)}"#
        #expect(
            try Self.answers(line) == [
                #"{"id":1,"result":[{"type":"string","value":"How?"},{"type":"string","value":"so"},{"type":"string","value":"g"}]}"#
            ])
    }

    @Test("tells what trace() is called with, by the line, and not for ever") func traces() throws {
        var batch = try Self.batch()
        batch.evaluate(Array(#"{"id":1,"expression":"(1 | 'a').trace('seen').count()"}"#.utf8)[...])
        batch.evaluate(Array(#"{"id":2,"expression":"1.trace('before') + 'a'"}"#.utf8)[...])
        #expect(batch.takeWarnings() == [#"line 1: trace: seen: [1,"a"]"#, "line 2: trace: before: [1]"])
        for _ in 0..<TraceLog.mostLines {
            batch.evaluate(Array(#"{"id":3,"expression":"(1 | 2).select($this.trace('x')).count()"}"#.utf8)[...])
        }
        let lines = batch.takeWarnings()
        #expect(lines.count == TraceLog.mostLines - 1)
        #expect(lines.last == "line 52: further traces are left out")
    }

    @Test("goes on when more expressions come than are kept") func many() throws {
        var batch = try Self.batch()
        for number in 0..<FHIRPathBatch.keptExpressions + 10 {
            batch.evaluate(Array("{\"id\":\(number),\"expression\":\"\(number) + 1\"}".utf8)[...])
        }
        let answers = String(decoding: batch.takeAnswers(), as: UTF8.self).split(separator: "\n")
        #expect(answers.count == FHIRPathBatch.keptExpressions + 10)
        #expect(answers.last == #"{"id":1009,"result":[{"type":"Integer","value":1010}]}"#)
        #expect(batch.takeAnswers().isEmpty)
    }
}
