/// The parts of a number as a person wrote it.
struct NumberWriting {
    private(set) var isNegative = false
    private(set) var whole = ""
    private(set) var fraction = ""
    /// The decimal mark, `.` or `,`; `nil` where there is none.
    private(set) var mark: Character?

    /// Whether the mark may just as well stand between thousands: `1,234`.
    var mayBeGrouped: Bool { fraction.count == 3 && (1...3).contains(whole.count) && whole.first != "0" }

    var number: DecimalNumber { DecimalNumber(isNegative: isNegative, whole: whole, fraction: fraction) }

    /// Takes a text apart; `nil` where it is no number.
    init?(_ text: String) {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        if let sign = rest.first, Self.minus.contains(sign) || sign == "+" || sign == "＋" {
            isNegative = Self.minus.contains(sign)
            rest.removeFirst()
        }
        var groups: [Int] = [0]
        for character in rest {
            if let digit = character.decimalDigit {
                if mark == nil {
                    whole += digit
                    groups[groups.count - 1] += 1
                } else {
                    fraction += digit
                }
            } else if let found = Self.marks[character], mark == nil {
                mark = found
            } else if Self.separators.contains(character), mark == nil {
                groups.append(0)
            } else {
                return nil
            }
        }
        guard !(whole + fraction).isEmpty else { return nil }
        if groups.count > 1, !(1...3).contains(groups[0]) || groups.dropFirst().contains(where: { $0 != 3 }) {
            return nil
        }
    }

    private static let minus: Set<Character> = ["-", "−", "–", "－", "﹣"]
    private static let marks: [Character: Character] = [".": ".", ",": ",", "．": ".", "，": ",", "٫": ","]
    private static let separators: Set<Character> = [" ", "\u{A0}", "\u{202F}", "'", "’"]
}
