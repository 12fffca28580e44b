import StudyAPI
import TerminalUI

/// The coordinator's first screen: what needs a person, how the study stands, and how each participant does. Live.
///
/// All three parts are on the screen where there is room for them; on a smaller one they are pages, what needs a person first.
struct DashboardScreen: View {
    @Environment(DashboardModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size
    @Environment(\.leave) private var leave
    @State private var place = DashboardPlace()

    var body: some View {
        let wording = Wording(catalogue, model.clock)
        ScreenFrame(
            places: [catalogue.text(.dashboardCoordinator)], extra: sites,
            trailing: model.dashboard.map { wording.text(.dashboardLive, ["time": .text(wording.time($0.asOf))]) }
                ?? "",
            status: status(wording),
            isWarning: model.problem != nil
        ) {
            if let dashboard = model.dashboard {
                if size.width < 76 || size.height < 22 {
                    DashboardPages(dashboard: dashboard, wording: wording, place: $place) { model.open($0) }
                } else {
                    DashboardOverview(dashboard: dashboard, wording: wording, place: $place) { model.open($0) }
                }
            } else if model.problem == nil {
                WhileItLasts { Text(.screenLoading) }
            }
        }
        .keyBindings([
            KeyBinding(.escape, Phrase(.keyLeaveProgram)) { leave() },
            KeyBinding(.character("o"), Phrase(.keyPreferences), priority: -1) {
                model.navigation.show(.preferences)
            },
        ])
        .task { await model.follow() }
        .task { await model.keepTime() }
    }

    private func status(_ wording: Wording) -> String {
        if let problem = model.problem {
            return wording.text(.dashboardStale, ["reason": .text(problem.description)])
        }
        guard let need = model.needWithoutPage else { return "" }
        return wording.text(.dashboardCallOnly, ["participant": .text(need.participant)])
    }

    private var sites: String { model.session.study?.sites.joined(separator: ", ") ?? "" }
}

/// Where somebody is on the dashboard, whichever size it has: the part, and the selected row of each list.
struct DashboardPlace {
    enum Part: Int, CaseIterable {
        case needs, figures, participants
    }

    var part = Part.needs
    var need: NeedsPerson.Subject?
    var participant: String?
}

extension Binding where Value == DashboardPlace {
    /// The part that has the focus. It stays the last one while the focus is nowhere.
    @MainActor var focusedPart: Binding<DashboardPlace.Part?> {
        Binding<DashboardPlace.Part?>(get: { wrappedValue.part }) { part in
            if let part { wrappedValue.part = part }
        }
    }
}

/// All parts at once. Tab goes from list to list.
struct DashboardOverview: View {
    let dashboard: Dashboard
    let wording: Wording
    @Binding var place: DashboardPlace
    let open: @MainActor (NeedsPerson) -> Void
    @Environment(\.screenSize) private var size

    var body: some View {
        VStack(spacing: 1) {
            NeedsSection(
                needs: dashboard.needs, selection: $place.need, wording: wording, width: size.width - 3,
                shown: size.height / 5
            ) { open($0) }
            .focused($place.focusedPart, equals: .needs)
            .layoutPriority(2)
            ScrollView {
                FiguresSection(
                    dashboard: dashboard, wording: wording, width: size.width - 1, feedRows: size.height < 30 ? 1 : 4)
            }
            .focused($place.focusedPart, equals: .figures)
            .layoutPriority(1)
            ParticipantsSection(
                participants: dashboard.participants, selection: $place.participant, wording: wording,
                width: size.width - 3
            )
            .focused($place.focusedPart, equals: .participants)
        }
    }
}

/// One part at a time. Tab goes to the next, Shift-Tab to the one before.
struct DashboardPages: View {
    let dashboard: Dashboard
    let wording: Wording
    @Binding var place: DashboardPlace
    let open: @MainActor (NeedsPerson) -> Void
    @Environment(\.screenSize) private var size

    var body: some View {
        VStack {
            switch place.part {
            case .needs:
                NeedsSection(
                    needs: dashboard.needs, selection: $place.need, wording: wording, width: size.width - 3, shown: nil,
                    hasHeading: hasHeadings
                ) { open($0) }
            case .figures:
                ScrollView {
                    FiguresSection(dashboard: dashboard, wording: wording, width: size.width - 1, feedRows: 4)
                    if !hasHeadings { Text(verbatim: wording.legend).role(.secondary) }
                }
            case .participants:
                ParticipantsSection(
                    participants: dashboard.participants, selection: $place.participant, wording: wording,
                    width: size.width - 3, hasHeading: hasHeadings)
            }
        }
        .keyBindings([
            KeyBinding(.tab, .key(.dashboardNextPart), priority: 1) { turn(1) },
            KeyBinding(.shiftTab, .key(.dashboardPreviousPart), isMinor: true) { turn(-1) },
        ])
    }

    /// On a screen of a few lines the parts speak for themselves; the legend is then among the figures.
    private var hasHeadings: Bool { size.height >= 10 }

    private func turn(_ step: Int) {
        let parts = DashboardPlace.Part.allCases
        place.part = parts[(place.part.rawValue + step + parts.count) % parts.count]
    }
}
