extension GalleryEntry {
    /// Every picture there is. A new view is one entry in its list.
    static let all: [GalleryEntry] = controls + entry + containers + layers + pages + charts
}
