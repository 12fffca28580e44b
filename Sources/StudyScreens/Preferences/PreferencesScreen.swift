import AppState
import TerminalUI

/// Language and look, which show at once, and the face of the next start. All of it is kept for the account.
struct PreferencesScreen: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(LanguageModule.self) private var languages: LanguageModule?
    @Environment(KeysModule.self) private var keys: KeysModule?
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size
    @State private var part: Part? = .language
    @AppState(\.language) private var language
    @AppState(\.themeName) private var themeName
    @AppState(\.face) private var face
    @AppState(\.signedIn) private var signedIn

    private enum Part: CaseIterable { case language, theme, face }

    var body: some View {
        ScreenFrame(
            places: [catalogue.text(.preferencesTitle)], isTrailingFirst: true, status: size.isSmall ? "" : signedInAs
        ) {
            ScrollView(readsBack: true) {
                if size.isSmall { Text(verbatim: signedInAs) }
                if let languages {
                    Text(.preferencesLanguage).role(.heading)
                    ChoiceList(
                        choices(languages.languages) { .verbatim(LanguageModule.name(of: $0)) },
                        selection: Binding(
                            get: { languages.offered(language) },
                            set: { if let chosen = $0 { languages.choose(chosen) } })
                    )
                    .focused($part, equals: .language)
                    if !size.isSmall { Text(verbatim: " ") }
                }
                Text(.preferencesTheme).role(.heading)
                ChoiceList(
                    choices(ThemeName.allCases) { .key($0.title) },
                    selection: Binding(get: { themeName }, set: { themeName = $0 ?? themeName })
                )
                .focused($part, equals: .theme)
                if !size.isSmall { Text(verbatim: " ") }
                Text(.preferencesFace).role(.heading)
                ChoiceList(
                    choices(Face.allCases) { .key($0.title) },
                    selection: Binding(get: { face }, set: { face = $0 ?? face })
                )
                .focused($part, equals: .face)
            }
        }
        .keyBindings([
            KeyBinding(.tab, Phrase(.keyNextPart), priority: 1) { goOn() },
            KeyBinding(.control("k"), Phrase(.keyKeys), priority: 1, isEnabled: keys != nil) { navigation.show(.keys) },
            KeyBinding(.escape, Phrase(.keyBack), priority: 2) { navigation.showHome() },
        ])
    }

    /// To the next list, and from the last to the first.
    private func goOn() {
        let parts = Part.allCases
        let here = part.flatMap(parts.firstIndex) ?? 0
        part = parts[(here + 1) % parts.count]
    }

    private var signedInAs: String {
        guard let signedIn else { return "" }
        let person = signedIn == .coordinator ? catalogue.text(.dashboardCoordinator) : signedIn.description
        return catalogue.text(.preferencesSignedIn, [.named("person", .text(person))])
    }

    private func choices<Value: Hashable>(_ values: [Value], _ label: (Value) -> Phrase) -> [Choice<Value>] {
        values.enumerated().map { Choice($0.element, key: String($0.offset + 1), label: label($0.element)) }
    }
}
