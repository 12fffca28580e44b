import Foundation
import TerminalUITesting
import Testing

/// The documentation's gallery is drawn from the views themselves.
///
/// After a change of looks that is meant, `make docs` draws the pictures anew.
@Suite("The gallery") @MainActor struct GalleryTests {
    private static let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/TerminalUI/TerminalUI.docc").standardizedFileURL

    @Test("shows every view as it is drawn today") func pictures() throws {
        for entry in GalleryEntry.all {
            let picture = FramePicture(try entry.frame(), title: entry.title)
            let file = Self.catalogue.appending(path: "Resources/\(entry.name).svg")
            if ProcessInfo.processInfo.environment["COHORT_WRITE_DOCS"] != nil {
                try Data(picture.svg.utf8).write(to: file)
            }
            let kept = try String(contentsOf: file, encoding: .utf8)
            #expect(kept == picture.svg, "\(entry.name).svg shows it otherwise than it is drawn today")
        }
    }

    @Test("has a place on its page for every picture, and no picture without a view") func page() throws {
        let page = try String(contentsOf: Self.catalogue.appending(path: "Gallery.md"), encoding: .utf8)
        let names = Set(GalleryEntry.all.map(\.name))
        for name in names { #expect(page.contains("(\(name))"), "\(name) is not on the page") }
        let kept = try FileManager.default.contentsOfDirectory(
            atPath: Self.catalogue.appending(path: "Resources").path)
        #expect(Set(kept.map { $0.replacing(".svg", with: "") }) == names)
    }
}
