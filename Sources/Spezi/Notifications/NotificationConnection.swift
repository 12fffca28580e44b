import Executors
import Glibc
import Synchronization

/// One end of a connection that carries frames. Without frames nothing runs.
final class NotificationConnection: Sendable {
    private let descriptor: Int32
    private let watch: DescriptorWatch
    private let gate = Gate()

    /// Keeps a descriptor from being written to once it is closed: it may be another's then.
    private final class Gate: Sendable {
        let isOpen = Mutex(true)
    }

    /// Takes a connected socket over.
    /// - Parameters:
    ///   - receive: called with each frame, in order, on the thread of all connections, which must not be kept waiting.
    ///   - end: called once, there too, when the connection is over, for whatever reason.
    init(
        _ descriptor: Int32, receive: @escaping @Sendable (NotificationFrame) -> Void,
        end: @escaping @Sendable () -> Void
    ) {
        self.descriptor = descriptor
        let buffer = Mutex<[UInt8]>([])
        watch = NotificationThread.shared.watch(descriptor) {
            buffer.withLock { Self.read(descriptor, into: &$0, receive) }
        } end: { [gate] in
            gate.isOpen.withLock { isOpen in
                isOpen = false
                close(descriptor)
            }
            end()
        }
    }

    /// Ends the connection.
    func end() { watch.cancel() }

    /// Sends a frame; ends the connection if the other side does not take it.
    func send(_ frame: NotificationFrame) {
        let isSent = gate.isOpen.withLock { isOpen in
            guard isOpen, let bytes = try? frame.bytes else { return false }
            // A frame is shorter than a socket's buffer: if it does not fit now, the other side has stopped reading.
            let count = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            return count == bytes.count
        }
        if !isSent { watch.cancel() }
    }

    /// Reads all that has come. False when the connection is over.
    private static func read(
        _ descriptor: Int32, into buffer: inout [UInt8], _ receive: (NotificationFrame) -> Void
    ) -> Bool {
        var part = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &part, part.count, Int32(MSG_DONTWAIT))
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        guard count > 0 else { return false }
        buffer += part[..<count]
        do {
            while let frame = try NotificationFrame.take(from: &buffer) { receive(frame) }
            return true
        } catch {
            return false
        }
    }
}
