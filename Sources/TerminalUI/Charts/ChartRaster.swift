/// A picture of dots in a block of cells: 2 by 4 a cell in braille, 1 by 2 in half blocks, 1 in ASCII.
struct ChartRaster {
    let columns: Int
    let rows: Int
    private let glyphs: GlyphSet
    private var dots: [UInt8]
    private var marks: Set<Int> = []

    init(columns: Int, rows: Int, glyphs: GlyphSet) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        self.glyphs = glyphs
        dots = Array(repeating: 0, count: self.columns * self.rows)
    }

    /// Dots across a cell.
    var across: Int { glyphs == .unicode ? 2 : 1 }
    /// Dots down a cell.
    var down: Int { glyphs.dotsDown }

    /// Sets a dot; outside of the picture nothing happens.
    mutating func dot(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < columns * across, y < rows * down else { return }
        dots[(y / down) * columns + x / across] |= Self.bit(x % across, y % down, glyphs)
    }

    /// Dots from one place to another.
    mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        let steps = max(abs(end.x - start.x), abs(end.y - start.y))
        guard steps > 0 else { return dot(start.x, start.y) }
        for step in 0...steps {
            let x = start.x + (2 * (end.x - start.x) * step + steps) / (2 * steps)
            let y = start.y + (2 * (end.y - start.y) * step + steps) / (2 * steps)
            dot(x, y)
        }
    }

    /// Marks the cell of a dot as the place of a value.
    mutating func mark(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < columns * across, y < rows * down else { return }
        marks.insert((y / down) * columns + x / across)
    }

    /// The glyph of a cell; `nil` where nothing is drawn.
    func glyph(_ column: Int, _ row: Int) -> Glyph? {
        let index = row * columns + column
        if marks.contains(index) { return Glyph(glyphs == .ascii ? "*" : "•") }
        let bits = dots[index]
        guard bits > 0 else { return nil }
        switch glyphs {
        case .unicode: return Glyph(Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? "•"))
        case .blocks: return Glyph(bits == 1 ? "▀" : bits == 2 ? "▄" : "█")
        case .ascii: return Glyph(".")
        }
    }

    /// The dots of a braille cell are numbered down the left column, down the right, and then across the lowest row.
    private static func bit(_ x: Int, _ y: Int, _ glyphs: GlyphSet) -> UInt8 {
        switch glyphs {
        case .unicode: y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt8(y + 3 * x)
        case .blocks: y == 0 ? 1 : 2
        case .ascii: 1
        }
    }
}

extension GlyphSet {
    /// Dots down a cell of a ``ChartRaster``.
    var dotsDown: Int {
        switch self {
        case .unicode: 4
        case .blocks: 2
        case .ascii: 1
        }
    }
}
