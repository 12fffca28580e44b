import FHIR
import FHIRPath
import Glibc
import Questionnaires

/// Puts a questionnaire together of the parts it names: from what is given, else from the files beside it.
enum ModularQuestionnaire {
    /// The whole questionnaire, and what its author should mend; as it is where it names no parts.
    static func assembled(
        _ questionnaire: JSONObject, beside file: String, with given: Definitions?
    ) throws(AssemblyError) -> (questionnaire: JSONObject, notes: [FormNote]) {
        guard QuestionnaireAssembly.isModular(questionnaire) else { return (questionnaire, []) }
        let assembly = try QuestionnaireAssembly(
            questionnaire, from: Neighbours(given: given, beside: neighbours(of: file)))
        return (assembly.questionnaire, assembly.notes)
    }

    /// What is given comes first.
    private struct Neighbours: QuestionnaireResolver {
        let given: Definitions?
        let beside: Definitions

        func questionnaire(_ canonical: String) -> JSONObject? {
            given?.questionnaire(canonical) ?? beside.questionnaire(canonical)
        }
    }

    /// The questionnaires in the files beside one, by the files' names; files that hold no resource are no matter here.
    private static func neighbours(of file: String) -> Definitions {
        guard file != "-" else { return Definitions([]) }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        var names: [String] = []
        if let directory = opendir(folder) {
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
                }
                if name.hasSuffix(".json") { names.append(name) }
            }
            closedir(directory)
        }
        let resources = names.sorted().compactMap { name -> JSONObject? in
            guard let bytes = try? DurableFile.read(folder + name), let object = (try? JSON(parsing: bytes))?.object,
                object["resourceType"]?.string == Questionnaire.resourceType
            else { return nil }
            return object
        }
        return Definitions(resources)
    }
}
