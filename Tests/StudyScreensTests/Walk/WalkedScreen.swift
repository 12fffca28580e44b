import Foundation
import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

/// A screen as the tests that go over all screens come to it. A new screen is one line in ``all``.
struct WalkedScreen: Sendable, CustomTestStringConvertible {
    /// What the screen is called in the page of keys.
    let name: String
    /// Shows it anew, as somebody sees it who has just come to it.
    let open: @MainActor @Sendable () async throws -> Visit

    var testDescription: String { name }

    var isForParticipants: Bool { !name.hasPrefix("Dashboard") && !name.hasPrefix("Alert") }

    /// Keys that show more of the screen: a question's texts have a page of their own.
    var readingKeys: [String] { name.hasPrefix("Question") ? ["Ctrl-T", "Ctrl-T"] : [] }

    /// Every screen there is.
    static let all: [WalkedScreen] = [
        .study("Welcome", as: nil, shows: "Who are you?"),
        .study("Today", as: .participant("P-0042"), shows: "PHQ-9"),
        .study("Preferences", as: .participant("P-0042"), shows: "PHQ-9", "p", reaches: "Look"),
        .study("Keys", as: .participant("P-0042"), shows: "PHQ-9", "p", "Ctrl-K", reaches: "Preferences · Keys"),
        .study(
            "Messages", as: .participant("P-0042"), shows: "PHQ-9", "Ctrl-O", reaches: "Messages",
            message: "Please do not wait for us if you need help."),
        .question("Question: yes or no", "smokes"),
        .question("Question: number", "weight"),
        .question("Question: date", "began"),
        .question("Question: scale", "pain"),
        .question("Question: several answers", "takes"),
        .question("Question: one of many", "month"),
        .question("Question: one of several, or other words", "color"),
        .question("Question: text", "name"),
        .question("Question: text of several lines", "note"),
        .question("Question, its texts", "smokes", "Ctrl-T"),
        .filling("Review") { $0.perform(.review) },
        .filling("Submit, asked once") {
            $0.perform(.review)
            $0.perform(.submit)
        },
        .filling("Safety text", watched: "smokes") { $0.perform(.pick("2")) },
        .filling("Draft found again") {
            $0.perform(.pick("1"))
            $0.perform(.next)
            $0.perform(.leave)
            while $0.phase != .closed { await Task.yield() }
        },
        .filling("Thank you") { model in
            for action: FillingAction in [
                .pick("2"), .next, .edit("70"), .next, .review, .submit, .submit,
            ] {
                model.perform(action)
                await model.settled()
            }
        },
        WalkedScreen(name: "Failure") {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind")
            await bench.keeper.refuseToOpen(.openElsewhere(lastSaved: nil))
            await bench.start()
            return Visit(bench)
        },
        WalkedScreen(name: "Opening") {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind")
            await bench.keeper.hold()
            bench.model.start(bench.keeper) {}
            return Visit(bench, isOpening: true)
        },
        .study("Dashboard", as: .coordinator, shows: "P-0008"),
        .study("Dashboard, participants", as: .coordinator, shows: "P-0008", "Tab"),
        .study("Alert", as: .coordinator, shows: "item 9", "Home", "Enter", reaches: "Owner:") {
            try await $0.answerItemNine()
        },
    ]

    /// A screen over the real service, reached from the person's first one by keys once that shows a text; it is there when
    /// it shows another.
    static func study(
        _ name: String, as identity: SessionIdentity?, shows text: String, _ keys: String...,
        reaches content: String? = nil, message: String? = nil,
        before: @escaping @MainActor @Sendable (CoordinatorBench) async throws -> Void = { _ in }
    ) -> WalkedScreen {
        WalkedScreen(name: name) {
            let bench = try await CoordinatorBench(as: identity, message: message)
            try await before(bench)
            let visit = Visit(bench)
            try await visit.pilot.waitFor(text)
            for key in keys { try visit.pilot.press(key) }
            // What the store still has to tell would come while the walk looks.
            if let content { try await visit.pilot.waitFor(content) }
            try await visit.pilot.waitUntilSettled()
            return visit
        }
    }

    /// A question of the form that has one of each kind, then keys.
    static func question(_ name: String, _ linkId: String, _ keys: String...) -> WalkedScreen {
        WalkedScreen(name: name) {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind", allowsDeclining: true)
            await bench.start()
            let instance = try #require(bench.model.form?.instances(linkId: linkId).first)
            await bench.perform(.goTo(instance.id))
            let visit = Visit(bench)
            for key in keys { try visit.pilot.press(key) }
            await visit.settle()
            return visit
        }
    }

    /// A page of filling in, reached by actions; a draft that was left is opened again.
    static func filling(
        _ name: String, watched: String? = nil, reach: @escaping @MainActor @Sendable (FillingModel) async -> Void
    ) -> WalkedScreen {
        WalkedScreen(name: name) {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind", watched: watched)
            await bench.start()
            await reach(bench.model)
            await bench.model.settled()
            if bench.hasLeft { await bench.start() }
            return Visit(bench)
        }
    }
}
