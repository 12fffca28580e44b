extension ClosedRange<Int> {
    /// The number in the range that is nearest to another.
    func nearest(to number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }

    /// The number in the range that is nearest to where a step leads, even beyond what an integer holds.
    func nearest(to number: Int, movedBy distance: Int) -> Int {
        let (sum, isTooFar) = number.addingReportingOverflow(distance)
        return isTooFar ? (distance < 0 ? lowerBound : upperBound) : nearest(to: sum)
    }
}
