import Testing

extension EndToEnd {
    @Suite("Two sessions of one study") struct LiveUpdateTests {
        @Test("a safety answer reaches the dashboard by itself, and is acknowledged and resolved with reasons")
        func alert() async throws {
            let folder = try TestFolder()
            let dashboard = try await TmuxScreen(cohort: "demo", "--as", "coordinator", in: folder)
            try await inTerminal(dashboard) { dashboard in
                try await dashboard.wait(for: "Needs you")
                let participant = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
                try await inTerminal(participant) { screen in
                    try await screen.wait(for: "PHQ-9")
                    try await screen.press("Down", "Enter")
                    for number in 1...8 {
                        try await screen.wait(for: "Question \(number) of 10")
                        try await screen.press("0", "Enter")
                    }
                    try await screen.wait(for: "Question 9 of 10")
                    #expect(try await !dashboard.text().contains("item 9"))
                    try await screen.press("1")
                    try await waitFor("the answer to be shown as saved", seen: screen.text) {
                        let text = try await screen.text()
                        return text.contains("You do not have to be alone with this.") && text.contains("Saved ")
                            ? true : nil
                    }
                    // From here on it is kept, and the dashboard has a second. No key is pressed there.
                    try await dashboard.wait(for: "P-0042 PHQ-9 item 9", limit: .seconds(1))
                    #expect(try folder.store.value("select count(*) from alert where draft_id is not null") == "1")
                }
                try await dashboard.press("Enter")
                try await dashboard.wait(for: "Answer: Several days")
                try await dashboard.press("Enter")
                try await dashboard.wait(for: "Type a reason first")
                try await dashboard.type("Called P-0042")
                try await dashboard.press("Enter")
                try await dashboard.wait(for: "acknowledged by coordinator: Called P-0042")
                try await dashboard.type("Safe at home")
                try await dashboard.press("Enter")
                try await dashboard.wait(for: "This alert is resolved")
            }
            #expect(try folder.store.value("select state from alert where draft_id is not null") == "resolved")
            let trail = try folder.store.rows(
                "select verb from audit_entry where entity = 'alert' order by seq desc limit 3")
            #expect(trail.count == 3)
        }
    }
}
