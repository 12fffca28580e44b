import FHIR
import Study
import StudyResources
import StudyScreens
import TerminalUI

/// The files that are embedded in the program.
enum EmbeddedResources {
    /// The bytes of a file, or `nil` when there is none of that name.
    static func bytes(_ name: String) -> UnsafeBufferPointer<UInt8>? {
        for index in 0..<study_resource_count() {
            let resource = study_resource(index)
            if String(cString: resource.name) == name {
                return UnsafeBufferPointer(start: resource.bytes, count: resource.length)
            }
        }
        return nil
    }

    /// The sample study.
    static let sampleBundle = BundleFiles { path in bytes("bundle/\(path)").map(Array.init) }

    /// What keys do on each screen, as a ``KeyTable`` reads it.
    static var keyTable: String { bytes("keys.txt").map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// The languages that there are texts in; the first is the fallback.
    static let languages = ["en", "de"]

    /// The program's texts in a language, with English where one is missing. Only what is needed is read.
    static func catalogue(language: String) -> StringCatalogue {
        var catalogue = StringCatalogue(language: language)
        let base = language.split(separator: "-").first.map(String.init) ?? language
        for name in Set([languages[0], base]).sorted() {
            guard let bytes = bytes("strings/\(name).json"), let table = try? StringCatalogue.table(parsing: bytes)
            else {
                continue
            }
            catalogue.add(table, language: name)
        }
        return catalogue
    }
}
