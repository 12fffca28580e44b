import Glibc
import TerminalUI

/// Cells beside one another in a row.
struct CellRun: Hashable {
    let row: Int
    /// The index of the row's first cell.
    let start: Int
    let columns: Range<Int>
}

extension CellGrid {
    /// The cells of some rows that are other ones than in as many cells that are shown, from the first row to the last.
    ///
    /// Of a row that is the same one comparison tells: eight bytes a cell, which have no gaps.
    func differences(from shown: [Cell], in rows: Range<Int>) -> [CellRun] {
        var runs: [CellRun] = []
        let height = min(size.height, shown.count / max(1, size.width))
        cells.withUnsafeBytes { new in
            shown.withUnsafeBytes { old in
                guard let new = new.baseAddress, let old = old.baseAddress else { return }
                let bytes = size.width * MemoryLayout<Cell>.stride
                for row in rows.clamped(to: 0..<height)
                where memcmp(new + row * bytes, old + row * bytes, bytes) != 0 {
                    addRuns(of: row, new + row * bytes, old + row * bytes, to: &runs)
                }
            }
        }
        return runs
    }

    private func addRuns(of row: Int, _ new: UnsafeRawPointer, _ old: UnsafeRawPointer, to runs: inout [CellRun]) {
        var first: Int?
        for x in 0...size.width {
            let offset = x * MemoryLayout<Cell>.stride
            let isOther =
                x < size.width
                && new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    != old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if isOther {
                first = first ?? x
            } else if let start = first {
                runs.append(CellRun(row: row, start: row * size.width, columns: start..<x))
                first = nil
            }
        }
    }
}
