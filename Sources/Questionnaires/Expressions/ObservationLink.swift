import FHIR
import FHIRPath
import FoundationEssentials

/// How far back an Observation may be that an item is filled in from (`observationLinkPeriod`).
struct ObservationLink: Sendable {
    let count: Int
    let unit: Calendar.Component

    /// Reads a Duration in a unit of time of UCUM; `nil` if it is none, or not a whole number above 0.
    init?(_ duration: Quantity?) {
        guard let duration, let count = duration.value?.integer, count > 0 else { return nil }
        switch duration.code ?? duration.unit {
        case "a", "year", "years": (self.count, unit) = (count, .year)
        case "mo", "month", "months": (self.count, unit) = (count, .month)
        case "wk", "week", "weeks": (self.count, unit) = (count.multipliedReportingOverflow(by: 7).partialValue, .day)
        case "d", "day", "days": (self.count, unit) = (count, .day)
        case "h", "hour", "hours": (self.count, unit) = (count, .hour)
        case "min", "minute", "minutes": (self.count, unit) = (count, .minute)
        default: return nil
        }
    }

    /// The earliest moment that counts.
    func start(before now: Date, in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.date(byAdding: unit, value: -count, to: now)
    }
}

extension FormSession {
    /// Fills items that nobody has touched from the latest Observation with one of their codes.
    mutating func populateFromObservations(_ step: inout Step) {
        guard let ask = context.query, let patient = context.resources["patient"]?.first?["id"]?.string else { return }
        for slot in slots.indices where slots[slot].role == .item {
            let item = slots[slot].item
            guard let link = form.observationLinks[item], !form.allItems[item].isCalculated, !slots[slot].isRecorded,
                slots[slot].state == nil || slots[slot].answers == form.allItems[item].initial
            else { continue }
            let codes = form.allItems[item].codes.compactMap { coding in
                coding.code.map { code in coding.system.map { "\($0)|\(code)" } ?? code }
            }
            guard !codes.isEmpty, let start = link.start(before: now, in: timeZone) else { continue }
            let earliest = Self.dateTime(start, in: timeZone)?.text ?? ""
            let query =
                "Observation?patient=\(patient)&code=\(codes.joined(separator: ","))&date=ge\(earliest)&_sort=-date"
            let found = ask(query)?["entry"]?.array?.compactMap { $0["resource"]?.object } ?? []
            let latest = found.filter { Self.counts($0, since: start) }
                .max { Self.moment($0) < Self.moment($1) }
            guard let latest, let value = answer(of: latest, slot) else { continue }
            slots[slot].answers = [value]
            slots[slot].state = .answered
            syncRows(slot)
            step.touched.insert(slot)
            notify(slot, &step)
        }
    }

    /// Whether it is an Observation that holds, and not too old.
    private static func counts(_ json: JSONObject, since start: Date) -> Bool {
        let valid: Set<String> = ["final", "amended", "corrected", "preliminary"]
        return json["resourceType"]?.string == FHIRObservation.resourceType
            && valid.contains(json["status"]?.string ?? "")
            && moment(json) >= start.timeIntervalSince1970
    }

    /// When it holds, in seconds since 1970.
    private static func moment(_ json: JSONObject) -> Double {
        let text =
            json["effectiveDateTime"]?.string ?? json["effectiveInstant"]?.string
            ?? json["effectivePeriod"]?["end"]?.string ?? json["issued"]?.string
        return text.flatMap { FHIRDateTime($0) }?.secondsSince1970 ?? -.infinity
    }

    /// An Observation's value as an answer; what does not fit is noted.
    private mutating func answer(of observation: JSONObject, _ slot: Int) -> AnswerValue? {
        guard let value = observation.choice("value") else { return nil }
        let item = item(at: slot)
        if value.type == "Quantity", item.kind == .integer || item.kind == .decimal, let object = value.json.object {
            let quantity = Quantity(json: object)
            // A number without its unit would mean something else.
            guard quantity.code == item.unit?.code || item.unit == nil, let number = quantity.value else {
                report(
                    item.linkId, "its Observation is in \(quantity.unit ?? quantity.code ?? "no unit") and is left out")
                return nil
            }
            return AnswerValue.decimal(number).adapted(to: item.kind) ?? number.integer.map(AnswerValue.integer)
        }
        let codings = value.json["coding"]?.array?.compactMap(\.object) ?? []
        let known = codings.lazy.compactMap { item.option(for: .coding(Coding(json: $0)))?.value }.first
        if let known { return known }
        let result = ExtractionWalk.value(value.type, value.json)
        guard let answer = AnswerValue(result, for: item) else {
            report(item.linkId, "its Observation holds a \(value.type), which is no answer to it")
            return nil
        }
        return answer
    }
}
