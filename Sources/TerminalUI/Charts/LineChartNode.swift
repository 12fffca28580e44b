/// Draws a ``LineChart``.
final class LineChartNode: ChartNode<LineChart> {
    override func lines(width: Int, height: Int?) -> [StyledLine] {
        let known = view.points.compactMap(\.value).filter(\.isFinite)
        guard width >= NarrowScreen.columns, !known.isEmpty else {
            return view.table.drawing(width: width, environment)
        }
        let heading = ChartTable.heading(view.title, width: width, environment)
        var plan = LineChartPlan(view, width: width, environment)
        guard plan.plotWidth >= 8 else { return view.table.drawing(width: width, environment) }
        plan.rows = max(3, min(plan.rows, height.map { $0 - heading.count - 1 } ?? .max))
        guard !plan.bandsStandBeside else { return heading + plan.lines() }
        let names = bandLines(width)
        plan.rows = max(3, min(plan.rows, height.map { $0 - heading.count - 1 - names.count } ?? .max))
        plan.namesStandBelow = true
        return heading + plan.lines() + names
    }

    /// The names under the chart, where there is no room beside it.
    private func bandLines(_ width: Int) -> [StyledLine] {
        let catalogue = environment.catalogue
        let names = view.bands.map {
            ChartNumber.text($0.lowerBound, in: catalogue) + " " + $0.name.text(in: catalogue)
        }
        return StyledLine.flow(names, width: width, style: environment.textStyle)
    }
}
