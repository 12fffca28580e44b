import TerminalUI
import TerminalUITesting
import Testing

private struct Person: Hashable, Identifiable {
    let id: Int
    let name: String
}

private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]

private struct NavigationPage: View {
    @State private var path: [Person] = []
    var body: some View {
        VStack {
            NavigationStack(path: $path) {
                List(people) { person in NavigationLink(person.name, value: person) }
                    .navigationDestination(for: Person.self) { person in
                        VStack {
                            Text("about \(person.name)")
                            NavigationLink("Next", value: people[1])
                        }
                        .navigationTitle(person.name)
                    }
                    .navigationTitle("People")
            }
            Text("depth \(path.count)")
        }
    }
}

private struct MixedPage: View {
    @State private var path = NavigationPath()
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Number", value: 7)
                NavigationLink("Word", value: "seven")
                NavigationLink("View") { Text("a view") }
                NavigationLink(value: 8) { Text("Label") }
                NavigationLink("Nowhere", value: Int?.none)
                Button("Two") {
                    path.append(1)
                    path.append("two")
                }
                NavigationLink("Unknown", value: 1.5)
            }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("word \($0)") }
        }
    }
}

@Suite("Navigation as in SwiftUI") @MainActor struct NavigationPageTests {
    @Test("Links by value in a list push what is declared for their type, and Esc leads back to the row")
    func typed() throws {
        let pilot = Pilot(NavigationPage(), width: 40, height: 8)
        #expect(pilot.screen == "People\n> Ada ›\n  Bo ›\ndepth 0")
        try pilot.press("Down", "Enter")
        #expect(pilot.screen == "Bo\nabout Bo\n>[ Next › ]\ndepth 1")
        try pilot.press("Enter")
        #expect(pilot.screen == "Bo\nabout Bo\n>[ Next › ]\ndepth 2")
        try pilot.press("Esc", "Esc")
        #expect(pilot.screen == "People\n  Ada ›\n> Bo ›\ndepth 0")
    }

    @Test("A path of any types, links with a view, and links that lead nowhere")
    func mixed() throws {
        let pilot = Pilot(MixedPage(), width: 60, height: 9)
        let root = pilot.screen
        for shown in ["number 7", "word seven", "a view", "number 8"] {
            try pilot.press("Enter")
            #expect(pilot.screen == shown)
            try pilot.press("Esc", "Down")
        }
        #expect(pilot.cursorLine == ">[ Two ]", "A link without a value is passed over")
        try pilot.press("Enter")
        #expect(pilot.screen == "word two")
        try pilot.press("Esc")
        #expect(pilot.screen == "number 1")
        try pilot.press("Esc", "Down", "Enter")
        #expect(pilot.screen.hasPrefix("No page for Double"))
        try pilot.press("Esc", "Home", "Up", "Up", "Up", "Up", "Up", "Up")
        #expect(pilot.screen == root)
    }

    @Test("A stack without a path keeps it itself")
    func own() throws {
        let stack = NavigationStack {
            NavigationLink("Go", value: 3).navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        let pilot = Pilot(stack, width: 30, height: 4)
        try pilot.press("Enter")
        #expect(pilot.screen == "page 3")
        try pilot.press("Esc")
        #expect(pilot.screen == ">[ Go › ]")
    }

    @Test("A path takes away no more than it has")
    func path() {
        var path = NavigationPath([1, 2])
        path.append("x")
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
        path.removeLast(5)
        #expect(path.isEmpty)
    }
}
