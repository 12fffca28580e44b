import FoundationEssentials
import Glibc
import Testing

@_spi(APISupport) @testable import Spezi

/// A folder of the test's own.
private final class Folder: Sendable {
    let path: String
    init() throws {
        var name = Array("/tmp/spezi-XXXXXX".utf8CString)
        path = String(cString: try #require(mkdtemp(&name)))
    }
    var socket: String { path + "/notify.sock" }
    deinit {
        unlink(socket)
        rmdir(path)
    }
}

@Suite("Notifications over a socket")
struct UnixSocketTests {
    private let folder: Folder
    private let endpoint: UnixSocketEndpoint

    init() throws {
        folder = try Folder()
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
        _ = await iterator.next()
        await transport.unregister()
        #expect(await result == .failed)
        let end = ContinuousClock.now + .seconds(5)
        var again: Data?
        while again == nil {
            try #require(ContinuousClock.now < end)
            again = try? await transport.register()
        }
        #expect(again != token)
    }

    @Test("The socket is only for this account, and gone after the endpoint")
    func permissions() async throws {
        var status = stat()
        #expect(stat(folder.socket, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        endpoint.close()
        let end = ContinuousClock.now + .seconds(5)
        while access(folder.socket, F_OK) == 0 {
            try #require(ContinuousClock.now < end)
            await Task.yield()
        }
        await #expect(throws: RemoteNotificationError.self) {
            try await UnixSocketTransport(path: folder.socket).register()
        }
    }

    @Test("A path that is too long, or leads nowhere, is an error that names it")
    func badPaths() async throws {
        for path in [String(repeating: "x", count: 200), "/nowhere/notify.sock", ""] {
            await #expect(throws: RemoteNotificationError.self) { try await UnixSocketTransport(path: path).register() }
        }
        #expect(throws: RemoteNotificationError.self) { try UnixSocketEndpoint(path: "/nowhere/notify.sock") }
    }

    @Test("Garbage ends the connection of whoever sent it, and only that")
    func garbage() async throws {
        let transport = UnixSocketTransport(path: folder.socket)
        let token = try await transport.register()
        for bytes in [[0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 2, 0x7B, 0x7B]] as [[UInt8]] {
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
