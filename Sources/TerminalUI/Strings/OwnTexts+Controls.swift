/// The texts of the controls for entry.
extension OwnTexts {
    static let englishControls: StringCatalogue.Table = [
        "terminal.toggle.yes": "yes", "terminal.toggle.no": "no", "terminal.required": "required",
        "terminal.problems": .plural(
            one: "{0} answer cannot be taken yet:", other: "{0} answers cannot be taken yet:"),
        "terminal.search": "search", "terminal.search.running": "searching", "terminal.search.none": "nothing found",
        "terminal.search.end": "end the search",
        "terminal.search.count": "{0} of {1}", "terminal.choose": "choose",
        "terminal.text.words": "by words", "terminal.text.ends": "to the ends of the text",
        "terminal.text.select": "select", "terminal.text.selectAll": "select all",
        "terminal.text.delete": "delete", "terminal.text.deleteWord": "delete a word",
        "terminal.text.deleteLine": "delete up to the cursor",
        "terminal.text.undo": "undo", "terminal.text.redo": "redo", "terminal.text.hidden": "hidden",
        "terminal.text.count": "{0} of {1} characters",
        "terminal.text.full": .plural(
            one: "{0} character was left out: there is room for {limit}.",
            other: "{0} characters were left out: there is room for {limit}."),
    ]
    static let germanControls: StringCatalogue.Table = [
        "terminal.toggle.yes": "ja", "terminal.toggle.no": "nein", "terminal.required": "nötig",
        "terminal.problems": .plural(
            one: "{0} Antwort kann so nicht bleiben:", other: "{0} Antworten können so nicht bleiben:"),
        "terminal.search": "suchen", "terminal.search.running": "sucht", "terminal.search.none": "nichts gefunden",
        "terminal.search.end": "Suche beenden", "terminal.search.count": "{0} von {1}", "terminal.choose": "wählen",
        "terminal.text.words": "wortweise", "terminal.text.ends": "an die Enden des Textes",
        "terminal.text.select": "markieren", "terminal.text.selectAll": "alles markieren",
        "terminal.text.delete": "löschen", "terminal.text.deleteWord": "Wort löschen",
        "terminal.text.deleteLine": "bis zur Schreibmarke löschen",
        "terminal.text.undo": "rückgängig", "terminal.text.redo": "wiederholen", "terminal.text.hidden": "verborgen",
        "terminal.text.count": "{0} von {1} Zeichen",
        "terminal.text.full": .plural(
            one: "{0} Zeichen fiel weg: Platz ist für {limit}.",
            other: "{0} Zeichen fielen weg: Platz ist für {limit}."),
    ]
    static let frenchControls: StringCatalogue.Table = [
        "terminal.toggle.yes": "oui", "terminal.toggle.no": "non", "terminal.required": "obligatoire",
        "terminal.problems": .plural(
            one: "{0} réponse ne peut pas rester ainsi :", other: "{0} réponses ne peuvent pas rester ainsi :"),
        "terminal.search": "chercher", "terminal.search.running": "recherche en cours",
        "terminal.search.none": "rien trouvé",
        "terminal.search.end": "finir la recherche", "terminal.search.count": "{0} sur {1}",
        "terminal.choose": "choisir",
        "terminal.text.words": "mot par mot", "terminal.text.ends": "aux extrémités du texte",
        "terminal.text.select": "sélectionner", "terminal.text.selectAll": "tout sélectionner",
        "terminal.text.delete": "effacer", "terminal.text.deleteWord": "effacer un mot",
        "terminal.text.deleteLine": "effacer jusqu’au curseur",
        "terminal.text.undo": "annuler", "terminal.text.redo": "rétablir", "terminal.text.hidden": "masqué",
        "terminal.text.count": "{0} caractères sur {1}",
        "terminal.text.full": .plural(
            one: "{0} caractère n’a pas été repris : la place est de {limit}.",
            other: "{0} caractères n’ont pas été repris : la place est de {limit}."),
    ]
    static let italianControls: StringCatalogue.Table = [
        "terminal.toggle.yes": "sì", "terminal.toggle.no": "no", "terminal.required": "obbligatorio",
        "terminal.problems": .plural(
            one: "{0} risposta non può restare così:", other: "{0} risposte non possono restare così:"),
        "terminal.search": "cerca", "terminal.search.running": "ricerca in corso",
        "terminal.search.none": "niente trovato",
        "terminal.search.end": "termina la ricerca", "terminal.search.count": "{0} su {1}",
        "terminal.choose": "scegli",
        "terminal.text.words": "per parole", "terminal.text.ends": "alle estremità del testo",
        "terminal.text.select": "seleziona", "terminal.text.selectAll": "seleziona tutto",
        "terminal.text.delete": "cancella", "terminal.text.deleteWord": "cancella una parola",
        "terminal.text.deleteLine": "cancella fino al cursore",
        "terminal.text.undo": "annulla", "terminal.text.redo": "ripeti", "terminal.text.hidden": "nascosto",
        "terminal.text.count": "{0} caratteri su {1}",
        "terminal.text.full": .plural(
            one: "{0} carattere non è stato ripreso: c’è posto per {limit}.",
            other: "{0} caratteri non sono stati ripresi: c’è posto per {limit}."),
    ]
}
