import Testing

@testable import Study

@Suite("A recurrence") struct RecurrenceTests {
    static let rules: [Recurrence] = [
        .once, .daily(every: 1), .daily(every: 3), .weekly(every: 1), .weekly(every: 2),
    ]

    @Test("gives the days that counting one by one gives", arguments: rules)
    func bruteForce(_ rule: Recurrence) {
        let first = CalendarDay(number: 20_000)
        for low in 19_950..<20_060 {
            for length in [0, 1, 2, 7, 40] {
                let expected = (low..<(low + length)).filter { number in
                    let passed = number - first.number
                    return switch rule {
                    case .once: passed == 0
                    case .daily(let every): passed >= 0 && passed % every == 0
                    case .weekly(let every): passed >= 0 && passed % (7 * every) == 0
                    }
                }
                let range = CalendarDay(number: low)..<CalendarDay(number: low + length)
                #expect(rule.days(from: first, in: range).map(\.number) == expected)
            }
        }
    }

    @Test("keeps a weekly task on the weekday of its first slot")
    func weekday() throws {
        let first = try #require(CalendarDay("2026-11-30"))
        let days = Recurrence.weekly(every: 1).days(from: first, in: first..<first.advanced(by: 100))
        #expect(days.count == 15)
        #expect(days.allSatisfy { $0.weekday == .monday })
    }
}
