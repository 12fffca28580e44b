import Foundation
import FoundationXML
import TestConditions
import Testing

@testable import FHIRPath

@Suite("UCUM table", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct UCUMTableTests {
    private static let table = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "Sources/FHIRPath/Units/UCUMTable.swift")

    /// The table's lines as UCUM's own file gives them. With COHORT_WRITE_DOCS set, writes them into `UCUMTable.swift`
    /// (make docs).
    @Test("The table holds every prefix and unit of ucum-essence.xml")
    func complete() throws {
        let file = SharedCorpus.folder.appending(path: "ucum/ucum-essence.xml")
        let root = try #require(try XMLDocument(contentsOf: file, options: []).rootElement())
        let lines = (root.children ?? []).compactMap { ($0 as? XMLElement).flatMap(Self.line) }
        if ProcessInfo.processInfo.environment["COHORT_WRITE_DOCS"] != nil { try Self.write(lines) }
        #expect(lines.count == 336)
        #expect(UCUMTable.lines.split(separator: "\n").map(String.init) == lines)
    }

    @Test("Every unit of the table comes down to base units")
    func resolved() {
        for code in UCUM.shared.units.keys {
            #expect(UnitParser.parse(code, depth: 0) != nil, "\(code)")
        }
        #expect(UCUM.shared.prefixes.count == 24)
    }

    /// Puts the lines between the quotes of the table's source.
    private static func write(_ lines: [String]) throws {
        let source = try String(contentsOf: table, encoding: .utf8)
        let quotes = ["#\"\"\"\n", "        \"\"\"#"]
        let start = try #require(source.range(of: quotes[0])).upperBound
        let end = try #require(source.range(of: quotes[1], range: start..<source.endIndex)).lowerBound
        let text = lines.map { "        \($0)\n" }.joined()
        let new = source.replacingCharacters(in: start..<end, with: text)
        if new != source { try new.write(to: table, atomically: true, encoding: .utf8) }
    }

    private static func line(_ element: XMLElement) -> String? {
        func attribute(_ name: String, of element: XMLElement) -> String {
            element.attributes?.first { $0.name == name }?.stringValue ?? ""
        }
        let code = attribute("Code", of: element)
        guard let value = element.elements(forName: "value").first else {
            return element.name == "base-unit" ? "base \(code)" : nil
        }
        if element.name == "prefix" { return "prefix \(code) \(attribute("value", of: value))" }
        let kind = attribute("isMetric", of: element) == "yes" ? "metric" : "plain"
        if let function = value.elements(forName: "function").first {
            let parts = [
                attribute("value", of: function), attribute("Unit", of: function), attribute("name", of: function),
            ]
            return "special-\(kind) \(code) " + parts.joined(separator: " ")
        }
        let unit = attribute("Unit", of: value)
        if attribute("isArbitrary", of: element) == "yes", unit == "1" { return "arbitrary-\(kind) \(code)" }
        return "\(kind) \(code) \(attribute("value", of: value)) \(unit)"
    }
}
