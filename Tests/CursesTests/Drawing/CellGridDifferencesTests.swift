import TerminalUI
import TerminalUITesting
import Testing

@testable import Curses

@Suite("What differs between two grids") struct CellGridDifferencesTests {
    private let size = CellSize(width: 7, height: 4)

    @Test("Runs of cells, row by row; a row's last cell and the next row's first are two runs")
    func runs() {
        let shown = CellGrid(size: size)
        var grid = shown
        grid[1, 0] = Cell("a")
        grid[2, 0] = Cell("b")
        grid[4, 0] = Cell(" ", style: CellStyle(.bold))
        grid[6, 2] = Cell("c")
        grid[0, 3] = Cell("d")
        #expect(
            grid.differences(from: shown.cells, in: 0..<4) == [
                CellRun(row: 0, start: 0, columns: 1..<3), CellRun(row: 0, start: 0, columns: 4..<5),
                CellRun(row: 2, start: 14, columns: 6..<7), CellRun(row: 3, start: 21, columns: 0..<1),
            ])
        #expect(grid.differences(from: grid.cells, in: 0..<4).isEmpty)
        #expect(CellGrid(size: .zero).differences(from: [], in: 0..<4).isEmpty)
        #expect(grid.differences(from: shown.cells, in: 1..<3) == [CellRun(row: 2, start: 14, columns: 6..<7)])
    }

    @Test("The runs have all cells that differ and no others, whatever the grids")
    func property() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<200 {
            var shown = CellGrid(size: size)
            var grid = shown
            for _ in 0..<Int.random(in: 0..<30, using: &random) {
                let x = Int.random(in: 0..<size.width, using: &random)
                let y = Int.random(in: 0..<size.height, using: &random)
                let cell = Cell(["a", "é", "e\u{301}"].randomElement(using: &random) ?? "a")
                grid[x, y] = cell
                if Bool.random(using: &random) { shown[x, y] = cell }
            }
            let runs = grid.differences(from: shown.cells, in: 0..<size.height)
            let indices = runs.flatMap { run in run.columns.map { run.start + $0 } }
            #expect(indices == grid.cells.indices.filter { grid.cells[$0] != shown.cells[$0] })
            #expect(runs.allSatisfy { $0.start == $0.row * size.width })
        }
    }
}
