/// A text in pieces that each look alike: as much of HTML, CSS and markdown as a terminal can show.
public struct StyledText: Hashable, Sendable {
    /// How a piece looks.
    public struct Style: Hashable, Sendable {
        /// Heavier than the rest.
        public var isBold = false
        /// Slanted.
        public var isItalic = false
        /// With a line under it.
        public var isUnderlined = false
        /// With a line through it.
        public var isStruck = false
        /// The colour by its CSS name or `#rrggbb`.
        public var color: String?
        /// The address it leads to.
        public var link: String?

        /// No style.
        public init() {}
    }

    /// A piece.
    public struct Run: Hashable, Sendable {
        /// The words.
        public let text: String
        /// How they look.
        public let style: Style
    }

    /// The pieces, in order; none is empty, and no two neighbours look alike.
    public private(set) var runs: [Run] = []

    /// The words without their looks.
    public var plainText: String { runs.map(\.text).joined() }

    /// A text without any style.
    public init(_ text: String = "") { append(text, Style()) }

    /// A text that looks as a CSS declaration list says; what is not known in it does not count.
    public init(_ text: String, css: String) {
        var style = Style()
        style.apply(css: css)
        append(text, style)
    }

    mutating func append(_ text: String, _ style: Style) {
        guard !text.isEmpty else { return }
        if let last = runs.last, last.style == style {
            runs[runs.count - 1] = Run(text: last.text + text, style: style)
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    /// Without white space at both ends.
    mutating func trim() {
        while let last = runs.last {
            guard let end = last.text.lastIndex(where: { !$0.isWhitespace }) else {
                runs.removeLast()
                continue
            }
            runs[runs.count - 1] = Run(text: String(last.text[...end]), style: last.style)
            break
        }
        while let first = runs.first {
            guard let start = first.text.firstIndex(where: { !$0.isWhitespace }) else {
                runs.removeFirst()
                continue
            }
            runs[0] = Run(text: String(first.text[start...]), style: first.style)
            break
        }
    }
}

extension StyledText.Style {
    /// Takes over what a CSS declaration list says.
    mutating func apply(css: String) {
        for declaration in css.split(separator: ";") {
            let sides = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmingSpaces().lowercased() }
            guard sides.count == 2 else { continue }
            switch sides[0] {
            case "font-weight": isBold = ["bold", "bolder", "600", "700", "800", "900"].contains(sides[1])
            case "font-style": isItalic = sides[1] == "italic" || sides[1] == "oblique"
            case "text-decoration", "text-decoration-line":
                isUnderlined = sides[1].contains("underline")
                isStruck = sides[1].contains("line-through")
            case "color": color = sides[1]
            default: continue
            }
        }
    }
}
