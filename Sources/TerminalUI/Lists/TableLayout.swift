/// Gives columns their widths.
enum TableLayout {
    struct Column: Hashable {
        let width: ClosedRange<Int>
        let priority: Int
        let alignment: HorizontalAlignment
    }

    static let gap = 2

    /// The width of each column; 0 for those left out. The one with the highest priority is always there.
    static func widths(_ columns: [Column], room: Int) -> [Int] {
        let ranked = columns.indices.sorted {
            columns[$0].priority != columns[$1].priority ? columns[$0].priority > columns[$1].priority : $0 < $1
        }
        var widths = Array(repeating: 0, count: columns.count)
        var left = room
        for (rank, index) in ranked.enumerated() {
            let needed = columns[index].width.lowerBound + (rank == 0 ? 0 : gap)
            if rank == 0 {
                widths[index] = min(columns[index].width.lowerBound, max(1, room))
            } else if needed <= left {
                widths[index] = columns[index].width.lowerBound
            } else {
                break
            }
            left -= needed
        }
        for index in ranked where widths[index] > 0 && left > 0 {
            let added = min(left, columns[index].width.upperBound - widths[index])
            widths[index] += max(0, added)
            left -= max(0, added)
        }
        return widths
    }

    /// Whether a row is written as a line for each column: on a narrow screen, where columns would be left out. A table of 29
    /// columns has a room of 28 after the marker.
    static func isStacked(_ columns: [Column], room: Int) -> Bool {
        room < 28 && widths(columns, room: room).contains(0)
    }
}
