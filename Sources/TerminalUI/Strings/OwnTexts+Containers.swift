/// The words of containers and charts.
extension OwnTexts {
    static let englishContainers: StringCatalogue.Table = [
        "terminal.back": "back", "terminal.working": "working", "terminal.goesOn": "{0} …", "terminal.link": "{0} ›",
        "terminal.ok": "OK", "terminal.changeTab": "change page", "terminal.isOpen": "open",
        "terminal.isClosed": "closed", "terminal.sorted.up": "sorted by {0}, ascending",
        "terminal.sorted.down": "sorted by {0}, descending", "terminal.noValue": "no value",
        "terminal.showTable": "as a table", "terminal.showChart": "as a picture",
        "terminal.weekOf": "week of {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
        "terminal.dayNumber": "day {0}", "terminal.dayNumbers": "days {0} to {1}",
    ]
    static let germanContainers: StringCatalogue.Table = [
        "terminal.back": "zurück", "terminal.working": "in Arbeit", "terminal.goesOn": "{0} …",
        "terminal.link": "{0} ›", "terminal.ok": "OK", "terminal.changeTab": "Seite wechseln",
        "terminal.isOpen": "offen", "terminal.isClosed": "zu", "terminal.sorted.up": "aufsteigend nach {0}",
        "terminal.sorted.down": "absteigend nach {0}", "terminal.noValue": "kein Wert",
        "terminal.showTable": "als Tabelle", "terminal.showChart": "als Bild",
        "terminal.weekOf": "Woche vom {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
        "terminal.dayNumber": "Tag {0}", "terminal.dayNumbers": "Tage {0} bis {1}",
    ]
    static let frenchContainers: StringCatalogue.Table = [
        "terminal.back": "retour", "terminal.working": "en cours", "terminal.goesOn": "{0} …", "terminal.link": "{0} ›",
        "terminal.ok": "OK", "terminal.changeTab": "changer de page", "terminal.isOpen": "ouvert",
        "terminal.isClosed": "fermé", "terminal.sorted.up": "trié par {0}, croissant",
        "terminal.sorted.down": "trié par {0}, décroissant", "terminal.noValue": "pas de valeur",
        "terminal.showTable": "en tableau", "terminal.showChart": "en image",
        "terminal.weekOf": "semaine du {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
        "terminal.dayNumber": "jour {0}", "terminal.dayNumbers": "jours {0} à {1}",
    ]
    static let italianContainers: StringCatalogue.Table = [
        "terminal.back": "indietro", "terminal.working": "in corso", "terminal.goesOn": "{0} …",
        "terminal.link": "{0} ›", "terminal.ok": "OK", "terminal.changeTab": "cambia pagina",
        "terminal.isOpen": "aperto", "terminal.isClosed": "chiuso", "terminal.sorted.up": "ordinato per {0}, crescente",
        "terminal.sorted.down": "ordinato per {0}, decrescente", "terminal.noValue": "nessun valore",
        "terminal.showTable": "come tabella", "terminal.showChart": "come figura",
        "terminal.weekOf": "settimana del {0}", "terminal.list": "{0}, {1}", "terminal.pair": "{0} {1}",
        "terminal.dayNumber": "giorno {0}", "terminal.dayNumbers": "giorni da {0} a {1}",
    ]
}
