import Foundation
import Study
import StudyResources

/// The bundle that is embedded in the program, and variants of it with one text replaced.
enum SampleBundle {
    static let files = BundleFiles { path in
        for index in 0..<study_resource_count() {
            let resource = study_resource(index)
            if String(cString: resource.name) == "bundle/\(path)" {
                return Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
            }
        }
        return nil
    }

    /// The bundle's files with the first `old` in one of them replaced; `nil` if it is not there.
    static func files(replacing old: String, with new: String, in file: String = "study.json") -> BundleFiles? {
        guard let bytes = files.read(file) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.firstRange(of: old) else { return nil }
        let changed = Array(text.replacingCharacters(in: range, with: new).utf8)
        return BundleFiles { $0 == file ? changed : files.read($0) }
    }
}
