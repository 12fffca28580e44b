import Foundation
import Testing

@testable import cohort

@Suite("Variables of the environment") struct EnvironmentVariablesTests {
    @Test("are those that Foundation finds") func same() {
        #expect(EnvironmentVariables.read() == ProcessInfo.processInfo.environment)
    }

    @Test("are split at the first sign, the first of a name counts, and what is no variable is left out") func entries()
    {
        let texts = ["A=1", "B=x=y", "C=", "A=2", "nothing"]
        var entries: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
        entries.append(nil)
        defer { entries.forEach { free($0) } }
        let variables = entries.withUnsafeMutableBufferPointer { EnvironmentVariables.read($0.baseAddress) }
        #expect(variables == ["A": "1", "B": "x=y", "C": ""])
        #expect(EnvironmentVariables.read(nil).isEmpty)
    }
}
