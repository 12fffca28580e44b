/// The texts of the fields for numbers.
extension OwnTexts {
    static let englishEntry: StringCatalogue.Table = [
        "terminal.type": "type", "terminal.number.between": "between {0} and {1}",
        "terminal.number.atLeast": "{0} or more", "terminal.number.atMost": "{0} or less",
        "terminal.number.notANumber": "{0} is not a number. Type digits only.",
        "terminal.number.notWhole": "{0} is not a whole number. Type it without a fraction.",
        "terminal.number.tooPrecise": .plural(
            one: "Type at most {0} digit after the point.", other: "Type at most {0} digits after the point."),
        "terminal.number.ambiguous": "{0} may mean {1} or {2}. Type one of these.",
        "terminal.number.below": "{0} is below {1}. Type {1} or more.",
        "terminal.number.below.between": "{0} is below {1}. Type a number between {1} and {2}.",
        "terminal.number.above": "{0} is above {1}. Type {1} or less.",
        "terminal.number.above.between": "{0} is above {2}. Type a number between {1} and {2}.",
    ]
    static let germanEntry: StringCatalogue.Table = [
        "terminal.type": "tippen", "terminal.number.between": "zwischen {0} und {1}",
        "terminal.number.atLeast": "{0} oder mehr", "terminal.number.atMost": "{0} oder weniger",
        "terminal.number.notANumber": "{0} ist keine Zahl. Bitte nur Ziffern.",
        "terminal.number.notWhole": "{0} ist keine ganze Zahl. Bitte ohne Nachkommastellen.",
        "terminal.number.tooPrecise": .plural(
            one: "Höchstens {0} Nachkommastelle, bitte.", other: "Höchstens {0} Nachkommastellen, bitte."),
        "terminal.number.ambiguous": "{0} kann {1} oder {2} heissen. Bitte eines von beiden.",
        "terminal.number.below": "{0} ist unter {1}. Bitte {1} oder mehr.",
        "terminal.number.below.between": "{0} ist unter {1}. Bitte eine Zahl zwischen {1} und {2}.",
        "terminal.number.above": "{0} ist über {1}. Bitte {1} oder weniger.",
        "terminal.number.above.between": "{0} ist über {2}. Bitte eine Zahl zwischen {1} und {2}.",
    ]
    static let frenchEntry: StringCatalogue.Table = [
        "terminal.type": "taper", "terminal.number.between": "entre {0} et {1}",
        "terminal.number.atLeast": "{0} ou plus", "terminal.number.atMost": "{0} ou moins",
        "terminal.number.notANumber": "{0} n’est pas un nombre. Ne tapez que des chiffres.",
        "terminal.number.notWhole": "{0} n’est pas un nombre entier. Tapez-le sans décimales.",
        "terminal.number.tooPrecise": .plural(one: "{0} décimale au plus.", other: "{0} décimales au plus."),
        "terminal.number.ambiguous": "{0} peut vouloir dire {1} ou {2}. Tapez l’un des deux.",
        "terminal.number.below": "{0} est au-dessous de {1}. Tapez {1} ou plus.",
        "terminal.number.below.between": "{0} est au-dessous de {1}. Tapez un nombre entre {1} et {2}.",
        "terminal.number.above": "{0} est au-dessus de {1}. Tapez {1} ou moins.",
        "terminal.number.above.between": "{0} est au-dessus de {2}. Tapez un nombre entre {1} et {2}.",
    ]
    static let italianEntry: StringCatalogue.Table = [
        "terminal.type": "digita", "terminal.number.between": "tra {0} e {1}",
        "terminal.number.atLeast": "{0} o più", "terminal.number.atMost": "{0} o meno",
        "terminal.number.notANumber": "{0} non è un numero. Digitare solo cifre.",
        "terminal.number.notWhole": "{0} non è un numero intero. Digitarlo senza decimali.",
        "terminal.number.tooPrecise": .plural(one: "Al massimo {0} decimale.", other: "Al massimo {0} decimali."),
        "terminal.number.ambiguous": "{0} può voler dire {1} o {2}. Digitare uno dei due.",
        "terminal.number.below": "{0} è sotto {1}. Digitare {1} o più.",
        "terminal.number.below.between": "{0} è sotto {1}. Digitare un numero tra {1} e {2}.",
        "terminal.number.above": "{0} è sopra {1}. Digitare {1} o meno.",
        "terminal.number.above.between": "{0} è sopra {2}. Digitare un numero tra {1} e {2}.",
    ]
}
