extension JSON {
    /// Reads a JSON text that is one object, and hands out its members in their order, without making the object: for tables
    /// that are read once, at the start of a program.
    ///
    /// Refuses what `init(parsing:)` refuses, apart from a name that occurs twice: that is the receiver's to see.
    /// - Parameter receive: takes a member; false ends the reading.
    /// - Returns: false where the text is no object; nothing is handed out then.
    public static func readMembers(
        of bytes: UnsafeBufferPointer<UInt8>, _ receive: (_ name: String, _ value: JSON) -> Bool
    ) throws(JSONError) -> Bool {
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
            _ = try JSON(parsing: bytes)
            return false
        }
        var parser = JSONParser(start: start, count: bytes.count)
        do throws(JSONParser.Failure) {
            return try parser.documentMembers(receive)
        } catch {
            throw JSONError(error.reason, at: TextPosition(ofByte: error.offset, in: bytes))
        }
    }
}
