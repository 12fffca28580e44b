import Foundation

extension Suite {
    /// A questionnaire of 10,000 items.
    func largeForm() throws {
        let path = folder + "/large.json"
        try Data(Self.questionnaire(items: 10_000).utf8).write(to: URL(filePath: path))
        let start = try StartUp.median(
            [ours, "fill", path], shows: "Question 1", environment: environment(), runs: isSmoke ? 3 : 9)
        add("a form of 10,000 items: start to first screen", "ms", start, .atMost(150))
        let program = try opened([ours, "fill", path], shows: "Question 1")
        defer { program.end() }
        let keys = Keys(moving: program, times: isSmoke ? 40 : 200)
        add("a form of 10,000 items: selection move, p95", "ms", keys.firstByte.p95, .atMost(1))
    }

    private static func questionnaire(items: Int) -> String {
        let options = ["Not at all", "Several days", "Nearly every day"].enumerated().map {
            #"{"valueCoding":{"code":"\#($0)","display":"\#($1)"}}"#
        }.joined(separator: ",")
        let list = (1...items).map {
            #"{"linkId":"\#($0)","text":"Question \#($0) of many","type":"choice","answerOption":[\#(options)]}"#
        }.joined(separator: ",")
        return #"{"resourceType":"Questionnaire","url":"http://example.org/large","status":"active","item":[\#(list)]}"#
    }
}
