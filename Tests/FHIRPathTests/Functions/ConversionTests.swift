import FHIR
import FHIRPath
import Testing

/// FHIRPath 2.0, "Conversion", with its regular expressions.
@Suite("Conversion") struct ConversionTests {
    @Test(
        "Strings become Integers by a sign and digits alone",
        arguments: [
            ("007", "7"), ("+5", "5"), ("-0012", "-12"), ("2147483647", "2147483647"), ("-2147483648", "-2147483648"),
            ("2147483648", nil), ("1.0", nil), ("1e2", nil), ("--1", nil), ("+", nil), ("", nil), (" 1", nil),
            ("1 ", nil),
            ("٣", nil),
        ])
    func integers(text: String, expected: String?) throws {
        #expect(try FHIRPathExpressionTests.evaluate("'\(text)'.toInteger()") == (expected.map { [$0] } ?? []))
        #expect(try FHIRPathExpressionTests.evaluate("'\(text)'.convertsToInteger()") == ["\(expected != nil)"])
    }

    @Test(
        "Strings become Decimals by a sign, digits and a fraction alone",
        arguments: [
            ("+1.0", "1.0"), ("007", "7"), ("-00.50", "-0.50"), ("000", "0"), ("1.5", "1.5"), ("1e2", nil), ("1.", nil),
            (".5", nil), ("+-1", nil), ("1,5", nil), ("", nil), ("1 ", nil),
        ])
    func decimals(text: String, expected: String?) throws {
        #expect(try FHIRPathExpressionTests.evaluate("'\(text)'.toDecimal()") == (expected.map { [$0] } ?? []))
        #expect(try FHIRPathExpressionTests.evaluate("'\(text)'.convertsToDecimal()") == ["\(expected != nil)"])
    }

    @Test("A Decimal of a string with a plus or idle zeros is a number in JSON") func json() throws {
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        let result = try FHIRPathExpression("'+007.50'.toDecimal() | 0012.5 | '+01 \\'mg\\''.toQuantity()").evaluate(
            on: [], environment: environment)
        #expect(
            JSON.array(result.map(\.json)).text
                == #"[7.50,12.5,{"value":1,"unit":"mg","system":"http://unitsofmeasure.org","code":"mg"}]"#)
    }

    @Test(
        "Strings become quantities with any space before the unit, also none",
        arguments: [
            ("5days", "5 days"), ("5 day", "5 days"), ("+5\\t \\n'mg'", "5 'mg'"), ("5\\'mg\\'", "5 'mg'"),
            ("-1.50", "-1.50 '1'"),
            ("007 weeks", "7 weeks"), ("5 'm g'", "5 'm g'"), ("5 mg", nil), ("5 ''", nil), ("5 'mg", nil),
            ("5 'a'b'", nil),
            ("5 days ", nil), (" 5 days", nil), ("1e2 'mg'", nil), ("5. 'mg'", nil), ("days", nil), ("", nil),
            ("5 dayss", nil),
        ])
    func quantities(text: String, expected: String?) throws {
        let source = "'" + text.replacing("\\'", with: "'").replacing("'", with: "\\'") + "'"
        #expect(try FHIRPathExpressionTests.evaluate("\(source).toQuantity()") == (expected.map { [$0] } ?? []))
        #expect(try FHIRPathExpressionTests.evaluate("\(source).convertsToQuantity()") == ["\(expected != nil)"])
    }

    @Test(
        "toString() has no exponent, and the places that were written",
        arguments: [
            (#"{"valueDecimal": 1e2}"#, "100"), (#"{"valueDecimal": 1.50E1}"#, "15.0"),
            (#"{"valueDecimal": 25e-4}"#, "0.0025"),
            (#"{"valueDecimal": 1.50}"#, "1.50"), (#"{"valueQuantity": {"value": 1e2, "unit": "x"}}"#, "100 'x'"),
        ])
    func exponents(answer: String, expected: String) throws {
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        let focus = [FHIRPathValue(json: try JSON(parsing: answer), type: "QuestionnaireResponse.item.answer")]
        #expect(
            try FHIRPathExpression("value.toString()").evaluate(on: focus, environment: environment) == [
                .string(expected)
            ])
        #expect(
            try FHIRPathExpression("value").evaluate(on: focus, environment: environment).map(\.text).first == expected)
    }

    @Test(
        "toString() of a calendar duration has its word, as the official suite asks",
        arguments: [("1 week", "1 week"), ("4 days", "4 days")])
    func durations(source: String, expected: String) throws {
        #expect(try FHIRPathExpressionTests.evaluate("\(source).toString()") == [expected])
    }

    @Test(
        "Booleans become 1.0 and 0.0",
        arguments: [
            ("true.toDecimal()", "1.0"), ("false.toDecimal()", "0.0"), ("true.toQuantity()", "1.0 '1'"),
            ("true.toInteger()", "1"),
        ])
    func booleans(source: String, expected: String) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == [expected])
    }

    @Test(
        "Strings become dates and times in their own format alone",
        arguments: [
            ("'2024-02'.toDate()", ["2024-02"]), ("'2024-02-29'.toDate()", ["2024-02-29"]),
            ("'2024-02-29T10:00'.toDate()", []),
            ("'2024-02-30'.toDate()", []), ("'29.02.2024'.toDate()", []),
            ("@2024-02-29T10:00.toDate()", ["2024-02-29"]),
            ("'2024-02-29T10:00+01:00'.toDateTime()", ["2024-02-29T10:00+01:00"]), ("'2024'.toDateTime()", ["2024"]),
            ("'2024-02-29T'.toDateTime()", []), ("@2024-02-29.toDateTime()", ["2024-02-29"]),
            ("'10:00'.toTime()", ["10:00"]),
            ("'10:00:00.5'.toTime()", ["10:00:00.5"]), ("'T10:00'.toTime()", []), ("'24:00'.toTime()", []),
            ("@2024-02-29T10:00.toTime()", []), ("@2024-02-29T10:00.convertsToTime()", ["false"]),
            ("@2024.toTime()", []),
        ])
    func temporal(source: String, expected: [String]) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == expected, "\(source)")
    }
}
