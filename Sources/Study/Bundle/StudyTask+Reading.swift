import FHIR
import FoundationEssentials

extension StudyTask {
    init(_ json: JSON, file: String, place: String, questionnaires: [String]) throws(BundleError) {
        let object = try BundleObject(
            json, file: file, place: place,
            known: ["id", "version", "title", "questionnaire", "minutes", "allowsDeclining", "schedule"])
        id = try object.text("id", wanted: "the task's id")
        version = try object.number("version", in: 1...1_000_000)
        title = try object.text("title", wanted: "the task's title")
        questionnaire = try object.questionnaire(of: questionnaires)
        minutes = try object.number("minutes", in: 1...1440)
        allowsDeclining = try object.flag("allowsDeclining")
        let schedule = try object.value("schedule", wanted: "when the task is to be done")
        self.schedule = try TaskSchedule(schedule, file: file, place: object.path("schedule"))
        scheduleSource = schedule.text
    }
}

extension TaskSchedule {
    init(_ json: JSON, file: String, place: String) throws(BundleError) {
        let object = try BundleObject(
            json, file: file, place: place,
            known: ["anchor", "repeat", "every", "offsetDays", "opens", "closes", "graceHours"])
        let anchors = Anchor.allCases.map(\.rawValue).joined(separator: ", ")
        let time = "a local time HH:MM, 00:00 to 23:59"
        let every = try object.number("every", in: 1...366, standard: 1)
        anchor = try object.parsed("anchor", wanted: "one of: \(anchors)", Anchor.init(rawValue:))
        recurrence = try object.parsed("repeat", wanted: "once, daily or weekly") { word in
            switch word {
            case "once": .once
            case "daily": .daily(every: every)
            case "weekly": .weekly(every: every)
            default: nil
            }
        }
        offsetDays = try object.number("offsetDays", in: 0...36_500, standard: 0)
        opens = try object.parsed("opens", wanted: time) { LocalTime($0) }
        let end = try BundleObject(
            object.value("closes", wanted: "when the window is over: day and time"), file: file,
            place: object.path("closes"), known: ["day", "time"])
        closesAfterDays = try end.number("day", in: 0...366)
        closes = try end.parsed("time", wanted: time) { LocalTime($0) }
        grace = TimeInterval(try object.number("graceHours", in: 0...8784, standard: 0) * 3600)
        guard (closesAfterDays, closes.minutes) > (0, opens.minutes) else {
            throw object.error("closes", .wrong(wanted: "after the window opens"))
        }
    }
}
