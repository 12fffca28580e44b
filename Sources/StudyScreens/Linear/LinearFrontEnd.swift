import Spezi
import StudyAPI
import TerminalUI

/// What the front ends that go line by line have in common: their words, their first lines, and how they ask.
@MainActor protocol LinearFrontEnd {
    var catalogue: StringCatalogue { get }
    var clock: ClockModule { get }
    var output: any LinearOutput { get }
    /// What comes meanwhile for the person; it is said at a prompt.
    var notifications: LocalNotifications? { get }
    /// The next line of the input without its end; `nil` when the input has ended.
    var readLine: () async -> String? { get }
}

extension LinearFrontEnd {
    /// The words, in which a command is what is typed for it.
    var wording: Wording {
        Wording(catalogue, timeZone: clock.timeZone, now: clock.now()) { [catalogue] command in
            switch command {
            case .next: catalogue.text(.linearEnterKey)
            case .back: ":b"
            case .review: ":r"
            case .decline: ":x"
            case .erase: ":e"
            case .submit: ":submit"
            case .startOver: ":startover"
            case .leave: ":q"
            }
        }
    }

    func text(_ key: StringKey, _ arguments: [String: Remark.Argument] = [:]) -> String {
        wording.text(key, arguments)
    }

    func say(_ key: StringKey, _ arguments: [String: Remark.Argument] = [:]) { output.say(text(key, arguments)) }

    /// Says how it works, and which study this is: that its data are made up is always said.
    func welcome(_ key: StringKey, _ study: GetStudy.Reply?, _ places: (GetStudy.Reply) -> [String]) {
        say(key)
        guard let study else { return }
        let mark = study.isSynthetic ? [text(.screenMadeUp)] : []
        output.say(([study.title] + places(study) + mark).joined(separator: " · "))
    }

    /// Says what has come for the person since the last prompt: not in between, as it would get into what is being read.
    func sayNotifications() {
        while let banner = notifications?.banner {
            output.say(banner.words.text(in: catalogue))
            notifications?.banner = nil
        }
    }

    /// The commands that can be typed, one a line.
    func help(_ lines: [StringKey]) {
        say(.linearHelpTitle)
        for line in lines { say(line) }
    }

    /// Asks for a line. Where the input has ended, what comes next does not begin behind the prompt.
    func nextLine(_ prompt: StringKey) async -> String? {
        while true {
            sayNotifications()
            output.prompt(text(isTerse ? .linearPromptTerse : prompt))
            guard let line = await readLine() else {
                output.write("\n")
                return nil
            }
            if !changedWordiness(line) { return line }
        }
    }
}
