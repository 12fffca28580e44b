import Spezi
import SpeziTesting
import Testing

// The code of the documentation's pages, where it is checked that none of it is missing here: "A first module", "Needing other
// modules", "Exchanging values".

final class Greeter: Module {
    private(set) var greeting = ""

    func configure() {
        greeting = "Good morning."
    }
}

final class GreetingDelegate: SpeziAppDelegate {
    override var configuration: Configuration {
        Configuration {
            Greeter()
        }
    }
}

final class Printer: Module {
    func print(_ text: String) { printed.append(text) }
    private(set) var printed: [String] = []
}

final class WallClock: Module {
    let hour: Int
    init(hour: Int = 12) { self.hour = hour }
}

final class Store: Module, DefaultInitializable {
    private var entries: [String] = []

    func keep(_ entry: String) { entries.append(entry) }
    var count: Int { entries.count }
}

final class Diary: Module {
    @Dependency(Store.self) var store
    @Dependency var clock = WallClock()
    @Dependency(Printer.self) var printer: Printer?

    func write(_ text: String) {
        store.keep("\(clock.hour): \(text)")
        printer?.print(text)
    }
}

final class Agenda: Module {
    @Dependency var clock: WallClock

    init(opensAt hour: Int) {
        _clock = Dependency(wrappedValue: WallClock(hour: hour))
    }
}

final class Office: Module {
    @Dependency var machines: [any Module]

    init(hasPrinter: Bool) {
        _machines = Dependency {
            Store()
            if hasPrinter {
                Printer()
            }
        }
    }
}

final class Demanding: Module {
    @Dependency(Printer.self) var printer
}

struct Reminder {
    let text: String
}

final class Medication: Module {
    @Provide var reminder = Reminder(text: "Take your pills")
}

final class Appointments: Module {
    @Provide var reminders: [Reminder]

    init(_ places: [String]) {
        reminders = places.map { Reminder(text: "Go to \($0)") }
    }
}

final class Board: Module {
    @Collect var reminders: [Reminder]

    var texts: [String] { reminders.map(\.text) }
}

@MainActor @Suite("The documentation's first pages")
struct ModuleExamples {
    func start(_ delegate: SpeziAppDelegate) -> String {
        do {
            try delegate.load(launchOptions: [.arguments: ["--verbose"]])
            return "ready"
        } catch {
            return error.description
        }
    }

    func replace(_ old: Printer, with new: Printer, in spezi: Spezi) throws(SpeziModuleError) {
        try spezi.unload(old)
        try spezi.load([new])
    }

    @Test("A first module") func firstModule() {
        let greeter = Greeter()
        withDependencyResolution {
            greeter
        }
        #expect(greeter.greeting == "Good morning.")
        #expect(start(GreetingDelegate()) == "ready")
    }

    @Test("Needing other modules") func dependencies() throws {
        let diary = Diary(), first = Printer(), second = Printer(), office = Office(hasPrinter: true)
        let spezi = try Spezi.load(modules: [diary, first])
        diary.write("hello")
        try replace(first, with: second, in: spezi)
        diary.write("again")
        #expect(first.printed == ["hello"])
        #expect(second.printed == ["again"])
        #expect(diary.store.count == 2)
        try spezi.load([office, Agenda(opensAt: 8)])
        #expect(office.machines.count == 2)
        let agenda = Agenda(opensAt: 8)
        withDependencyResolution { agenda }
        #expect(agenda.clock.hour == 8)
        do {
            _ = try Spezi.load(modules: [Demanding()])
        } catch {
            #expect(error.description.hasPrefix("Demanding requires Printer (in its property “printer”)"))
        }
    }

    @Test("Exchanging values") func values() {
        let board = Board()
        withDependencyResolution {
            board
            Medication()
            Appointments(["the clinic", "the gym"])
        }
        #expect(board.texts == ["Take your pills", "Go to the clinic", "Go to the gym"])
    }
}
