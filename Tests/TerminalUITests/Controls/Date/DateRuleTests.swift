import TerminalUI
import Testing

@Suite("Date rule") struct DateRuleTests {
    private func outcome(_ text: String, _ rule: DateRule = DateRule(precision: .year)) -> String {
        do {
            return try rule.read(text)?.description ?? "empty"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "Reads dates and parts of them",
        arguments: [
            ("2026-11-27", "2026-11-27"), ("2026-1-5", "2026-01-05"), ("20261127", "2026-11-27"),
            ("2026/11/27", "2026-11-27"),
            ("2026.11.27", "2026-11-27"), ("27.11.2026", "2026-11-27"), ("3.4.2026", "2026-04-03"),
            ("27. 11. 2026", "2026-11-27"),
            ("27/11/2026", "2026-11-27"), ("11/27/2026", "2026-11-27"), ("5/5/2026", "2026-05-05"),
            ("2026-11", "2026-11"),
            ("11.2026", "2026-11"), ("2026", "2026"), ("２０２６－１１－２７", "2026-11-27"), ("٢٠٢٦-١١-٢٧", "2026-11-27"),
            (" 2024-02-29 ", "2024-02-29"),
            ("", "empty"),
        ])
    func reads(text: String, date: String) { #expect(outcome(text) == date) }

    @Test("Refuses the rest, and says why")
    func refuses() throws {
        let all = DateRule(precision: .year)
        for text in [
            "yesterday", "2026-11-27-1", "2026-", "--", "2026/11-27", "1234567", "20261", "2026-2026", "2026-11-2²",
        ] {
            #expect(throws: DateProblem.notADate, "\(text)") { try all.read(text) }
        }
        for text in ["2026-02-30", "2026-13", "0000", "31.04.2026", "13/13/2026", "29.2.2026"] {
            #expect(throws: DateProblem.noSuchDay, "\(text)") { try all.read(text) }
        }
        for text in ["27.11.26", "11/26", "26", "1.1.1"] {
            #expect(throws: DateProblem.shortYear, "\(text)") { try all.read(text) }
        }
        let april = try #require(CalendarDay(year: 2026, month: 4, day: 3))
        let march = try #require(CalendarDay(year: 2026, month: 3, day: 4))
        #expect(throws: DateProblem.ambiguous(april, march)) { try all.read("3/4/2026") }
        #expect(throws: DateProblem.needsDay) { try DateRule().read("2026-11") }
        #expect(throws: DateProblem.needsMonth) { try DateRule(precision: .month).read("2026") }
        #expect(outcome("2026-11", DateRule(precision: .month)) == "2026-11")
    }

    @Test("Limits hold for every day a part may mean")
    func limits() throws {
        let rule = DateRule(
            from: CalendarDay(year: 2020, month: 6, day: 15), to: CalendarDay(year: 2026, month: 11, day: 27),
            precision: .year)
        for text in ["2020", "2020-06", "2020-06-15", "2026", "2026-11", "2026-11-27"] {
            #expect(outcome(text, rule) == text)
        }
        for text in ["2019", "2020-05", "2020-06-14"] {
            #expect(outcome(text, rule) == "What was typed is before 2020-06-15. Type 2020-06-15 or later.")
        }
        for text in ["2027", "2026-12", "2026-11-28"] {
            #expect(outcome(text, rule) == "What was typed is after 2026-11-27. Type 2026-11-27 or earlier.")
        }
    }

    @Test(
        "Reads times",
        arguments: [
            ("9:05", "09:05"), ("09.05", "09:05"), ("0905", "09:05"), ("9h05", "09:05"), ("9:05:30", "09:05:30"),
            ("9:05 pm", "21:05"), ("9 PM", "21:00"), ("12 am", "00:00"), ("12:30 p.m.", "12:30"), ("２３：５９", "23:59"),
            ("", "empty"),
            ("24:00", "There is no time What was typed."), ("13 pm", "There is no time What was typed."),
            ("9", "What was typed has no minutes. Type it as in 14:30."),
            ("9h", "What was typed has no minutes. Type it as in 14:30."),
            ("noon", "What was typed is not a time. Type it as in 14:30."),
            ("9:5", "What was typed is not a time. Type it as in 14:30."),
            ("1:2:3:4", "What was typed is not a time. Type it as in 14:30."),
        ])
    func times(text: String, time: String) {
        let found: String
        do {
            found = try TimeRule().read(text)?.description ?? "empty"
        } catch {
            found = "\(error)"
        }
        #expect(found == time)
    }

    @Test("Every problem has its words in every language")
    func words() throws {
        let day = try #require(CalendarDay(year: 2026, month: 1, day: 1))
        let time = try #require(TimeOfDay(hour: 9, minute: 0))
        let dates: [DateProblem] = [
            .notADate, .noSuchDay, .ambiguous(day, day), .shortYear, .needsDay, .needsMonth, .tooEarly(day),
            .tooLate(day),
        ]
        let times: [TimeProblem] = [.notATime, .noSuchTime, .needsMinutes, .tooEarly(time), .tooLate(time)]
        for phrase in dates.map({ $0.phrase(typed: "x") }) + times.map({ $0.phrase(typed: "x") }) {
            for language in ["en", "de", "fr", "it"] {
                let words = phrase.text(in: StringCatalogue(language: language, fallbacks: []))
                #expect(!words.contains("‹") && !words.contains("{"), "\(language): \(words)")
            }
        }
    }
}
