import AppState
import Testing

private struct User: Codable, Sendable, Equatable {
    var name = "Ada"
    var age = 36
    var nickname: String?
    var address = Address()
    var initials: String { String(name.prefix(1)) }
}

private struct Address: Codable, Sendable, Equatable {
    var town = "London"
    var street = "St James's Square"
}

private struct Club: Sendable, Equatable {
    var name = "A"
    var motto: String?
    var members = [Address(), Address(town: "Paris")]
    var nicknames = ["b": "B"]
    var chair: Address? = Address()
}

/// A kind of state that is made elsewhere: it knows of no parts.
private struct OwnState: NonisolatedApplicationState {
    private var kept: Application.State<User>
    init(_ kept: Application.State<User>) { self.kept = kept }
    var value: User {
        get { kept.value }
        set { kept.value = newValue }
    }
    mutating func reset() { kept.reset() }
}

extension Application {
    fileprivate var user: State<User> { state(initial: User()) }
    fileprivate var readUser: State<User> { state(initial: User()) }
    fileprivate var storedUser: StoredState<User> {
        storedState(initial: User(), of: .session, id: "SliceTests.stored")
    }
    fileprivate var shared: State<User> { state(initial: User()) }
    fileprivate var own: OwnState { OwnState(state(initial: User())) }
    fileprivate var towns: State<[Address]> { state(initial: [Address(), Address(town: "Paris")]) }
    fileprivate var storedTowns: StoredState<[Address]> {
        storedState(initial: [Address(), Address(town: "Paris")], of: .session, id: "SliceTests.towns")
    }
    fileprivate var club: State<Club?> { state(initial: Club()) }
    fileprivate var guest: State<User?> { state(initial: nil) }
    fileprivate var optionalUser: State<User?> { state(initial: User()) }
}

@Suite("Slices and constants")
struct SliceTests {
    init() { TestEnvironment.prepare() }

    @Test("A slice writes its part of the state, and reads it anew each time")
    func slice() {
        var name = Application.slice(\.user, \.name)
        name.value = "Grace"
        #expect(Application.slice(\.user, \.name).value == "Grace")
        #expect(Application.state(\.user).value.name == "Grace")
        @AppState(\.user) var user
        user.name = "Mary"
        #expect(name.value == "Mary")
        #expect(Application.slice(\.user, \.initials).value == "M")
    }

    @Test("A change of another part does not wake who reads a slice or a constant; one of this part does")
    func granularity() {
        @Slice(\.readUser, \.name) var name
        @Constant(\.readUser, \.age) var age
        @Slice(\.readUser, \.address.town) var town
        @AppState(\.readUser) var user
        let ofName = Bell(), ofAge = Bell(), ofTown = Bell(), ofAll = Bell()
        ofName.listen { _ = name }
        ofAge.listen { _ = age }
        ofTown.listen { _ = town }
        ofAll.listen { _ = user }
        user.address.street = "Elsewhere"
        #expect([ofName, ofAge, ofTown, ofAll].map(\.rings) == [0, 0, 0, 1])
        name = "Ada"
        #expect(ofName.rings == 0)
        name = "Grace"
        user.age = 50
        #expect([ofName, ofAge, ofTown].map(\.rings) == [1, 1, 0])
        #expect(age == 50)
        user.address = Address(town: "Paris", street: "Elsewhere")
        #expect(ofTown.rings == 1)
        #expect(town == "Paris")
        ofName.listen { _ = name }
        Application.reset(\.readUser)
        #expect(ofName.rings == 2)
    }

    @Test("Slices of a stored state are stored")
    func stored() {
        @Slice(\.storedUser, \.age) var age
        let bell = Bell()
        bell.listen { _ = age }
        @StoredState(\.storedUser) var user
        user.name = "Grace"
        #expect(bell.rings == 0)
        age = 40
        #expect(bell.rings == 1)
        #expect(user == User(name: "Grace", age: 40))
    }

