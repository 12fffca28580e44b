import FHIR
import FHIRPath
import Questionnaires

/// Puts a questionnaire together of the parts it names: from what is given, else from the files beside it.
enum ModularQuestionnaire {
    /// The whole questionnaire, and what its author should mend; as it is where it names no parts.
    static func assembled(
        _ questionnaire: JSONObject, beside file: String, with given: Definitions?
    ) throws(AssemblyError) -> (questionnaire: JSONObject, notes: [FormNote]) {
        guard QuestionnaireAssembly.isModular(questionnaire) else { return (questionnaire, []) }
        let assembly = try QuestionnaireAssembly(questionnaire, from: Neighbours(given: given, file: file))
        return (assembly.questionnaire, assembly.notes)
    }

    /// What is given comes first; the files are read once it is not enough.
    private final class Neighbours: QuestionnaireResolver {
        private let given: Definitions?
        private let file: String
        private lazy var beside = Definitions(ModularQuestionnaire.questionnaires(beside: file))

        init(given: Definitions?, file: String) {
            self.given = given
            self.file = file
        }

        func questionnaire(_ canonical: String) -> JSONObject? {
            given?.questionnaire(canonical) ?? beside.questionnaire(canonical)
        }
    }

    /// The questionnaires in the files beside one, by the files' names; files that hold no resource are no matter here.
    private static func questionnaires(beside file: String) -> [JSONObject] {
        guard file != "-" else { return [] }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        return (FolderListing.names(in: folder) ?? []).compactMap { name -> JSONObject? in
            let path = folder + name
            guard name.hasSuffix(".json"), FolderListing.isFile(path), let bytes = try? DurableFile.read(path),
                let object = (try? JSON(parsing: bytes))?.object,
                object["resourceType"]?.string == Questionnaire.resourceType
            else { return nil }
            return object
        }
    }
}
