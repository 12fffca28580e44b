import Testing

/// Everything here runs the release binary as people do. One test after the other: terminals and servers share two cores.
@Suite("End to end", .serialized) struct EndToEnd {
    @Test("The release binary is there (make test builds it)") func binary() async throws {
        let version = try await cohort("--version", in: TestFolder())
        #expect(version.status == 0)
        #expect(version.output.hasPrefix("cohort 0."))
    }
}
