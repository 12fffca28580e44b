/// Turns any catalogue into one that shows what is not translated and what breaks when words are longer.
///
/// Every text is put in brackets, its letters get accents and it grows by a share of its length, in words of at most five
/// letters; arguments stay whole.
public struct PseudoLocale: Sendable {
    /// By how much texts grow, in percent.
    public var growth: Int
    /// Whether what is added is Hebrew: every text then holds a part that runs from right to left.
    public var isMixed: Bool

    /// Makes a pseudo-locale; 30 % is what German and French need for short texts.
    public init(growth: Int = 30, isMixed: Bool = false) {
        self.growth = growth
        self.isMixed = isMixed
    }

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
        return result + padding(added) + "]"
    }

    /// As many characters, every sixth of them a blank.
    private func padding(_ count: Int) -> String {
        String((0..<count).map { $0 % 6 == 0 && count > 1 ? " " : isMixed ? Self.hebrew[$0 % 5] : "~" })
    }

    private static let hebrew: [Character] = ["ה", "א", "ב", "ג", "ד"]

    private static let accents: [Character: Character] = [
        "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "c": "ç", "n": "ñ", "s": "š", "y": "ý", "z": "ž", "A": "Á",
        "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "C": "Ç", "N": "Ñ", "S": "Š", "Y": "Ý", "Z": "Ž",
    ]
}
