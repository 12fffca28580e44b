/// The texts of the fields for dates and times, and of the calendar.
extension OwnTexts {
    static let englishDates = table(
        months: "January February March April May June July August September October November December",
        weekdays: "Mon Tue Wed Thu Fri Sat Sun", englishDateTexts)
    static let germanDates = table(
        months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        weekdays: "Mo Di Mi Do Fr Sa So", germanDateTexts)
    static let frenchDates = table(
        months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        weekdays: "lun mar mer jeu ven sam dim", frenchDateTexts)
    static let italianDates = table(
        months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        weekdays: "lun mar mer gio ven sab dom", italianDateTexts)

    private static func table(months: String, weekdays: String, _ texts: StringCatalogue.Table) -> StringCatalogue.Table
    {
        var table = texts
        for (index, name) in months.split(separator: " ").enumerated() {
            table["terminal.month.\(index + 1)"] = .text(String(name))
        }
        for (index, name) in weekdays.split(separator: " ").enumerated() {
            table["terminal.weekday.\(index + 1)"] = .text(String(name))
        }
        return table
    }

    private static let englishDateTexts: StringCatalogue.Table = [
        "terminal.calendar": "calendar", "terminal.calendar.day": "{0} {1} {2} {3}",
        "terminal.calendar.isToday": "today", "terminal.calendar.take": "take the day",
        "terminal.calendar.month": "month", "terminal.calendar.year": "year", "terminal.calendar.today": "today",
        "terminal.date.hint": "year-month-day", "terminal.date.hint.month": "year-month-day, or year-month",
        "terminal.date.hint.part": "year-month-day, or part of it",
        "terminal.date.notADate": "{0} is not a date. Type it as in 2026-11-27.",
        "terminal.date.noSuchDay": "There is no day {0}.",
        "terminal.date.ambiguous": "{0} may mean {1} or {2}. Type one of these.",
        "terminal.date.shortYear": "Type the year with four digits.",
        "terminal.date.needsDay": "{0} has no day. Type it as in 2026-11-27.",
        "terminal.date.needsMonth": "{0} has no month. Type it as in 2026-11.",
        "terminal.date.tooEarly": "{0} is before {1}. Type {1} or later.",
        "terminal.date.tooLate": "{0} is after {1}. Type {1} or earlier.",
        "terminal.time.hint": "hours:minutes", "terminal.time.notATime": "{0} is not a time. Type it as in 14:30.",
        "terminal.time.noSuchTime": "There is no time {0}.",
        "terminal.time.needsMinutes": "{0} has no minutes. Type it as in 14:30.",
        "terminal.time.tooEarly": "{0} is before {1}. Type {1} or later.",
        "terminal.time.tooLate": "{0} is after {1}. Type {1} or earlier.",
    ]
    private static let germanDateTexts: StringCatalogue.Table = [
        "terminal.calendar": "Kalender", "terminal.calendar.day": "{0} {1}. {2} {3}",
        "terminal.calendar.isToday": "heute", "terminal.calendar.take": "Tag übernehmen",
        "terminal.calendar.month": "Monat", "terminal.calendar.year": "Jahr", "terminal.calendar.today": "heute",
        "terminal.date.hint": "Jahr-Monat-Tag", "terminal.date.hint.month": "Jahr-Monat-Tag oder Jahr-Monat",
        "terminal.date.hint.part": "Jahr-Monat-Tag oder ein Teil davon",
        "terminal.date.notADate": "{0} ist kein Datum. Bitte wie 2026-11-27.",
        "terminal.date.noSuchDay": "Den Tag {0} gibt es nicht.",
        "terminal.date.ambiguous": "{0} kann {1} oder {2} heissen. Bitte eines von beiden.",
        "terminal.date.shortYear": "Bitte das Jahr mit vier Ziffern.",
        "terminal.date.needsDay": "{0} hat keinen Tag. Bitte wie 2026-11-27.",
        "terminal.date.needsMonth": "{0} hat keinen Monat. Bitte wie 2026-11.",
        "terminal.date.tooEarly": "{0} liegt vor {1}. Bitte {1} oder später.",
        "terminal.date.tooLate": "{0} liegt nach {1}. Bitte {1} oder früher.",
        "terminal.time.hint": "Stunden:Minuten", "terminal.time.notATime": "{0} ist keine Uhrzeit. Bitte wie 14:30.",
        "terminal.time.noSuchTime": "Die Uhrzeit {0} gibt es nicht.",
        "terminal.time.needsMinutes": "{0} hat keine Minuten. Bitte wie 14:30.",
        "terminal.time.tooEarly": "{0} liegt vor {1}. Bitte {1} oder später.",
        "terminal.time.tooLate": "{0} liegt nach {1}. Bitte {1} oder früher.",
    ]
    private static let frenchDateTexts: StringCatalogue.Table = [
        "terminal.calendar": "calendrier", "terminal.calendar.day": "{0} {1} {2} {3}",
        "terminal.calendar.isToday": "aujourd’hui", "terminal.calendar.take": "prendre ce jour",
        "terminal.calendar.month": "mois", "terminal.calendar.year": "année",
        "terminal.calendar.today": "aujourd’hui", "terminal.date.hint": "année-mois-jour",
        "terminal.date.hint.month": "année-mois-jour, ou année-mois",
        "terminal.date.hint.part": "année-mois-jour, ou une partie",
        "terminal.date.notADate": "{0} n’est pas une date. Tapez-la comme 2026-11-27.",
        "terminal.date.noSuchDay": "Le jour {0} n’existe pas.",
        "terminal.date.ambiguous": "{0} peut vouloir dire {1} ou {2}. Tapez l’un des deux.",
        "terminal.date.shortYear": "Tapez l’année avec quatre chiffres.",
        "terminal.date.needsDay": "{0} n’a pas de jour. Tapez-la comme 2026-11-27.",
        "terminal.date.needsMonth": "{0} n’a pas de mois. Tapez-la comme 2026-11.",
        "terminal.date.tooEarly": "{0} est avant {1}. Tapez {1} ou plus tard.",
        "terminal.date.tooLate": "{0} est après {1}. Tapez {1} ou plus tôt.",
        "terminal.time.hint": "heures:minutes", "terminal.time.notATime": "{0} n’est pas une heure. Tapez 14:30.",
        "terminal.time.noSuchTime": "L’heure {0} n’existe pas.",
        "terminal.time.needsMinutes": "{0} n’a pas de minutes. Tapez comme 14:30.",
        "terminal.time.tooEarly": "{0} est avant {1}. Tapez {1} ou plus tard.",
        "terminal.time.tooLate": "{0} est après {1}. Tapez {1} ou plus tôt.",
    ]
    private static let italianDateTexts: StringCatalogue.Table = [
        "terminal.calendar": "calendario", "terminal.calendar.day": "{0} {1} {2} {3}",
        "terminal.calendar.isToday": "oggi", "terminal.calendar.take": "prendi il giorno",
        "terminal.calendar.month": "mese", "terminal.calendar.year": "anno", "terminal.calendar.today": "oggi",
        "terminal.date.hint": "anno-mese-giorno", "terminal.date.hint.month": "anno-mese-giorno, o anno-mese",
        "terminal.date.hint.part": "anno-mese-giorno, o una parte",
        "terminal.date.notADate": "{0} non è una data. Digitarla come 2026-11-27.",
        "terminal.date.noSuchDay": "Il giorno {0} non esiste.",
        "terminal.date.ambiguous": "{0} può voler dire {1} o {2}. Digitare uno dei due.",
        "terminal.date.shortYear": "Digitare l’anno con quattro cifre.",
        "terminal.date.needsDay": "{0} non ha giorno. Digitare come 2026-11-27.",
        "terminal.date.needsMonth": "{0} non ha mese. Digitare come 2026-11.",
        "terminal.date.tooEarly": "{0} è prima di {1}. Digitare {1} o più tardi.",
        "terminal.date.tooLate": "{0} è dopo {1}. Digitare {1} o prima.",
        "terminal.time.hint": "ore:minuti", "terminal.time.notATime": "{0} non è un’ora. Digitare come 14:30.",
        "terminal.time.noSuchTime": "L’ora {0} non esiste.",
        "terminal.time.needsMinutes": "{0} non ha minuti. Digitare come 14:30.",
        "terminal.time.tooEarly": "{0} è prima di {1}. Digitare {1} o più tardi.",
        "terminal.time.tooLate": "{0} è dopo {1}. Digitare {1} o prima.",
    ]
}
