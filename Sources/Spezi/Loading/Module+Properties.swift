@_spi(Reflection) import Swift

extension Module {
    /// The wrapped properties that take part in loading: those of superclasses first, then in order of declaration.
    ///
    /// Costs one walk over the fields: call it once per load.
    func moduleProperties() -> [(name: String, property: any ModuleProperty)] {
        var found: [(name: String, property: any ModuleProperty)] = []
        let object = Unmanaged.passUnretained(self as AnyObject).toOpaque()
        // Not a mirror, which asks every value for protocols: a cast that fails looks through all conformances in the
        // program. All wrappers are classes, and the compiler stores the wrapper of `name` as `_name`.
        _ = _forEachField(of: type(of: self), options: Self.ofClasses) { name, offset, type, _ in
            guard name.pointee == CChar(UInt8(ascii: "_")), type is AnyClass else { return true }
            // A live reference of that type stands at the offset that the class's own metadata gives.
            let value = object.advanced(by: offset).assumingMemoryBound(to: AnyObject.self).pointee
            if let property = (value as? _ModulePropertyWrapper)?.property {
                found.append((String(cString: name.advanced(by: 1)), property))
            }
            return true
        }
        return found
    }

    /// The walk is over a class, not over a struct: the standard library's own constant is a variable.
    private static var ofClasses: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }
}
