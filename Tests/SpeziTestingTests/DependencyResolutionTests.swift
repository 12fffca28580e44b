import Spezi
import SpeziTesting
import Testing

private final class Clock: Module {
    var isConfigured = false
    func configure() { isConfigured = true }
}

private final class Alarm: Module {
    @Dependency var clock = Clock()
    @StandardActor var standard
    var wasClockConfigured = false
    func configure() { wasClockConfigured = clock.isConfigured }
}

private actor Desk: Standard {}

@MainActor @Suite("Dependency resolution in tests")
struct DependencyResolutionTests {
    @Test("Modules and their dependencies are configured when it returns")
    func configures() {
        let alarm = Alarm()
        withDependencyResolution { alarm }
        #expect(alarm.wasClockConfigured)
        #expect(alarm.standard is DefaultStandard)
    }

    @Test("The test can name the standard")
    func standard() {
        let alarm = Alarm()
        let desk = Desk()
        withDependencyResolution(standard: desk) { alarm }
        #expect(alarm.standard === desk)
    }
}
