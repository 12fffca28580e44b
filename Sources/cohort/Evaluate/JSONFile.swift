import FHIR
import Glibc

/// A file of JSON, with what is wrong with it said in words.
enum JSONFile {
    /// The content of a file; of standard input for `-`.
    static func read(_ file: String) throws(Failure) -> JSON {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = file == "-" ? try DurableFile.read(STDIN_FILENO, path: "input") : try DurableFile.read(file)
        } catch { throw Failure(message: error.description) }
        do throws(JSONError) {
            return try JSON(parsing: bytes)
        } catch { throw Failure(message: "\(DisplayName(file)): \(error)") }
    }

    /// The resource in a file.
    static func readObject(_ file: String) throws(Failure) -> JSONObject {
        let json = try read(file)
        guard let object = json.object else {
            throw Failure(message: "\(DisplayName(file)): expected a resource, found \(json.kindDescription)")
        }
        return object
    }
}
