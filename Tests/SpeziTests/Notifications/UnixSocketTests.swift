import FoundationEssentials
import Glibc
import Synchronization
import Testing

@_spi(APISupport) @testable import Spezi

@Suite("Notifications over a socket")
struct UnixSocketTests {
    private let folder: SocketFolder
    private let endpoint: UnixSocketEndpoint

    init() throws {
        folder = try SocketFolder()
        endpoint = try UnixSocketEndpoint(path: folder.socket)
    }

    @Test("A session registers, receives, and its answer comes back; others get nothing")
    func roundTrip() async throws {
        let (one, other) = (UnixSocketTransport(path: folder.socket), UnixSocketTransport(path: folder.socket))
        let token = try await one.register()
        #expect(try await one.register() == token)
        let otherToken = try await other.register()
        #expect(endpoint.tokens == [token, otherToken])
        let notifications = one.notifications()
        async let result = endpoint.send(["text": "hello", "n": 3], to: token)
        var iterator = notifications.makeAsyncIterator()
        let notification = try #require(await iterator.next())
        #expect(notification.payload == ["text": "hello", "n": 3])
        notification.reply(.newData)
        #expect(await result == .newData)
        #expect(await endpoint.send([:], to: otherToken) == .failed)
        #expect(await endpoint.send([:], to: Data([1])) == .failed)
    }

    @Test("When the session goes, whoever waits for its answer is told, and it can register again")
    func disconnecting() async throws {
        let transport = UnixSocketTransport(path: folder.socket)
        let token = try await transport.register()
        let notifications = transport.notifications()
        async let result = endpoint.send(["text": "hello"], to: token)
        var iterator = notifications.makeAsyncIterator()
        // dropped, it would be answered by that
        let held = await iterator.next()
        await transport.unregister()
        #expect(await result == .failed)
        #expect(held?.payload == ["text": "hello"])
        #expect(try await transport.register() != token)
    }

    @Test("Sending to all sessions ends with the task that does so")
    func cancelling() async throws {
        let transport = UnixSocketTransport(path: folder.socket)
        _ = try await transport.register()
        var notifications = transport.notifications().makeAsyncIterator()
        let sending = Task { [endpoint] in
            await endpoint.send(["text": "hello"], toSessionsOf: nil, within: .seconds(600))
        }
        let held = await notifications.next()
        sending.cancel()
        #expect(await sending.value == .failed)
        #expect(endpoint.awaitedAnswers == 0)
        withExtendedLifetime(held) {}
    }

    @Test("Nothing is waited for any more once the process that has sent it is gone")
    func senderGone() async throws {
        let transport = UnixSocketTransport(path: folder.socket)
        _ = try await transport.register()
        var notifications = transport.notifications().makeAsyncIterator()
        let sending = Task { [folder] in
            try await UnixSocketSender(path: folder.socket).send(["text": "hello"], within: .seconds(600))
        }
        let held = await notifications.next()
        #expect(endpoint.awaitedAnswers == 1)
        sending.cancel()
        await #expect(throws: CancellationError.self) { try await sending.value }
        let end = ContinuousClock.now + .seconds(10)
        while endpoint.awaitedAnswers > 0, ContinuousClock.now < end { await Task.yield() }
        #expect(endpoint.awaitedAnswers == 0)
        withExtendedLifetime(held) {}
    }

