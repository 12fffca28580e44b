import FHIR
import FHIRPath
import Foundation

extension Suite {
    /// Reading JSON and evaluating expressions, beside other implementations where Python has them.
    func fhirPath() throws {
        try parsing()
        for items in [9, 1_000] { try evaluating(items: items) }
        try batch(items: 9, lines: isSmoke ? 5_000 : 40_000, limit: 50)
        try batch(items: 1_000, lines: isSmoke ? 100 : 1_000, limit: 1_000_000.0 / 300)
    }

    /// The corpus, or where it is not there the sample study's own forms.
    private func parsing() throws {
        let shared =
            ProcessInfo.processInfo.environment["COHORT_SHARED"].map { URL(filePath: $0) }
            ?? root.deletingLastPathComponent().appending(path: "shared")
        let corpus = shared.appending(path: "corpus")
        let folder = FileManager.default.fileExists(atPath: corpus.path) ? corpus : root.appending(path: "Resources")
        let texts = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".json") }.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
        let bytes = texts.reduce(0) { $0 + $1.count }
        let times = try (0..<(isSmoke ? 3 : 9)).map { _ in
            let start = Clock.now
            for text in texts { _ = try JSON(parsing: text) }
            return Clock.now - start
        }
        add(
            "a kilobyte of FHIR read from JSON (150 MB/s are 6.67)", "us", (times.min() ?? 0) * 1e9 / Double(bytes),
            .promise(6.67))
    }

    private func evaluating(items: Int) throws {
        let resource = TypicalExpressions.response(items: items)
        guard let now = FHIRDateTime("2024-03-15T10:30:00.000+01:00") else {
            throw BenchmarkError("There is no such day.")
        }
        let environment = FHIRPathEnvironment(resource: resource, now: now)
        let focus = [FHIRPathValue(resource: resource)]
        let parsed = try TypicalExpressions.all.map { try FHIRPathExpression($0) }
        let evaluate = try microseconds {
            for path in parsed { _ = try path.evaluate(on: focus, environment: environment) }
        }
        let both = try microseconds {
            for source in TypicalExpressions.all {
                _ = try FHIRPathExpression(source).evaluate(on: focus, environment: environment)
            }
        }
        let peers = try peerRates(resource)
        add(
            "FHIRPath, \(items) items: evaluate (floor: fhirpathpy)", "us", evaluate,
            floor: peers.map { 1e6 / $0.python }, peers == nil ? .shown : .timesFloor(1.0 / 50))
        add(
            "FHIRPath, \(items) items: parse, evaluate (floor: fhirpathrs)", "us", both,
            floor: peers.map { 1e6 / $0.rust }, peers == nil ? .shown : .timesFloor(1 / 1.5))
    }

    /// Microseconds for one of the expressions, the best of several runs.
    private func microseconds(_ run: () throws -> Void) throws -> Double {
        var best = Double.infinity
        for _ in 0..<(isSmoke ? 3 : 7) {
            var count = 0
            let start = Clock.now
            repeat {
                try run()
                count += TypicalExpressions.all.count
            } while Clock.now - start < 0.2
            best = min(best, (Clock.now - start) * 1e6 / Double(count))
        }
        return best
    }

    /// Evaluations a second of the peers on the same resource, if Python has them.
    private func peerRates(_ resource: JSONObject) throws -> (python: Double, rust: Double)? {
        guard let python = Self.python(with: "fhirpathpy, fhirpathrs") else {
            print("skipped: fhirpathpy and fhirpathrs are not here for Python (make bench installs them)")
            return nil
        }
        let task: JSON = [
            "resource": .object(resource), "expressions": .array(TypicalExpressions.all.map(JSON.string)),
            "seconds": .number(JSONNumber(isSmoke ? 1 : 3)),
        ]
        let answer = try Self.output(
            of: [python, root.appending(path: ".ci/fhirpath-peers.py").path], input: task.bytes)
        let rates = try JSON(parsing: answer)
        guard let slow = rates["fhirpathpy"]?["evaluate"]?.number?.decimal,
            let fast = rates["fhirpathrs"]?["parse and evaluate"]?.number?.decimal
        else { throw BenchmarkError("fhirpath-peers.py gave no rates.") }
        return (slow.double, fast.double)
    }

    /// `cohort fhirpath --batch`, by the line.
    private func batch(items: Int, lines: Int, limit: Double) throws {
        let input = TypicalExpressions.lines(lines, items: items)
        let start = Clock.now
        let answer = try Self.output(of: [ours, "fhirpath", "--batch"], input: input)
        let time = Clock.now - start
        guard answer.count(where: { $0 == UInt8(ascii: "\n") }) == lines else {
            throw BenchmarkError("cohort fhirpath --batch did not answer every line.")
        }
        add("cohort fhirpath --batch, \(items) items: a line", "us", time * 1e6 / Double(lines), .promise(limit))
    }

    /// What a program writes for this input.
    private static func output(of words: [String], input: [UInt8]) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        try process.run()
        let writer = Thread {
            try? standardInput.fileHandleForWriting.write(contentsOf: Data(input))
            try? standardInput.fileHandleForWriting.close()
        }
        writer.start()
        let output = [UInt8](try standardOutput.fileHandleForReading.readToEnd() ?? Data())
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchmarkError("\(words[0]) ended with \(process.terminationStatus).")
        }
        return output
    }
}
