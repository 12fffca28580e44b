/// A made-up participant of the sample history, and what makes their answers theirs.
public struct SyntheticPerson: Hashable, Sendable {
    /// The label, for example "P-0042".
    public var label: String
    /// The index of the site in the bundle.
    public var site: Int
    /// How many days before the history's last day plus one they were enrolled.
    public var enrolledDaysAgo: Int
    /// How badly they feel at first: 0 not at all, 3 nearly every day.
    var severity: Double
    /// How much of that is gone after twelve weeks, from 0 to 1.
    var recovery: Double
    /// How likely they do what is due.
    var adherence: Double
    /// Body weight in kilograms at first.
    var weight: Double
    /// Weeks since enrolment in which they answer the safety item with "Several days".
    var safetyWeeks: Set<Int>
    /// How many of the last days' diaries they have all missed.
    var lastMissed: Int

    /// The people of the sample study. P-0042 was enrolled six weeks ago to the day, so that a weekly task is due today.
    static func sample(sites: Int, _ random: inout SyntheticGenerator) -> [SyntheticPerson] {
        let numbers = [
            3, 5, 8, 10, 12, 14, 17, 19, 21, 24, 26, 28, 31, 33, 36, 38, 40, 42, 45, 48, 51, 55, 58, 60,
        ]
        return numbers.enumerated().map { index, number in
            var person = SyntheticPerson(
                label: "P-" + String(String(10_000 + number).dropFirst()), site: index % 12 < 7 ? 0 : sites - 1,
                enrolledDaysAgo: 84 - index * 76 / 23 - (index > 0 ? random.whole(0...2) : 0),
                severity: 0.3 + 1.7 * random.fraction(), recovery: 0.1 + 0.5 * random.fraction(),
                adherence: 0.68 + 0.3 * random.fraction(), weight: 58 + 40 * random.fraction(), safetyWeeks: [],
                lastMissed: 0)
            switch number {
            case 8: person.lastMissed = 3
            case 17: (person.severity, person.safetyWeeks) = (1.9, [2, 4])
            case 31: (person.severity, person.safetyWeeks) = (1.6, [1])
            case 42: (person.enrolledDaysAgo, person.severity, person.adherence) = (42, 1.1, 0.93)
            default: break
            }
            return person
        }
    }

    /// How badly they feel so many days after enrolment.
    func severity(day: Int) -> Double { severity * (1 - recovery * Double(min(day, 84)) / 84) }
}
