// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's, on the libraries that Cohort offers: `.ci/newcomer` builds and runs it.
let package = Package(
    name: "Newcomer",
    dependencies: [.package(name: "Cohort", path: "../..")],
    targets: [
        .executableTarget(
            name: "Newcomer",
            dependencies: [
                .product(name: "Spezi", package: "Cohort"), .product(name: "SpeziTesting", package: "Cohort"),
            ])
    ]
)
