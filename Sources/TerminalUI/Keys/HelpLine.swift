/// The keys that work here, on one line, made from the bindings themselves.
///
/// The most important entries stay when the line is short; entries are left out whole, and the help key is always there.
/// On a screen of less than 40 columns only the keys are written.
public struct HelpLine: PrimitiveView {
    /// Makes the line.
    public init() {}

    /// Keeps the line's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        (old as? HelpLineNode) ?? HelpLineNode(parent: parent)
    }
}

final class HelpLineNode: Node {
    override func measure(_ proposal: ProposedSize) -> CellSize { CellSize(width: proposal.width ?? 80, height: 1) }

    private var known: (occasion: HelpOccasion, width: Int, parts: [Part])?

    private struct Part {
        let glyphs: [Glyph]
        let x: Int
        let isKey: Bool
    }

    override func draw(_ painter: Painter) {
        let width = frame.size.width
        let occasion = host.helpOccasion
        if known?.width != width || known?.occasion != occasion {
            known = (occasion, width, Self.parts(Self.entries(host.bindingsInForce, width: width)))
        }
        let keyStyle = environment.theme[.key]
        let plain = environment.textStyle
        for part in known?.parts ?? [] {
            painter.draw(part.glyphs, x: part.x, y: 0, style: part.isKey ? keyStyle : plain)
        }
    }

    private static func parts(_ entries: [Entry]) -> [Part] {
        var parts: [Part] = []
        var x = 0
        for entry in entries {
            if x > 0 { x += entry.gap }
            let label = DisplayText.visualLine(entry.label)
            parts.append(Part(glyphs: label, x: x, isKey: true))
            x += label.columns
            guard !entry.title.isEmpty else { continue }
            let title = DisplayText.visualLine(entry.title)
            parts.append(Part(glyphs: title, x: x + 1, isKey: false))
            x += 1 + title.columns
        }
        return parts
    }

    struct Entry: Equatable {
        let label: String
        let title: String
        let gap: Int
        var width: Int { DisplayText.width(label) + (title.isEmpty ? 0 : 1 + DisplayText.width(title)) }
    }

    /// The entries that fit, in the order of the bindings.
    static func entries(_ bindings: [ActiveBinding], width: Int) -> [Entry] {
        let isShort = width < 40
        // What gives way first is not worth a key without a word for it.
        let shown = bindings.filter { !$0.isMinor && (!isShort || $0.priority >= 0) }
        let entries = shown.map {
            Entry(label: $0.label, title: isShort ? "" : $0.title, gap: isShort ? 1 : 2)
        }
        // The help key first of all, then by priority, then as declared.
        let ranks = shown.indices.sorted {
            let first = shown[$0].keys.contains(Key(.function(1)))
            let second = shown[$1].keys.contains(Key(.function(1)))
            if first != second { return first }
            if shown[$0].priority != shown[$1].priority { return shown[$0].priority > shown[$1].priority }
            return $0 < $1
        }
        var used = 0
        var kept: Set<Int> = []
        for index in ranks {
            let needed = entries[index].width + (kept.isEmpty ? 0 : entries[index].gap)
            guard used + needed <= width else { continue }
            used += needed
            kept.insert(index)
        }
        return entries.indices.filter(kept.contains).map { entries[$0] }
    }
}
