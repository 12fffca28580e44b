import FHIR
import FoundationEssentials
import TerminalUI

/// Puts what models say into a person's language, with times in the person's zone.
public struct Wording {
    /// The words.
    public var catalogue: StringCatalogue
    /// The zone in which times are said.
    public var timeZone: TimeZone { zone.value }
    private let zone: Once<TimeZone>
    /// The moment that "today" means.
    public var now: Date
    /// What the front end calls its keys or commands.
    public var command: @Sendable (FillingCommand) -> String

    /// Makes a wording.
    public init(
        _ catalogue: StringCatalogue, timeZone: TimeZone, now: Date,
        command: @escaping @Sendable (FillingCommand) -> String
    ) {
        self.init(catalogue, zone: Once { timeZone }, now: now, command: command)
    }

    /// Makes a wording that asks for the zone only when it says a day or a time.
    init(
        _ catalogue: StringCatalogue, zone: Once<TimeZone>, now: Date,
        command: @escaping @Sendable (FillingCommand) -> String
    ) {
        self.catalogue = catalogue
        self.zone = zone
        self.now = now
        self.command = command
    }

    /// A text of the catalogue.
    public func text(_ key: StringKey, _ arguments: [String: Remark.Argument] = [:]) -> String {
        text(Remark(key, arguments))
    }

    /// A remark in words.
    public func text(_ remark: Remark) -> String {
        guard let key = remark.key else { return remark.words }
        // In the order of their names: nothing depends on the order of a dictionary.
        let arguments = remark.arguments.sorted { $0.key < $1.key }.map { name, argument in
            StringArgument.named(name, self.argument(argument))
        }
        return catalogue.text(key, arguments)
    }

    private func argument(_ argument: Remark.Argument) -> StringArgument {
        switch argument {
        case .text(let text): .text(text)
        case .decimal(let text, let unit): .text(number(text, unit: unit))
        case .count(let number): .number(number)
        case .remark(let remark): .text(text(remark))
        case .time(let date): .text(time(date, seconds: true))
        case .moment(let date): .text(moment(date))
        case .command(let command): .text(self.command(command))
        }
    }

    /// A number that is written with a point, with the language's decimal mark, and its unit.
    func number(_ text: String, unit: String? = nil) -> String {
        let number = catalogue.number(text)
        guard let unit, !unit.isEmpty else { return number }
        return number.isEmpty ? unit : "\(number) \(unit)"
    }

    // MARK: Days and times

    /// A time of day, such as `09:41` or `09:41:07`.
    public func time(_ date: Date, seconds: Bool = false) -> String {
        let moment = local(date)
        let text = "\(Self.twoDigits(moment.hour)):\(Self.twoDigits(moment.minute))"
        return seconds ? "\(text):\(Self.twoDigits(moment.second))" : text
    }

    /// A day, such as `Mon 30 Nov`; of another year `30 Nov 2025`.
    public func day(_ date: Date) -> String {
        let moment = local(date)
        let month = catalogue.text(StringKey("date.month\(moment.month)"))
        let day = StringArgument.named("day", .number(moment.day))
        if moment.year != local(now).year {
            return catalogue.text(
                .dateDayYear, [.named("month", .text(month)), day, .named("year", .number(moment.year))])
        }
        let weekday = catalogue.text(StringKey("date.weekday\(moment.weekday)"))
        return catalogue.text(
            .dateDay, [.named("weekday", .text(weekday)), day, .named("month", .text(month))])
    }

    /// A day and a time, with words for the days beside today: `22:00`, `tomorrow 08:00`, `Wed 2 Dec 22:00`.
    ///
    /// - Parameter namesToday: whether today is said, as in "saved today 09:41".
    public func moment(_ date: Date, namesToday: Bool = true) -> String {
        let clock: [StringArgument] = [.named("time", .text(time(date)))]
        switch local(date).dayNumber - local(now).dayNumber {
        case 0: return catalogue.text(namesToday ? .dateTodayAt : .dateToday, clock)
        case 1: return catalogue.text(.dateTomorrowAt, clock)
        case -1: return catalogue.text(.dateYesterdayAt, clock)
        default: return catalogue.text(.dateAt, [.named("day", .text(day(date)))] + clock)
        }
    }

    /// A moment where the person is.
    func local(_ date: Date) -> LocalMoment { LocalMoment(date, in: timeZone) }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
