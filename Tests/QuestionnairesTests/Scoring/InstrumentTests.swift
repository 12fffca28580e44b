import FHIR
import Questionnaires
import Testing

@Suite("Instruments")
struct InstrumentTests {
    private func instrument(_ id: String) throws -> Instrument {
        try #require(Instrument.catalogue.first { $0.id == id })
    }

    private func answers(_ values: [Int?]) -> [Int: FHIRDecimal] {
        var answers: [Int: FHIRDecimal] = [:]
        for (place, value) in values.enumerated() { answers[place + 1] = value.map { FHIRDecimal($0) } }
        return answers
    }

    private func total(_ id: String, _ values: [Int?]) throws -> ScaleScore {
        try #require(instrument(id).scales.first).score(answers(values))
    }

    @Test("every one that comes with the program can be read, and has a reference")
    func catalogue() throws {
        let rules = try #require(JSON(parsing: Self.rules).array)
        #expect(rules.count == 26 && Instrument.catalogue.count == rules.count)
        for json in rules { #expect(try !Instrument(json).reference.isEmpty) }
        #expect(Instrument.catalogue.map(\.id) == Instrument.catalogue.map(\.id).sorted())
    }

    /// What is published of known cases.
    @Test("known cases")
    func known() throws {
        #expect(try total("phq-9", [1, 1, 1, 1, 1, 1, 1, 1, 1]).value == FHIRDecimal(9))
        #expect(try total("phq-9", [2, 2, 2, 2, 2, 2, 2, nil, nil]).value == FHIRDecimal(18))
        #expect(try total("phq-9", [2, 2, 2, 2, 2, 2, 2, nil, nil]).band?.label == "moderately severe")
        let open = try total("phq-9", [2, 2, 2, 2, 2, 2, nil, nil, nil])
        #expect(open.value == nil && open.answered == 6 && open.band == nil)
        #expect(open.reason == "3 of 9 answers are missing; at most 2 may be")
        #expect(try total("who-5", [5, 5, 5, 5, 5]).value == FHIRDecimal(100))
        #expect(try total("who-5", [1, 1, 2, 2, 1]).band?.label == "likely depression")
        #expect(try total("who-5", [2, 2, 3, 3, 2]).band?.label == "low well-being")
        #expect(try total("who-5", [5, 5, 5, 5, nil]).value == nil)
        #expect(try total("audit-c", [0, nil, nil]).value == .zero && total("audit-c", [1, nil, 2]).value == nil)
        #expect(try total("k10", [1, 1, nil, 1, 1, nil, 1, 1, 1, 1]).value == FHIRDecimal(10))
        #expect(try total("k10", [1, 2, nil, 1, 1, nil, 1, 1, 1, 1]).value == nil)
        #expect(try total("pss-10", Array(repeating: 0, count: 10)).value == FHIRDecimal(16))
        #expect(try total("sus", [5, 1, 5, 1, 5, 1, 5, 1, 5, 1]).value == FHIRDecimal(100))
        #expect(try total("sus", [nil, nil, nil, nil, nil, 3, nil, nil, nil, nil]).value == FHIRDecimal(50))
        #expect(try total("dast-10", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).value == FHIRDecimal(1))
    }

    @Test("RAND's worked case: energy/fatigue of 4, 3, 3 and a blank is 46.7")
    func rand() throws {
        let scale = try #require(instrument("rand-36").scale("energy/fatigue"))
        let score = scale.score([23: FHIRDecimal(4), 27: FHIRDecimal(3), 29: FHIRDecimal(3)])
        #expect(score.value?.text == "46.7" && score.answered == 3 && score.expected == 4)
        #expect(scale.score([:]).value == nil)
        #expect(scale.score([23: FHIRDecimal(9)]).value == nil, "an answer that the instrument does not know is none")
    }

    @Test("random answers score as adding them up by hand does; bands hold what they say; nothing leaves the range")
    func bruteForce() throws {
        var random = SeededGenerator(seed: 7)
        for (id, items, most, reversed, low, high, factor) in [
            ("phq-9", 9, 2, Set<Int>(), 0, 3, 1), ("gad-7", 7, 2, [], 0, 3, 1),
            ("ces-d", 20, 4, [4, 8, 12, 16], 0, 3, 1),
            ("pss-10", 10, 0, [4, 5, 7, 8], 0, 4, 1), ("who-5", 5, 0, [], 0, 5, 4), ("isi", 7, 0, [], 0, 4, 1),
            ("pcl-5", 20, 0, [], 0, 4, 1), ("gcs", 3, 0, [], 1, 3, 1),
        ] {
            let scale = try #require(instrument(id).scales.first)
            for _ in 0..<400 {
                var values: [Int?] = []
                var (sum, answered) = (0, 0)
                for item in 1...items {
                    guard Int.random(in: 0..<10, using: &random) > 0 else {
                        values.append(nil)
                        continue
                    }
                    let value = Int.random(in: low...high, using: &random)
                    values.append(value)
                    sum += reversed.contains(item) ? low + high - value : value
                    answered += 1
                }
                let score = scale.score(answers(values))
                #expect(score.answered == answered && score.expected == items)
                guard answered > 0, items - answered <= most else {
                    #expect(score.value == nil && score.reason != nil)
                    continue
                }
                // Half up, in whole numbers.
                let expected = (2 * sum * items * factor + answered) / (2 * answered)
                #expect(score.value == FHIRDecimal(expected), "\(id) \(values)")
                let value = try #require(score.value)
                #expect(scale.range.contains(value))
                let band = scale.bands.lastIndex { $0.from <= value }
                #expect(score.band == band.map { scale.bands[$0] })
                if let band, band + 1 < scale.bands.count { #expect(value < scale.bands[band + 1].from) }
            }
        }
    }

    @Test("a response is scored by the linkIds of its form")
    func response() throws {
        let form = try Forms.form((1...2).map { Forms.choice("q\($0)", scores: [0, 1, 2, 3]) }.joined(separator: ","))
        var session = try Forms.session(form)
        for linkId in ["q1", "q2"] {
            try session.answer(linkId, #require(form.item(linkId: linkId)?.options[2].value))
        }
        let scores = try instrument("phq-2").scores(of: session.inProgress, for: form, linkIds: ["q1", "q2"])
        #expect(scores.map(\.value) == [FHIRDecimal(4)] && scores[0].band?.label == "positive")
        #expect(try instrument("phq-2").scores(of: session.inProgress, for: form, linkIds: ["q1"])[0].value == nil)
    }

    private static let rules = Instrument.rules
    private static let good = """
        {"id": "a", "title": "A", "version": 1, "reference": "r", "count": 3, "scales": [
         {"id": "t", "items": "1-3", "method": "sum", "range": [0, 9]}]}
        """

    @Test(
        "rules that cannot be right are refused with their place",
        arguments: [
            (#""title": "A""#, #""title": """#, "title: a text is wanted"),
            (#""1-3""#, #""1-4""#, "scales[0].items: numbers of questions from 1 to 3 are wanted, as \"1-3, 5\""),
            (#""1-3""#, #""1, 1""#, "scales[0].items: a number is there twice"),
            (#""sum""#, #""product""#, "scales[0].method: sum or mean is wanted"),
            ("[0, 9]", "[9, 0]", "scales[0].range: the least and the greatest score"),
            ("[0, 9]", #"[0, 9], "missing": 3"#, "scales[0].missing: a whole number from 0 to 2 is wanted"),
            ("[0, 9]", #"[0, 9], "bands": [[5, "b"], [1, "a"]]"#, "scales[0].bands[1]: bands have to ascend"),
            (
                "[0, 9]", #"[0, 9], "bands": [[10, "b"]]"#,
                "scales[0].bands[0]: a score within the range and a label are wanted"
            ),
            (
                "[0, 9]", #"[0, 9], "recode": [{"items": "1"}]"#,
                "scales[0].recode[0].values: values, or reverse, are wanted"
            ),
        ])
    func wrong(_ part: String, _ other: String, _ says: String) throws {
        #expect(try Instrument(JSON(parsing: Self.good)).scales.count == 1)
        let error = #expect(throws: InstrumentError.self) {
            try Instrument(JSON(parsing: Self.good.replacing(part, with: other)))
        }
        #expect(error?.description == says)
    }
}
