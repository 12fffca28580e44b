// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: Swift 6 language mode, warnings are errors.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

/// A source target and the test target beside it.
func target(_ name: String, _ dependencies: [Target.Dependency] = [], testing: [Target.Dependency] = []) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, swiftSettings: strict),
        .testTarget(
            name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies + testing,
            swiftSettings: strict),
    ]
}

let package = Package(
    name: "Cohort",
    products: [
        .executable(name: "cohort", targets: ["cohort"]),
        .library(name: "Spezi", targets: ["Spezi"]),
        .library(name: "SpeziTesting", targets: ["SpeziTesting"]),
        .library(name: "AppState", targets: ["AppState"]),
        .library(name: "TerminalUI", targets: ["TerminalUI", "TerminalUITesting", "Curses"]),
        .library(name: "FHIR", targets: ["FHIR", "FHIRPath", "Questionnaires"]),
    ],
    targets: [
        // C: what Swift cannot express or import
        .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        .systemLibrary(name: "CSQLite"),
        .systemLibrary(name: "CSodium"),
        .target(name: "StudyResources", path: "Resources", publicHeadersPath: "include"),
    ]
        // FHIR and forms
        + target("FHIR", testing: ["TestConditions"])
        + target("FHIRPath", ["FHIR"], testing: ["TestConditions"])
        + target("Questionnaires", ["FHIR", "FHIRPath"], testing: ["TestConditions"])
        // Views and the terminal
        + target("TerminalUI", testing: ["TerminalUITesting"])
        + target("TerminalUITesting", ["TerminalUI"])
        + target("Curses", ["TerminalUI", "CNcurses"], testing: ["CPty", "TerminalUITesting"])
        // Modules and state
        + target("Executors")
        + target("Files", ["Executors"])
        + target(
            "Spezi", ["TerminalUI", "Executors", "Files"],
            testing: ["SpeziTesting", "TerminalUITesting", "TestConditions"])
        + target("SpeziTesting", ["Spezi"])
        + target(
            "AppState", ["TerminalUI", "Executors", "Files", "CSodium"],
            testing: ["CPty", "TerminalUITesting", "TestConditions"])
        // The study
        + target("StudyAPI", ["FHIR"])
        + target("StudyStore", ["FHIR", "Executors", "Files", "CSQLite", "CSodium"])
        + target(
            "Study", ["StudyAPI", "Spezi", "Questionnaires", "FHIR", "FHIRPath", "StudyStore"],
            testing: ["StudyResources", "SpeziTesting"])
        + target(
            "StudyScreens", ["StudyAPI", "Questionnaires", "FHIR", "Spezi", "AppState", "TerminalUI"],
            testing: ["TerminalUITesting", "SpeziTesting", "Study", "StudyStore", "StudyResources"])
        // The program
        + [
            .executableTarget(
                name: "cohort",
                dependencies: [
                    "AppState", "CSodium", "Curses", "Executors", "FHIR", "FHIRPath", "Files", "Questionnaires",
                    "Spezi",
                    "Study", "StudyAPI", "StudyResources", "StudyScreens", "StudyStore", "TerminalUI",
                ],
                swiftSettings: strict,
                // At a fixed address: the loader otherwise writes some 85,000 addresses at each start, into 700 kB of
                // pages that no two sessions share then. A third of the start.
                linkerSettings: [
                    .unsafeFlags(
                        [
                            "-Xclang-linker", "-no-pie",
                            // With all libraries but the C library's linked in: see the files in there. To load them takes
                            // a millisecond of each start. By lld: gold goes through the C++ library only once, before it has
                            // seen what needs it.
                            "-use-ld=lld",
                            "-L\(Context.packageDirectory)/Linking", "-Xclang-linker", "-static-libgcc",
                            // Nothing looks for symbols in the program by name; the loader reads their table all the same.
                            "-Xlinker", "--no-export-dynamic",
                            // What a key passes stands together: see .ci/order.
                            "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Linking/order",
                            "-Xlinker", "--no-warn-symbol-ordering",
                        ], .when(configuration: .release))
                ]),
            .testTarget(
                name: "cohortTests",
                dependencies: [
                    "cohort", "AppState", "Curses", "FHIR", "FHIRPath", "Questionnaires", "Spezi", "SpeziTesting",
                    "Study", "StudyAPI", "StudyResources", "StudyScreens", "StudyStore", "TerminalUI",
                    "TerminalUITesting",
                ],
                swiftSettings: strict),
            // The budgets: ratios to a floor of the same run
            .target(name: "CPty", linkerSettings: [.linkedLibrary("util")]),
            .executableTarget(
                name: "Benchmarks",
                dependencies: [
                    "AppState", "CPty", "CSQLite", "FHIR", "FHIRPath", "Spezi", "TerminalUI", "TerminalUITesting",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "EndToEndTests",
                dependencies: ["FHIR", "CSQLite", "TerminalUI", "TerminalUITesting", "TestConditions"],
                swiftSettings: strict),
            // What tests need to know of where they run
            .target(name: "TestConditions", path: "Tests/TestConditions", swiftSettings: strict),
        ]
)
