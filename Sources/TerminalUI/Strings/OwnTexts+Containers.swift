extension OwnTexts {
    /// The words of containers and charts.
    static let containers: [String: StringCatalogue.Table] = [
        "en": [
            "terminal.ok": "OK", "terminal.changeTab": "change page", "terminal.isOpen": "open",
            "terminal.isClosed": "closed", "terminal.sorted.up": "sorted by {0}, ascending",
            "terminal.sorted.down": "sorted by {0}, descending", "terminal.noValue": "no value",
            "terminal.showTable": "as a table", "terminal.showChart": "as a picture",
            "terminal.weekOf": "week of {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
            "terminal.weekday.1": "Mon", "terminal.weekday.2": "Tue", "terminal.weekday.3": "Wed",
            "terminal.weekday.4": "Thu",
            "terminal.weekday.5": "Fri", "terminal.weekday.6": "Sat", "terminal.weekday.7": "Sun",
        ],
        "de": [
            "terminal.ok": "OK", "terminal.changeTab": "Seite wechseln", "terminal.isOpen": "offen",
            "terminal.isClosed": "zu", "terminal.sorted.up": "aufsteigend nach {0}",
            "terminal.sorted.down": "absteigend nach {0}", "terminal.noValue": "kein Wert",
            "terminal.showTable": "als Tabelle", "terminal.showChart": "als Bild",
            "terminal.weekOf": "Woche vom {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
            "terminal.weekday.1": "Mo", "terminal.weekday.2": "Di", "terminal.weekday.3": "Mi",
            "terminal.weekday.4": "Do",
            "terminal.weekday.5": "Fr", "terminal.weekday.6": "Sa", "terminal.weekday.7": "So",
        ],
        "fr": [
            "terminal.ok": "OK", "terminal.changeTab": "changer de page", "terminal.isOpen": "ouvert",
            "terminal.isClosed": "fermé", "terminal.sorted.up": "trié par {0}, croissant",
            "terminal.sorted.down": "trié par {0}, décroissant", "terminal.noValue": "pas de valeur",
            "terminal.showTable": "en tableau", "terminal.showChart": "en image",
            "terminal.weekOf": "semaine du {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
            "terminal.weekday.1": "lun", "terminal.weekday.2": "mar", "terminal.weekday.3": "mer",
            "terminal.weekday.4": "jeu",
            "terminal.weekday.5": "ven", "terminal.weekday.6": "sam", "terminal.weekday.7": "dim",
        ],
        "it": [
            "terminal.ok": "OK", "terminal.changeTab": "cambia pagina", "terminal.isOpen": "aperto",
            "terminal.isClosed": "chiuso", "terminal.sorted.up": "ordinato per {0}, crescente",
            "terminal.sorted.down": "ordinato per {0}, decrescente", "terminal.noValue": "nessun valore",
            "terminal.showTable": "come tabella", "terminal.showChart": "come figura",
            "terminal.weekOf": "settimana del {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
            "terminal.weekday.1": "lun", "terminal.weekday.2": "mar", "terminal.weekday.3": "mer",
            "terminal.weekday.4": "gio",
            "terminal.weekday.5": "ven", "terminal.weekday.6": "sab", "terminal.weekday.7": "dom",
        ],
    ]
}
