import Glibc

/// The variables that the process was started with.
enum EnvironmentVariables {
    /// All by name; of two with one name the first, as `getenv` has it. Bytes that are not UTF-8 become U+FFFD.
    ///
    /// Foundation's own list takes longer than to read a questionnaire.
    static func read(_ entries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ) -> [String: String] {
        var variables: [String: String] = [:]
        guard var entry = entries else { return variables }
        while let text = entry.pointee {
            if let equals = strchr(text, Int32(UInt8(ascii: "="))) {
                let name = UnsafeRawBufferPointer(start: text, count: UnsafePointer(equals) - UnsafePointer(text))
                let key = String(decoding: name, as: UTF8.self)
                if variables[key] == nil { variables[key] = String(cString: equals + 1) }
            }
            entry += 1
        }
        return variables
    }
}
