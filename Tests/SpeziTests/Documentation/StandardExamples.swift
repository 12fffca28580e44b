import Spezi
import SpeziTesting
import Testing

// The code of the documentation's page "A standard with constraints".

protocol MeasurementConstraint: Standard {
    func add(_ measurement: Double) async
}

final class Scale: Module {
    @StandardActor var standard: any MeasurementConstraint

    func weigh(_ kilograms: Double) async {
        await standard.add(kilograms)
    }
}

actor HealthStandard: Standard, MeasurementConstraint {
    private(set) var measurements: [Double] = []

    func add(_ measurement: Double) {
        measurements.append(measurement)
    }
}

final class HealthDelegate: SpeziAppDelegate {
    override var configuration: Configuration {
        Configuration(standard: HealthStandard()) {
            Scale()
        }
    }
}

actor PaperStandard: Standard {
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append(line) }
}

extension PaperStandard: MeasurementConstraint {
    func add(_ measurement: Double) { write("\(measurement) kg") }
}

final class Thermometer: Module {
    @StandardActor var standard: (any MeasurementConstraint)?
}

@MainActor @Suite("The documentation's page on standards")
struct StandardExamples {
    @Test("A standard with constraints") func standard() async throws {
        let standard = PaperStandard(), scale = Scale(), thermometer = Thermometer()
        withDependencyResolution(standard: standard) { scale }
        let asked = scale.standard
        await asked.add(70.5)
        #expect(await standard.lines == ["70.5 kg"])
        withDependencyResolution { thermometer }
        #expect(thermometer.standard == nil)
        try HealthDelegate().load()
        do {
            _ = try Spezi.load(standard: DefaultStandard(), modules: [Scale()])
        } catch {
            #expect(error.description.hasPrefix("Scale asks for a standard that is “MeasurementConstraint”"))
        }
    }
}
