/// JSON text for audit values, in the order given.
enum AuditText {
    /// An object of texts; absent values are left out.
    static func object(_ members: [(String, String?)]) -> String {
        let parts = members.compactMap { name, value in value.map { "\(quoted(name)):\(quoted($0))" } }
        return "{" + parts.joined(separator: ",") + "}"
    }

    /// A JSON string.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20:
                result += "\\u00"
                result.unicodeScalars.append(Unicode.Scalar(hexDigit(UInt8(scalar.value) >> 4)))
                result.unicodeScalars.append(Unicode.Scalar(hexDigit(UInt8(scalar.value) & 0x0f)))
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
