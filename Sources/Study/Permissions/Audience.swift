/// Who may make a request.
enum Audience: Sendable {
    case everyone
    case participants
    case staff
}
