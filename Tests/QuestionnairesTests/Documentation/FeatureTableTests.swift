import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("The table of features")
struct FeatureTableTests {
    /// One row of the table.
    private struct Row {
        let section, feature, address, note: String
        let proofs: [String]
        let others: [String]

        init?(_ line: Substring) {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 9 else { return nil }
            (section, feature, address, note) = (parts[0], parts[1], parts[2], parts[4])
            proofs = parts[3].split(separator: " ").map(String.init)
            others = Array(parts[5...])
        }

        /// What is done of it here.
        var support: String { proofs.isEmpty ? "no" : note.hasPrefix("part:") ? "part" : "yes" }
    }

    private static let rows = FeatureRows.text.split(separator: "\n").compactMap(Row.init)
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let page = folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Questionnaires/Questionnaires.docc/Features.md")

    /// The sentence of each test of this target, by `Suite.function`.
    private static func sentences() throws -> [String: String] {
        var found: [String: String] = [:]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            var (suite, sentence) = ("", "")
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let match = line.firstMatch(of: /^struct (\w+)/) { suite = String(match.1) }
                // The first quoted text from @Test on is its sentence.
                if line.contains("@Test") { sentence = "?" }
                if sentence == "?", let match = line.firstMatch(of: /"((?:[^"\\]|\\.)+)"/) {
                    sentence = String(match.1)
                }
                if let match = line.firstMatch(of: /func (\w+)\(/), !sentence.isEmpty {
                    found["\(suite).\(match.1)"] = sentence
                    sentence = ""
                }
            }
        }
        return found
    }

    @Test("has every row, each proven by tests that are there, or with the reason why it is not done")
    func proofs() throws {
        #expect(Self.rows.count == 141 && Self.rows.count == FeatureRows.text.split(separator: "\n").count)
        let known = try Self.sentences()
        for row in Self.rows {
            for proof in row.proofs { #expect(known[proof] != nil, "\(row.feature): there is no test \(proof)") }
            #expect(!row.proofs.isEmpty || row.note.hasPrefix("no: "), "\(row.feature)")
            #expect(row.others.allSatisfy { ["yes", "part", "no"].contains($0) }, "\(row.feature)")
        }
    }

    @Test("what is said to be named in the notes is")
    func notes() throws {
        var checked = 0
        for row in Self.rows where row.note.hasPrefix("no: ") && row.note.hasSuffix("named in the notes") {
            guard let address = row.address.split(separator: ";").first, address.hasPrefix("http") else { continue }
            let element = #"{"url": "\#(address)", "valueString": "x"}"#
            let form = try Forms.form(#"{"linkId": "a", "type": "string", "extension": [\#(element)]}"#)
            #expect(!form.notes.isEmpty, "\(row.feature)")
            checked += 1
        }
        #expect(checked > 3)
    }

    /// With COHORT_WRITE_DOCS set, writes the page (make docs).
    @Test("is the page of the documentation")
    func documentation() throws {
        let text = try Self.text()
        if ProcessInfo.processInfo.environment["COHORT_WRITE_DOCS"] != nil {
            try Data(text.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
    }

    private static func text() throws -> String {
        let known = try sentences()
        var lines = [
            "# Features", "",
            "What a form filler has to do, what is done of it here and by which test that is proven, beside other fillers.",
            "",
            "## Overview", "",
            "Of \(rows.count) features, \(rows.count { $0.support == "yes" }) are done, \(rows.count { $0.support == "part" }) in part.",
            "The other columns were read from LHC-Forms 36.1, the Android SDC library, smart-forms and Spezi: their own pages,",
            "corrected by their source.",
        ]
        var section = ""
        for row in rows {
            if row.section != section {
                section = row.section
                let head =
                    "| Feature | Extension | Here | How that is proven, or why not | LHC-Forms | Android | smart-forms | Spezi |"
                lines += ["", "## \(section)", "", head, "|---|---|---|---|---|---|---|---|"]
            }
            let tests = row.proofs.compactMap { known[$0] }.joined(separator: "; ")
            let note =
                row.note.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
            let how = [tests, note].filter { !$0.isEmpty }.joined(separator: ". ")
            let cells = [row.feature, short(row.address), row.support, how] + row.others
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The last part of each address, which names the extension.
    private static func short(_ addresses: String) -> String {
        addresses.split(separator: ";").map { address in
            let name = address.split(separator: "/").last.map(String.init) ?? ""
            return address.contains("/") ? "`\(name)`" : name.trimmingCharacters(in: .whitespaces)
        }.joined(separator: ", ")
    }
}
