import FHIR
import FHIRPath
import Testing

@Suite("What FHIR and SDC add") struct FHIRFunctionsTests {
    private static let patient: JSON = [
        "resourceType": "Patient", "birthDate": "1974-12-25",
        "_birthDate": ["extension": [["url": "http://x/time", "valueTime": "10:00"]]],
        "_gender": ["extension": [["url": "http://x/why", "valueCode": "unknown"]]],
        "modifierExtension": [["url": "http://x/not", "valueBoolean": true]],
        "name": [["given": ["Ada", nil], "_given": [nil, ["id": "g"]]]],
        "contact": [["modifierExtension": [["url": "http://x/old"], ["url": "http://x/not"]]]],
    ]

    private static func evaluate(
        _ source: String, _ prepare: (inout FHIRPathEnvironment) throws -> Void = { _ in }
    ) throws -> [FHIRPathValue] {
        let resource = try #require(patient.object)
        var environment = FHIRPathEnvironment(
            resource: resource, now: try #require(FHIRDateTime("2024-03-15T10:30:00.000+01:00")))
        try prepare(&environment)
        return try FHIRPathExpression(source).evaluate(
            on: [FHIRPathValue(resource: resource)], environment: environment)
    }

    @Test(
        "give what they say",
        arguments: [
            ("birthDate.hasValue()", "true"), ("gender.hasValue()", "false"), ("name.hasValue()", "false"),
            ("name.given.hasValue()", "false"), ("name.given.first().hasValue()", "true"),
            ("photo.hasValue()", "false"),
            ("birthDate.getValue() is System.Date", "true"), ("gender.getValue().empty()", "true"),
            ("name.given.getValue().empty()", "true"), ("birthDate.extension('http://x/time').value", "10:00"),
            ("gender.extension('http://x/why').value", "unknown"), ("birthDate.extension('http://y').empty()", "true"),
            ("name.given.count()", "2"), ("name.given[1].id", "g"),
        ])
    func values(source: String, expected: String) throws {
        #expect(try Self.evaluate(source).map(\.text) == [expected], "\(source)")
    }

    @Test("checkModifiers() hands on what has only the modifiers it names, and refuses others by their URL")
    func modifiers() throws {
        #expect(try Self.evaluate("checkModifiers('http://x/not').birthDate").map(\.text) == ["1974-12-25"])
        #expect(try Self.evaluate("contact.checkModifiers('http://x/not', 'http://x/old').count()") == [.integer(1)])
        #expect(try Self.evaluate("name.checkModifiers('http://x/not').count()") == [.integer(1)])
        let error = #expect(throws: FHIRPathError.self) { try Self.evaluate("contact.checkModifiers('http://x/not')") }
        #expect(error?.description.contains("http://x/old") == true, "\(error?.description ?? "")")
    }

    @Test(
        "Variables of the environment",
        arguments: [
            ("%ucum", "http://unitsofmeasure.org"), ("%sct", "http://snomed.info/sct"), ("%loinc", "http://loinc.org"),
            ("%`vs-administrative-gender`", "http://hl7.org/fhir/ValueSet/administrative-gender"),
            ("%vs-administrative-gender", "http://hl7.org/fhir/ValueSet/administrative-gender"),
            ("%`ext-patient-birthTime`", "http://hl7.org/fhir/StructureDefinition/patient-birthTime"),
            ("%ext-patient-birthTime", "http://hl7.org/fhir/StructureDefinition/patient-birthTime"),
            ("%resource.birthDate", "1974-12-25"), ("%rootResource.id", "outer"), ("%context.id", "here"),
            ("%own", "7"), ("%'own name'", "8"), ("%`own name`", "8"),
        ])
    func variables(source: String, expected: String) throws {
        let result = try Self.evaluate(source) { environment in
            environment.rootResource = FHIRPathValue(json: ["resourceType": "Bundle", "id": "outer"])
            environment.context = [FHIRPathValue(json: ["id": "here"], type: "HumanName")]
            environment.variables = ["own": [.integer(7)], "own name": [.integer(8)]]
        }
        #expect(result.map(\.text) == [expected], "\(source)")
    }

    @Test(
        "The clock is the injected one",
        arguments: [
            ("now()", "2024-03-15T10:30:00.000+01:00"), ("today()", "2024-03-15"), ("timeOfDay()", "10:30:00.000"),
            ("birthDate + 49 years < today()", "true"), ("now() - 36 hours", "2024-03-13T22:30:00.000+01:00"),
        ])
    func clock(source: String, expected: String) throws {
        #expect(try Self.evaluate(source).map(\.text) == [expected], "\(source)")
    }

    @Test(
        "Dates and times of less precision leave a comparison open where it depends on the rest",
        arguments: [
            ("@2012 = @2012-01", []), ("@2012 < @2012-01", []), ("@2012 < @2013-01", ["true"]),
            ("@2012 ~ @2012-01", ["false"]),
            ("@2012-01 > @2011", ["true"]), ("@2012-01-15T10 = @2012-01-15T10:00", []), ("@T10 < @T10:30", []),
            ("@T10:30 < @T11", ["true"]), ("@2012-04-15T15:00:00Z = @2012-04-15T10:00:00-05:00", ["true"]),
            ("@2012-04-15T10:00:00 = @2012-04-15T10:00:00Z", []), ("@2012-04-15 < @2012-04-17T10:00:00Z", ["true"]),
            ("(@2012 = @2012-01) or true", ["true"]), ("(@2012 = @2012-01) and true", []),
            ("(@2012 < @2012-01).not()", []), ("iif(@2012 < @2012-01, 1, 2)", ["2"]),
        ])
    func precision(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source).map(\.text) == expected, "\(source)")
    }

    @Test(
        "Mathematics is in decimals",
        arguments: [
            ("0.1 + 0.2 = 0.3", "true"), ("1.1 * 1.1", "1.21"), ("2.5.round()", "3"), ("(-2.5).round()", "-3"),
            ("1.005.round(2)", "1.01"), ("(-1.5).abs()", "1.5"), ("1.1.ceiling()", "2"), ("(-1.1).floor()", "-2"),
            ("(-1.9).truncate()", "-1"), ("0.04.sqrt() = 0.2", "true"), ("1.1.power(3)", "1.331"),
            ("2.power(-1)", "0.5"),
            ("100.log(10) = 2", "true"), ("1.exp().round(10)", "2.7182818285"), ("10.ln().round(10)", "2.3025850930"),
            ("(-1).sqrt().empty()", "true"), ("(1 / 0).empty()", "true"), ("7 div 2", "3"), ("5.5 mod 0.7", "0.6"),
        ])
    func mathematics(source: String, expected: String) throws {
        #expect(try Self.evaluate(source).map(\.text) == [expected], "\(source)")
    }
}
