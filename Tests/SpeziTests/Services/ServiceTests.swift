@_spi(APISupport) import Spezi
import TerminalUI
import TerminalUITesting
import Testing

/// Counts its runs, and runs until it is cancelled.
private actor Clockwork: ServiceModule {
    private(set) var started = 0
    private(set) var ended = 0
    func run() async {
        started += 1
        while !Task.isCancelled { await Task.yield() }
        ended += 1
    }
}

private final class Brief: ServiceModule {
    @MainActor static var runs = 0
    func run() async { await MainActor.run { Self.runs += 1 } }
}

@MainActor private class Base: Module {}
@MainActor private final class Derived: Base, ServiceModule {
    var hasRun = false
    func run() async { hasRun = true }
}

@MainActor @Suite("Services")
struct ServiceTests {
    @Test("A service waits for run(), runs once, and ends with it")
    func running() async throws {
        let service = Clockwork(), spezi = try Spezi.load(modules: [service])
        await Task.yield()
        #expect(await service.started == 0)
        let run = Task { await spezi.run() }
        try await eventually("its start") { await service.started == 1 }
        run.cancel()
        await run.value
        #expect(await service.ended == 1)
    }

    @Test("After a cancelled run everything can be run again")
    func again() async throws {
        let service = Clockwork(), spezi = try Spezi.load(modules: [service])
        for count in 1...3 {
            let run = Task { await spezi.run() }
            try await eventually("its start") { await service.started == count }
            run.cancel()
            // the next run waits by itself for the end of this one
            if count == 2 { await run.value }
        }
        try await eventually("its end") { await service.ended == 3 }
    }

    @Test("A service loaded later starts at once, and ends when it is unloaded")
    func later() async throws {
        let service = Clockwork(), spezi = try Spezi.load(modules: [])
        let run = Task { await spezi.run() }
        await Task.yield()
        try spezi.load([service])
        try await eventually("its start") { await service.started == 1 }
        try spezi.unload(service)
        try await eventually("its end") { await service.ended == 1 }
        try spezi.load([service])
        try await eventually("its start") { await service.started == 2 }
        run.cancel()
        await run.value
        #expect(await service.ended == 2)
    }

    @Test("A second run at the same time returns at once, with a warning")
    func twice() async throws {
        let service = Clockwork(), log = RecordingLog()
        let spezi = try Spezi.load(modules: [service], log: log)
        let run = Task { await spezi.run() }
        try await eventually("its start") { await service.started == 1 }
        await spezi.run()
        #expect(await service.started == 1)
        #expect(log.entries.map(\.category) == ["Spezi"])
        run.cancel()
        await run.value
    }

    @Test("A service that has ended runs again with the next run")
    func ended() async throws {
        Brief.runs = 0
        let spezi = try Spezi.load(modules: [Brief()])
        for count in 1...2 {
            let run = Task { await spezi.run() }
            try await eventually("its run") { Brief.runs == count }
            run.cancel()
            await run.value
        }
    }

    @Test("A subclass can be a service though its superclass is none")
    func derived() async throws {
        let service = Derived(), spezi = try Spezi.load(modules: [service])
        let run = Task { await spezi.run() }
        try await eventually("its run") { service.hasRun }
        run.cancel()
        await run.value
    }

    @Test("After the end no service is started, by whatever comes late")
    func afterTheEnd() async throws {
        let service = Clockwork(), spezi = try Spezi.load(modules: [service])
        await spezi.terminate()
        let runs = [Task { await spezi.run() }, Task { await spezi.runWithoutViews() }]
        for run in runs {
            var isOver = false
            Task {
                await run.value
                isOver = true
            }
            try await eventually("its return") { isOver }
        }
        #expect(await service.started == 0)
    }

    @Test("The root view runs the services")
    func rootView() async throws {
        let service = Clockwork(), spezi = try Spezi.load(modules: [service])
        let pilot = Pilot(Text(verbatim: "content").spezi(spezi), width: 10, height: 1)
        try await eventually("its start") { await service.started == 1 }
        _ = pilot
        await spezi.terminate()
        #expect(await service.ended == 1)
    }
}
