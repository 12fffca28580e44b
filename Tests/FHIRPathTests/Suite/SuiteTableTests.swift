import Foundation
import TestConditions
import Testing

@Suite(
    "The table of the official suite",
    .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct SuiteTableTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/FHIRPath/FHIRPath.docc/OfficialSuite.md")

    /// With COHORT_WRITE_DOCS set, writes the page (make docs).
    @Test("The page counts what passes, by group") func table() throws {
        let page = try Self.page()
        if ProcessInfo.processInfo.environment["COHORT_WRITE_DOCS"] != nil {
            try page.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == page, "make docs writes it anew")
    }

    private static func page() throws -> String {
        var groups: [(name: String, passed: Int, count: Int)] = []
        for test in OfficialSuite.cases {
            if groups.last?.name != test.group { groups.append((test.group, 0, 0)) }
            groups[groups.count - 1].count += 1
            if try OfficialSuiteTests.problem(of: test) == nil { groups[groups.count - 1].passed += 1 }
        }
        let passed = groups.reduce(0) { $0 + $1.passed }
        var lines = [
            "# The official suite, by group", "",
            "What passes of the official FHIRPath suite for R4: \(passed) of \(OfficialSuite.cases.count) cases.", "",
            "This page is made by a test (`make docs`). Those that do not pass:", "",
        ]
        for (id, reason) in KnownDifferences.reasons.sorted(by: { $0.key < $1.key }) {
            lines.append("- `\(id)` \(reason)")
        }
        lines += ["", "| Group | Passed | Cases |", "|---|---:|---:|"]
        lines += groups.map { "| \($0.name) | \($0.passed) | \($0.count) |" }
        lines.append("| **All** | **\(passed)** | **\(OfficialSuite.cases.count)** |")
        return lines.joined(separator: "\n") + "\n"
    }
}