    @Test("Where no descriptor is left, whoever connects waits for one, and others do not")
    func descriptors() async throws {
        let transport = UnixSocketTransport(path: folder.socket)
        let token = try await transport.register()
        let paths = [folder.path + "/slow", folder.path + "/quick"]
        defer { for path in paths { unlink(path) } }
        let slow = UnixSocketListener(try UnixSocket.listen(paths[0]), pause: .seconds(3_600))
        let quick = UnixSocketListener(try UnixSocket.listen(paths[1]), pause: .milliseconds(1))
        let taken = Atomic(0)
        slow.listen { close($0) }
        quick.listen {
            close($0)
            taken.add(1, ordering: .acquiringAndReleasing)
        }
        var former = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &former)
        var limit = rlimit(rlim_cur: 256, rlim_max: former.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        var filling: [Int32] = []
        while true {
            let descriptor = dup(STDIN_FILENO)
            if descriptor < 0 { break }
            filling.append(descriptor)
        }
        for _ in paths { close(filling.removeLast()) }
        let clients = try paths.map { try UnixSocket.connect($0) }
        // on the thread that takes connections
        let again = try await transport.register()
        let early = taken.load(ordering: .acquiring)
        for descriptor in filling { close(descriptor) }
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &former)
        #expect(again == token)
        #expect(early == 0)
        let end = ContinuousClock.now + .seconds(10)
        while taken.load(ordering: .acquiring) == 0, ContinuousClock.now < end { await Task.yield() }
        #expect(taken.load(ordering: .acquiring) == 1)
        for client in clients { close(client) }
        slow.close()
        quick.close()
    }

    @Test("What comes to a session that reads no more has failed")
    func unread() async throws {
        let transport = UnixSocketTransport(path: folder.socket)
        let token = try await transport.register()
        #expect(await endpoint.send([:], to: token, within: .seconds(600)) == .failed)
        let reader = Task { for await _ in transport.notifications() {} }
        reader.cancel()
        await reader.value
        #expect(await endpoint.send([:], to: token, within: .seconds(600)) == .failed)
        #expect(endpoint.tokens == [token])
    }

    @Test("A session that never answers is waited for no longer than the limit; one that never reads is cut off")
    func silent() async throws {
        let descriptor = try UnixSocket.connect(folder.socket)
        defer { close(descriptor) }
        let frame = try NotificationFrame(kind: .register).bytes
        #expect(send(descriptor, frame, frame.count, Int32(MSG_NOSIGNAL)) == frame.count)
        try await eventually("the session") { endpoint.tokens.count == 1 }
        let token = endpoint.tokens[0]
        let long = NotificationPayload(uniqueKeysWithValues: [("text", .string(String(repeating: "x", count: 60_000)))])
        try await eventually("its end") {
            #expect(await endpoint.send(long, to: token, within: .milliseconds(1)) == .failed)
            return endpoint.tokens == []
        }
    }

    @Test("The socket is only for this account, and gone with the endpoint, after which another can take its place")
    func permissions() async throws {
        var status = stat()
        #expect(stat(folder.socket, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        endpoint.close()
        #expect(access(folder.socket, F_OK) != 0)
        await #expect(throws: RemoteNotificationError.self) {
            try await UnixSocketTransport(path: folder.socket).register()
        }
        let next = try UnixSocketEndpoint(path: folder.socket)
        endpoint.close()
        #expect(try await UnixSocketTransport(path: folder.socket).register().count == 32)
        next.close()
    }

    @Test("An endpoint takes the place of a socket that was left behind, but of no other file, nor of an endpoint")
    func places() async throws {
        #expect(
            throws: RemoteNotificationError.unreachable(address: folder.socket, reason: "Address already in use")
        ) { try UnixSocketEndpoint(path: folder.socket) }
        let transport = UnixSocketTransport(path: folder.socket)
        #expect(try await transport.register().count == 32)
        endpoint.close()
        try Data("kept".utf8).write(to: URL(filePath: folder.socket))
        #expect(throws: RemoteNotificationError.self) { try UnixSocketEndpoint(path: folder.socket) }
        #expect(try Data(contentsOf: URL(filePath: folder.socket)) == Data("kept".utf8))
        unlink(folder.socket)
        // as a program leaves it that is killed
        close(try UnixSocket.listen(folder.socket))
        #expect(access(folder.socket, F_OK) == 0)
        let next = try UnixSocketEndpoint(path: folder.socket)
        #expect(try await UnixSocketTransport(path: folder.socket).register().count == 32)
        next.close()
    }

    @Test("A path that is too long, or leads nowhere, is an error that names it")
    func badPaths() async throws {
        for path in [String(repeating: "x", count: 200), "/nowhere/notify.sock", "", "\(folder.socket)\0"] {
            await #expect(throws: RemoteNotificationError.self) { try await UnixSocketTransport(path: path).register() }
        }
        #expect(throws: RemoteNotificationError.self) { try UnixSocketEndpoint(path: "/nowhere/notify.sock") }
    }

    @Test("Garbage ends the connection of whoever sent it, and only that")
    func garbage() async throws {
        let transport = UnixSocketTransport(path: folder.socket)
        let token = try await transport.register()
        let deep = [0, 0, 0xFF, 0xFF] + [UInt8](repeating: UInt8(ascii: "["), count: 0xFFFF)
        for bytes in [[0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 2, 0x7B, 0x7B], [0, 0, 0, 0], deep] as [[UInt8]] {
            let descriptor = try UnixSocket.connect(folder.socket)
            #expect(send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            #expect(Glibc.poll(&poll, 1, 5_000) == 1)
            var byte: UInt8 = 0
            #expect(recv(descriptor, &byte, 1, 0) == 0)
            close(descriptor)
        }
        #expect(endpoint.tokens == [token])
    }

    @Test("A frame is read however it is cut")
    func cutFrames() throws {
        let frames = [
            NotificationFrame(kind: .register),
            NotificationFrame(kind: .notification, id: 7, payload: ["a": .array([1, .null, .number(0.5)])]),
            NotificationFrame(kind: .result, id: 7, result: .noData),
        ]
        let bytes = try frames.flatMap { try $0.bytes }
        for size in 1...bytes.count {
            var buffer: [UInt8] = []
            var read: [NotificationFrame] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                buffer += bytes[start..<min(start + size, bytes.count)]
                while let frame = try NotificationFrame.take(from: &buffer) { read.append(frame) }
            }
            #expect(read == frames)
        }
    }
}
