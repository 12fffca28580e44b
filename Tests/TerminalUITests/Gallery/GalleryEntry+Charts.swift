import TerminalUI

extension GalleryEntry {
    private static let scores = LineChart(
        .verbatim("PHQ-9"),
        points: zip([15.0, 10, 10, 5, 5], ["19 Oct", "26 Oct", "2 Nov", "9 Nov", "16 Nov"]).enumerated().map {
            ChartPoint(.verbatim($0.element.1), at: Double($0.offset), value: $0.element.0)
        },
        bands: [
            ChartBand(.verbatim("none"), from: 0), ChartBand(.verbatim("mild"), from: 5),
            ChartBand(.verbatim("moderate"), from: 10), ChartBand(.verbatim("moderately severe"), from: 15),
        ], range: 0...20)

    private static let done = CalendarMark("D", .verbatim("done"))
    private static let late = CalendarMark("L", .verbatim("late"))
    private static let missed = CalendarMark("-", .verbatim("missed"))
    private static let notDue = CalendarMark("·", .verbatim("not due"))

    private static let firstWeek = [done, done, done, missed, done, done, notDue]
    private static let secondWeek = [done, done, late, done, done, missed, notDue]

    /// Figures over time and beside each other, each with its twin in text.
    static let charts: [GalleryEntry] = [
        GalleryEntry("line-chart", "Five scores falling through the bands", width: 64, height: 12) { scores },
        GalleryEntry("line-chart-table", "The same scores as text", width: 64, height: 7) {
            scores.textTable(isShown: true)
        },
        GalleryEntry("bar-chart", "People by severity", width: 64, height: 5) {
            BarChart(
                .verbatim("PHQ-9 now"),
                bars: [
                    ChartBar(.verbatim("none"), 9), ChartBar(.verbatim("mild"), 8), ChartBar(.verbatim("moderate"), 4),
                    ChartBar(.verbatim("severe"), 1),
                ])
        },
        GalleryEntry("sparkline", "Medians week by week", height: 1) {
            HStack {
                Text(verbatim: "median 7")
                Sparkline([3, 4, 5, 7, 9, 7, nil, 5], range: 0...27)
            }
        },
        GalleryEntry("calendar-heat-map", "Two weeks of a diary", width: 64, height: 4) {
            CalendarHeatMap(weeks: [
                CalendarWeek(.verbatim("16 Nov"), days: firstWeek), CalendarWeek(.verbatim("23 Nov"), days: secondWeek),
            ])
        },
        GalleryEntry("calendar-strip", "Two weeks of three people", height: 3) {
            for (name, days) in [
                ("P-0007", firstWeek + secondWeek), ("P-0012", secondWeek + firstWeek),
                ("P-0031", firstWeek + firstWeek),
            ] {
                HStack {
                    Text(verbatim: name)
                    CalendarStrip(days)
                }
            }
        },
        GalleryEntry("calendar-strip-table", "Two weeks of one person as text", height: 9) {
            CalendarStrip(firstWeek + secondWeek).textTable(isShown: true)
        },
    ]
}
