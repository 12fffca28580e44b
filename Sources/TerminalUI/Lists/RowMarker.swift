/// The mark before the selected row of a list.
enum RowMarker {
    /// Columns before every row: the mark and a space, or the mark alone where there is little room.
    static func columns(in width: Int) -> Int { width < NarrowScreen.columns ? 1 : 2 }
}
