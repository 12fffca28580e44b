import Questionnaires

/// What a questionnaire is called on the screen.
enum FormTitle {
    /// The title, else the name that programs know it by, else the last part of its address, else the file's name.
    static func of(_ form: Form, file: String) -> String {
        // An address without places, such as `urn:uuid:…`, says less than the file's name.
        let address = form.url.flatMap { url in
            url.contains("/" as Character) ? String(url.prefix { $0 != "|" && $0 != "?" && $0 != "#" }) : nil
        }
        let choices = [
            form.title, form.name, address.flatMap(lastPart), lastPart(file).map(withoutExtension),
        ]
        return choices.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) } ?? "Questionnaire"
    }

    private static func lastPart(_ path: String) -> String? {
        path.split(separator: "/").last.map { String($0) }
    }

    private static func withoutExtension(_ name: String) -> String {
        name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    }
}
