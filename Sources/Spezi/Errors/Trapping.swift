/// Gives the forms that the original has, which do not throw, what the throwing form beside each of them gives.
///
/// An error ends the program with its text: what does not fit together is a mistake in the program itself, not in what it
/// is given, and whoever wants to handle it calls the throwing form. By `fatalError`, here and wherever a module is used
/// wrongly: a failed precondition says nothing in a release build.
package func trapping<Value>(_ form: () throws(SpeziModuleError) -> Value) -> Value {
    do {
        return try form()
    } catch {
        fatalError(error.description)
    }
}
