import AppState
import Observation
import Synchronization
import Testing

private struct Settings: Sendable, Equatable {
    var volume = 1
    var name = "plain"
}

@Observable private final class Player: @unchecked Sendable {  // used by one thread
    var title = "none"
    var position = 0
}

extension Application {
    fileprivate var settings: Dependency<Settings> { dependency(Settings()) }
    fileprivate var overridden: Dependency<Settings> { dependency(Settings()) }
    fileprivate var player: Dependency<Player> { dependency(Player()) }
    fileprivate var observedPlayer: Dependency<Player> { dependency(Player()) }
}

@Suite("Slices of dependencies", .serialized)
struct DependencySliceTests {
    @Test("What is written into a struct is stored back, and tells who reads this part")
    func structs() {
        @DependencySlice(\.settings, \.volume) var volume
        @DependencyConstant(\.settings, \.name) var name
        let ofVolume = Bell(), ofName = Bell(), ofAll = Bell()
        ofVolume.listen { _ = volume }
        ofName.listen { _ = name }
        ofAll.listen { _ = Application.dependency(\.settings) }
        volume = 50
        #expect(volume == 50)
        #expect(Application.dependency(\.settings) == Settings(volume: 50))
        #expect([ofVolume, ofName, ofAll].map(\.rings) == [1, 0, 1])
        var slice = Application.dependencySlice(\.settings, \.name)
        slice.value = "loud"
        #expect(name == "loud")
        #expect(ofName.rings == 1)
    }

    @Test("What is written during an override belongs to it")
    func overrides() async {
        @DependencySlice(\.overridden, \.volume) var volume
        let bell = Bell()
        bell.listen { _ = volume }
        let token = Application.override(\.overridden, with: Settings(volume: 7))
        #expect(bell.rings == 1)
        volume = 8
        #expect(Application.dependency(\.overridden).volume == 8)
        await token.cancel()
        #expect(volume == 1)
    }

    @Test("An object is changed in place, and who reads this part is told")
    func objects() {
        @DependencySlice(\.player, \.title) var title
        let player = Application.dependency(\.player)
        let bell = Bell(), elsewhere = Bell()
        bell.listen { _ = title }
        elsewhere.listen { _ = Application.dependencySlice(\.player, \.position).value }
        title = "Song"
        #expect(player.title == "Song")
        #expect([bell, elsewhere].map(\.rings) == [1, 0])
        #expect(Application.dependency(\.player) === player)
    }

    @Test("An observed dependency tells of the properties that were read, and binds to them")
    @MainActor func observed() {
        @ObservedDependency(\.observedPlayer) var player
        let bell = Bell()
        bell.listen { _ = player.title }
        player.position = 3
        #expect(bell.rings == 0)
        $player.title.wrappedValue = "Song"
        #expect(bell.rings == 1)
        #expect(Application.dependency(\.observedPlayer).title == "Song")
    }
}
