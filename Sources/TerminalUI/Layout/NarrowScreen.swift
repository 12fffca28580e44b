/// Where a screen begins to be narrow.
enum NarrowScreen {
    /// With fewer columns, things stand under one another that stand beside each other elsewhere, and what only decorates is
    /// left out. The narrowest screen on which everything must be said has 20; on 30, two short columns fit.
    static let columns = 30
}
