import FoundationEssentials
import Glibc
import Spezi
import StudyAPI
import StudyScreens

/// `cohort notify`: shows a message in open sessions of the sample study.
@MainActor struct NotifyCommand {
    let machine: Machine
    let message: String
    /// Whose sessions; all there are for `nil`.
    let identity: SessionIdentity?

    func run() throws(Failure) -> Int32 {
        let words = message.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else {
            throw Failure(message: "The message is empty. Say what is to be shown.", status: 2)
        }
        guard message.count <= MessagesModule.limit else {
            throw Failure(
                message: "The message has \(message.count) characters. \(MessagesModule.limit) can be shown.", status: 2
            )
        }
        switch try Waiting.finish({ () async throws(Failure) in try await send() }) {
        case .newData: return 0
        case nil: throw nobody
        case .noData, .failed:
            throw Failure(message: "A session is open, and has not shown the message. Look whether it is stopped.")
        }
    }

    private func send() async throws(Failure) -> BackgroundFetchResult? {
        let folder: String
        do {
            folder = try StateFolder(environment: machine.environment).path(of: DemoFolder.name)
        } catch { throw Failure(message: error.description) }
        do {
            return try await UnixSocketSender(path: StudyEndpoint.path(in: folder)).send(
                [MessagesModule.key: .string(message)], toSessionsOf: identity.map { "\($0)" })
        } catch RemoteNotificationError.unreachable(_, let reason) where Self.meansNobody(reason) {
            throw nobody
        } catch { throw Failure(message: "\(error)") }
    }

    /// Whether there is no socket, or one that a session has left that was killed.
    private static func meansNobody(_ reason: String) -> Bool {
        [ENOENT, ECONNREFUSED].contains { String(cString: strerror($0)) == reason }
    }

    private var nobody: Failure {
        let whose = identity.map { "session of \($0)" } ?? "session"
        return Failure(message: "No \(whose) is open here, so nobody has seen the message. Send it again when one is.")
    }
}
