/// Lines nodes up along an axis.
///
/// Fixed items get what they need, in order of their priority; flexible ones share what is left, and each keeps at least
/// one cell so that what scrolls never vanishes. Nothing is ever placed outside the container.
@MainActor struct StackLayout: Equatable {
    var axis: Axis
    var spacing: Int
    var horizontal = HorizontalAlignment.leading
    var vertical = VerticalAlignment.top

    /// How the items of a view without a container of its own are lined up.
    static let implicit = StackLayout(axis: .vertical, spacing: 0)

    func size(_ items: [Node], _ proposal: ProposedSize) -> CellSize {
        if items.count == 1 { return items[0].size(proposal) }
        let sizes = sizes(items, proposal)
        let length = sizes.reduce(0) { $0 + main($1) } + gaps(sizes)
        let breadth = sizes.reduce(0) { max($0, cross($1)) }
        return axis == .vertical
            ? CellSize(width: breadth, height: length) : CellSize(width: length, height: breadth)
    }

    func place(_ items: [Node], in size: CellSize) {
        let sizes = sizes(items, ProposedSize(size.width, size.height))
        var position = 0
        for (item, itemSize) in zip(items, sizes) {
            if position > 0, main(itemSize) > 0 { position += spacing }
            switch axis {
            case .vertical:
                let width = min(itemSize.width, size.width)
                item.place(
                    CellRect(
                        x: horizontal.offset(width, in: size.width), y: position, width: width,
                        height: itemSize.height))
            case .horizontal:
                let height = min(itemSize.height, size.height)
                item.place(
                    CellRect(
                        x: position, y: vertical.offset(height, in: size.height), width: itemSize.width,
                        height: height))
            }
            position += main(itemSize)
        }
    }

    private func main(_ size: CellSize) -> Int { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CellSize) -> Int { axis == .vertical ? size.width : size.height }

    private func gaps(_ sizes: [CellSize]) -> Int {
        spacing * max(0, sizes.reduce(0) { $0 + (main($1) > 0 ? 1 : 0) } - 1)
    }

    private func proposal(_ main: Int?, _ cross: Int?) -> ProposedSize {
        axis == .vertical ? ProposedSize(cross, main) : ProposedSize(main, cross)
    }

    private struct Share {
        let index: Int
        let priority: Int
        let least: Int
        let most: Int
        var isFlexible: Bool { most > least }
    }

    private func sizes(_ items: [Node], _ room: ProposedSize) -> [CellSize] {
        let roomCross = axis == .vertical ? room.width : room.height
        guard let roomMain = axis == .vertical ? room.height : room.width else {
            return items.map { $0.size(proposal(nil, roomCross)) }
        }
        if items.count == 1 {
            return [clipped(items[0].size(proposal(roomMain, roomCross)), to: roomMain)]
        }
        var shares = items.indices.map { index in
            let item = items[index]
            return Share(
                index: index, priority: item.layoutPriority,
                least: main(item.size(proposal(0, roomCross))),
                most: main(item.size(proposal(ProposedSize.unbounded, roomCross))))
        }
        let shown = shares.reduce(0) { $0 + ($1.most > 0 ? 1 : 0) }
        var left = max(0, roomMain - spacing * max(0, shown - 1))
        // A stable order: what is dearest and least flexible first.
        shares.sort {
            if $0.priority != $1.priority { return $0.priority > $1.priority }
            let first = $0.most - $0.least
            let second = $1.most - $1.least
            return first != second ? first < second : $0.index < $1.index
        }
        var result = Array(repeating: CellSize.zero, count: items.count)
        for (position, share) in shares.enumerated() {
            let later = shares[(position + 1)...]
            let kept = later.reduce(0) { sum, other in
                if other.priority < share.priority { return sum + (other.isFlexible ? min(1, other.least) : 0) }
                return sum + (other.isFlexible ? max(1, min(other.least, 1)) : 0)
            }
            let available = max(0, left - kept)
            let peers = later.reduce(1) { $0 + ($1.priority == share.priority ? 1 : 0) }
            let offered = share.isFlexible ? max(min(available, left / peers), min(available, share.least)) : available
            let size = clipped(items[share.index].size(proposal(offered, roomCross)), to: available)
            result[share.index] = size
            left -= main(size)
        }
        return result
    }

    private func clipped(_ size: CellSize, to length: Int) -> CellSize {
        axis == .vertical
            ? CellSize(width: size.width, height: min(size.height, length))
            : CellSize(width: min(size.width, length), height: size.height)
    }
}
