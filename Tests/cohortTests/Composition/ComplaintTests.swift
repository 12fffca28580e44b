import FHIR
import TerminalUITesting
import Testing

@testable import cohort

@MainActor @Suite("What the command line complains about") struct ComplaintTests {
    /// Whether a text is one line that steers no terminal and turns no text round.
    private func isSafe(_ line: String) -> Bool {
        line.hasSuffix("\n") && !line.dropLast().unicodeScalars.contains(where: HostileText.isHarmful)
    }

    @Test("is said on one line that is safe and ends, whatever it was", arguments: HostileText.all)
    func message(payload: HostileText) {
        let line = Console.complaint("before \(payload.text) after")
        #expect(isSafe(line), "\(line.debugDescription)")
        #expect(line.count <= 2_020)
    }

    @Test("names an argument safely", arguments: HostileText.all) func argument(payload: HostileText) {
        let lines: [[String]] = [
            [payload.text], ["--\(payload.text)"], ["demo", "--as", payload.text], ["demo", "--\(payload.text)=1"],
            ["demo", payload.text], ["help", payload.text], ["doctor", payload.text], ["fill", "a", payload.text],
        ]
        for arguments in lines {
            do throws(UsageError) {
                _ = try Invocation(arguments: arguments)
            } catch {
                #expect(isSafe(Console.complaint(error.description)), "\(error.description.debugDescription)")
                // The name is short, so the advice after it is not cut off.
                #expect(error.description.count < 700, "\(arguments.first?.prefix(20) ?? "")")
            }
        }
    }

    @Test("names a file and an item of it safely", arguments: HostileText.all) func file(payload: HostileText) throws {
        let name = JSON.string(payload.text)
        let item: JSON = ["linkId": name, "type": "string", "text": name]
        let forms: [JSON] = [
            ["resourceType": name],
            ["resourceType": "Questionnaire", "status": name, "item": [item, item]],
            ["resourceType": "Questionnaire", "status": "active", "item": [item, item]],
            ["resourceType": "Questionnaire", "status": "active", "item": [["linkId": "a", "type": name]]],
        ]
        for form in forms {
            do throws(Failure) {
                _ = try FillCommand.form(form.bytes, payload.text)
            } catch {
                #expect(isSafe(Console.complaint(error.message)), "\(error.message.prefix(300).debugDescription)")
            }
        }
    }
}