    @Test("Writers of different parts do not lose each other's values")
    func concurrent() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 0...500 {
                    var age = Application.slice(\.shared, \.age)
                    age.value = number
                }
            }
            group.addTask {
                for number in 0...500 {
                    var name = Application.slice(\.shared, \.name)
                    name.value = "\(number)"
                }
            }
        }
        #expect(Application.state(\.shared).value == User(name: "500", age: 500))
    }

    @Test("A kind that knows of no parts can be sliced, and observed as a whole")
    func foreign() {
        @Slice(\.own, \.name) var name
        let bell = Bell()
        bell.listen { _ = name }
        var age = Application.slice(\.own, \.age)
        age.value = 1
        #expect(bell.rings == 1)
        name = "Grace"
        #expect(Application.state(\.own).value == User(name: "Grace", age: 1))
        Application.reset(\.own)
        #expect(name == "Ada")
    }

    @Test("A part of nothing is nil, and writing it does nothing")
    func ofNothing() {
        @OptionalSlice(\.guest, \.name) var name
        @OptionalSlice(\.guest, \.nickname) var nickname
        @OptionalConstant(\.guest, \.age) var age
        @OptionalConstant(\.guest, \.nickname) var constantNickname
        @AppState(\.guest) var guest
        let bell = Bell()
        bell.listen { _ = (name, nickname) }
        name = "Grace"
        nickname = "Amazing Grace"
        #expect(guest == nil)
        #expect(bell.rings == 0)
        #expect((name, age) == (nil, nil))
        guest = User(nickname: "Ada")
        #expect(bell.rings == 1)
        #expect((name, nickname, age, constantNickname) == ("Ada", "Ada", 36, "Ada"))
        guest = nil
        #expect((name, nickname, age, constantNickname) == (nil, nil, nil, nil))
    }

    @Test("nil clears a part that can be nil, and leaves another as it is, telling nobody")
    func clearing() {
        @OptionalSlice(\.optionalUser, \.name) var name
        @OptionalSlice(\.optionalUser, \.nickname) var nickname
        @AppState(\.optionalUser) var user
        nickname = "Countess"
        name = "Augusta"
        #expect(user == User(name: "Augusta", nickname: "Countess"))
        let bell = Bell(), ofAll = Bell()
        bell.listen { _ = name }
        ofAll.listen { _ = user }
        name = nil
        #expect(user?.name == "Augusta")
        #expect([bell, ofAll].map(\.rings) == [0, 0])
        nickname = nil
        #expect(user == User(name: "Augusta"))
        #expect([bell, ofAll].map(\.rings) == [0, 1])
        var slice = Application.slice(\.optionalUser, \.nickname)
        slice.value = "Lady"
        var town = Application.slice(\.optionalUser, \.address.town)
        town.value = "Ockham"
        #expect(user?.nickname == "Lady")
        #expect(town.value == "Ockham")
    }

    @Test("A part that is gone after a change stops nobody; who reads one by a subscript or by ! hears of every change")
    func vanished() {
        let second = Bell(), town = Bell(), count = Bell(), forced = Bell(), kept = Bell(), guestName = Bell()
        @Constant(\.towns, \.[1].town) var townOfSecond
        @Constant(\.towns, \.count) var countOfTowns
        @Constant(\.guest, \.!.name) var nameOfGuest
        @Constant(\.guest, \.?.name) var nameIfAny
        second.listen { _ = Application.slice(\.towns, \.[1]).value }
        town.listen { _ = townOfSecond }
        count.listen { _ = countOfTowns }
        kept.listen { _ = Application.slice(\.storedTowns, \.[1]).value }
        @AppState(\.towns) var towns
        @AppState(\.storedTowns) var storedTowns
        towns = []
        storedTowns = []
        #expect([second, town, count, kept].map(\.rings) == [1, 1, 1, 1])
        @AppState(\.guest) var guest
        guest = User()
        forced.listen { _ = nameOfGuest }
        guestName.listen { _ = nameIfAny }
        guest?.age = 3
        #expect([forced, guestName].map(\.rings) == [1, 0])
        guest = nil
        #expect(guestName.rings == 1)
    }

    @Test(
        "A part that is gone of what may be nil stops nobody either; a part that cannot be gone is observed by itself")
    func vanishedFromOptional() {
        @OptionalConstant(\.club, \.members[1]) var second
        @OptionalConstant(\.club, \.nicknames["b"]) var nickname
        @OptionalSlice(\.club, \.members[1].town) var town
        @OptionalConstant(\.club, \.chair?.town) var chairsTown
        @OptionalConstant(\.club, \.chair!.town) var forced
        @OptionalSlice(\.club, \.name) var name
        @OptionalSlice(\.club, \.motto) var motto
        let bells = (0..<8).map { _ in Bell() }
        bells[0].listen { _ = second }
        bells[1].listen { _ = nickname }
        bells[2].listen { _ = town }
        bells[3].listen { _ = chairsTown }
        bells[4].listen { _ = forced }
        bells[5].listen { _ = name }
        bells[6].listen { _ = motto }
        bells[7].listen { _ = Application.slice(\.club, \.members[1].street).value }
        @AppState(\.club) var club
        club = Club(members: [], chair: nil)
        #expect(bells.map(\.rings) == [1, 1, 1, 1, 1, 0, 0, 1])
        bells[3].listen { _ = chairsTown }
        club?.members = [Address(), Address(town: "Paris")]
        town = "Rome"
        #expect(town == "Rome")
        #expect(bells.map(\.rings) == [1, 1, 1, 1, 1, 0, 0, 1])
        bells[2].listen { _ = town }
        club = nil
        #expect(bells.map(\.rings) == [1, 1, 2, 1, 1, 1, 0, 1])
        town = "Oslo"
        #expect(club == nil)
        #expect((second, nickname, town, forced) == (nil, nil, nil, nil))
    }

    @Test("A binding to a slice reads and writes it")
    @MainActor func binding() {
        @Slice(\.user, \.age) var age
        $age.wrappedValue = 77
        #expect(Application.state(\.user).value.age == 77)
        @OptionalSlice(\.optionalUser, \.age) var optionalAge
        $optionalAge.wrappedValue = 78
        #expect(Application.state(\.optionalUser).value?.age == 78)
    }
}
