/// The texts that the view layer itself shows. A program's catalogue may have its own under the same keys.
enum OwnTexts {
    /// Some texts of a language, made when they are first looked into.
    typealias Group = @Sendable () -> StringCatalogue.Table

    /// The text of that name in a language that the layer speaks. A first screen needs few: other groups are not made for it.
    static func entry(_ name: String, in language: String) -> StringCatalogue.Entry? {
        for group in groups(of: language) {
            if let entry = group()[name] { return entry }
        }
        return nil
    }

    /// All texts of a language; none where the layer does not speak it.
    static func groups(of language: String) -> [Group] {
        switch language {
        case "en": english
        case "de": german
        case "fr": french
        case "it": italian
        default: []
        }
    }

    private static let english: [Group] = [
        { englishGeneral }, { englishContainers }, { englishControls }, { englishEntry }, { englishDates },
    ]
    private static let german: [Group] = [
        { germanGeneral }, { germanContainers }, { germanControls }, { germanEntry }, { germanDates },
    ]
    private static let french: [Group] = [
        { frenchGeneral }, { frenchContainers }, { frenchControls }, { frenchEntry }, { frenchDates },
    ]
    private static let italian: [Group] = [
        { italianGeneral }, { italianContainers }, { italianControls }, { italianEntry }, { italianDates },
    ]

    private static let englishGeneral: StringCatalogue.Table = [
        "terminal.moreBelow": "more below", "terminal.moreAbove": "more above",
        "terminal.nextPart": "next part", "terminal.previousPart": "previous part",
        "terminal.help": "help", "terminal.help.title": "Keys that work here", "terminal.help.close": "close",
        "terminal.move": "move", "terminal.answer": "answer", "terminal.toggle": "choose", "terminal.open": "open",
        "terminal.press": "press", "terminal.clear": "clear the answer", "terminal.newLine": "new line",
        "terminal.palette": "commands", "terminal.palette.title": "Command", "terminal.run": "run",
        "terminal.adjust": "adjust", "terminal.notAnswered": "not answered", "terminal.confirm": "yes",
        "terminal.cancel": "no", "terminal.repaint": "repaint", "terminal.scroll": "scroll",
        "terminal.nextControl": "next field", "terminal.tooLong": "too long", "terminal.empty": "nothing here",
    ]
    private static let germanGeneral: StringCatalogue.Table = [
        "terminal.moreBelow": "weiter unten mehr", "terminal.moreAbove": "weiter oben mehr",
        "terminal.nextPart": "nächster Teil", "terminal.previousPart": "voriger Teil",
        "terminal.help": "Hilfe", "terminal.help.title": "Tasten, die hier gelten", "terminal.help.close": "schliessen",
        "terminal.move": "bewegen", "terminal.answer": "antworten", "terminal.toggle": "wählen",
        "terminal.palette": "Befehle", "terminal.palette.title": "Befehl", "terminal.run": "ausführen",
        "terminal.open": "öffnen", "terminal.press": "drücken", "terminal.clear": "Antwort löschen",
        "terminal.newLine": "neue Zeile", "terminal.adjust": "verschieben",
        "terminal.notAnswered": "nicht beantwortet", "terminal.confirm": "ja", "terminal.cancel": "nein",
        "terminal.repaint": "neu zeichnen", "terminal.scroll": "blättern", "terminal.nextControl": "nächstes Feld",
        "terminal.tooLong": "zu lang", "terminal.empty": "nichts vorhanden",
    ]
    private static let frenchGeneral: StringCatalogue.Table = [
        "terminal.moreBelow": "suite plus bas", "terminal.moreAbove": "suite plus haut",
        "terminal.nextPart": "partie suivante", "terminal.previousPart": "partie précédente",
        "terminal.help": "aide", "terminal.help.title": "Touches utilisables ici", "terminal.help.close": "fermer",
        "terminal.move": "se déplacer", "terminal.answer": "répondre", "terminal.toggle": "choisir",
        "terminal.palette": "commandes", "terminal.palette.title": "Commande", "terminal.run": "exécuter",
        "terminal.open": "ouvrir", "terminal.press": "appuyer", "terminal.clear": "effacer la réponse",
        "terminal.newLine": "nouvelle ligne", "terminal.adjust": "régler", "terminal.notAnswered": "sans réponse",
        "terminal.confirm": "oui", "terminal.cancel": "non", "terminal.repaint": "redessiner",
        "terminal.scroll": "défiler", "terminal.nextControl": "champ suivant", "terminal.tooLong": "trop long",
        "terminal.empty": "rien ici",
    ]
    private static let italianGeneral: StringCatalogue.Table = [
        "terminal.moreBelow": "continua sotto", "terminal.moreAbove": "continua sopra",
        "terminal.nextPart": "parte successiva", "terminal.previousPart": "parte precedente",
        "terminal.help": "aiuto", "terminal.help.title": "Tasti attivi qui", "terminal.help.close": "chiudi",
        "terminal.move": "muovi", "terminal.answer": "rispondi", "terminal.toggle": "scegli", "terminal.open": "apri",
        "terminal.palette": "comandi", "terminal.palette.title": "Comando", "terminal.run": "esegui",
        "terminal.press": "premi", "terminal.clear": "cancella la risposta", "terminal.newLine": "nuova riga",
        "terminal.adjust": "regola", "terminal.notAnswered": "senza risposta", "terminal.confirm": "sì",
        "terminal.cancel": "no", "terminal.repaint": "ridisegna", "terminal.scroll": "scorri",
        "terminal.nextControl": "campo successivo", "terminal.tooLong": "troppo lungo", "terminal.empty": "niente qui",
    ]
}
