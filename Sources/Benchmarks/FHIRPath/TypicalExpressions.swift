import FHIR

/// What forms calculate: a response of so many items, and expressions on it that every implementation understands.
enum TypicalExpressions {
    static let all = [
        "item.answer.value.aggregate($this + $total, 0)",
        "iif(item.where(linkId = 'q3').answer.value > 2, 'often', 'seldom')",
        "item.where(linkId = 'q9').exists()",
        "item.where(linkId = 'q1').text.replace('(a week)', '')",
        "item.where(linkId = 'q1').answer.value + item.where(linkId = 'q2').answer.value",
        "@1990-05-01 + 18 years <= today()",
    ]

    /// A response with answers from 0 to 3.
    static func response(items: Int) -> JSONObject {
        let list: [JSON] = (1...items).map { number in
            [
                "linkId": .string("q\(number)"), "text": .string("How often was it so, number \(number)? (a week)"),
                "answer": [["valueInteger": .number(JSONNumber(number % 4))]],
            ]
        }
        return [
            "resourceType": "QuestionnaireResponse", "questionnaire": "http://example.org/q|1", "status": "completed",
            "authored": "2024-03-15T10:30:00+01:00", "item": .array(list),
        ]
    }

    /// The same response by the line, for `cohort fhirpath --batch`.
    static func lines(_ count: Int, items: Int) -> [UInt8] {
        let resource = response(items: items)
        var bytes: [UInt8] = []
        for number in 0..<count {
            let line: JSON = [
                "id": .number(JSONNumber(number)), "expression": .string(all[number % all.count]),
                "resource": .object(resource), "environment": nil,
            ]
            bytes += line.bytes
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
