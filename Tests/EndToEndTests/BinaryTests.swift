import Foundation
import Testing

extension EndToEnd {
    @Suite("The program's file") struct BinaryTests {
        @Test("has nothing of Foundation's old classes, which would add megabytes to it, and to each start")
        func foundation() throws {
            let binary = try Data(contentsOf: URL(filePath: Binary.path), options: .alwaysMapped)
            // what Core Foundation begins with, in the table of symbols
            #expect(binary.range(of: Data("\0__CFInitialize\0".utf8)) == nil)
            #expect(binary.range(of: Data("\0main\0".utf8)) != nil, "The file has no table of symbols.")
        }
    }
}
