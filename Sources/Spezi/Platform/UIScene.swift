/// The program's one screen, under the name that modules written for the original use.
@MainActor public final class UIScene {
    static let shared = UIScene()

    private init() {}
}
