/// Turns any catalogue into one that shows what is not translated and what breaks when words are longer.
///
/// Every text is put in brackets, its letters get accents and it grows by a share of its length; arguments stay whole.
public struct PseudoLocale: Sendable {
    /// By how much texts grow, in percent.
    public var growth: Int

    /// Makes a pseudo-locale; 30 % is what German and French need for short texts.
    public init(growth: Int = 30) { self.growth = growth }

    /// The catalogue with all its texts changed.
    public func apply(to catalogue: StringCatalogue) -> StringCatalogue {
        catalogue.transformed { [self] in transform($0) }
    }

    /// One text changed.
    public func transform(_ text: String) -> String {
        var result = "["
        var isArgument = false
        var letters = 0
        for character in text {
            if character == "{" { isArgument = true }
            if isArgument {
                result.append(character)
            } else {
                letters += 1
                result.append(Self.accents[character] ?? character)
            }
            if character == "}" { isArgument = false }
        }
        let added = (letters * growth + 99) / 100
        return result + String(repeating: "~", count: added) + "]"
    }

    private static let accents: [Character: Character] = [
        "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "c": "ç", "n": "ñ", "s": "š", "y": "ý", "z": "ž", "A": "Á",
        "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "C": "Ç", "N": "Ñ", "S": "Š", "Y": "Ý", "Z": "Ž",
    ]
}
