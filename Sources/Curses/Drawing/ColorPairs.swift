internal import CNcurses
import TerminalUI

/// The colour pairs of a terminal, defined as they are first used.
@MainActor struct ColorPairs {
    private static let count = TerminalColor.allCases.count

    private let screen: OpaquePointer
    private let limit: Int
    private var next = 1
    private var pairs = [Int32](repeating: -1, count: count * count)

    /// The pairs of an open terminal: none if it has no colours or was opened without.
    init(screen: OpaquePointer) {
        self.screen = screen
        limit = cn_screen_colors(screen) >= 8 ? Int(min(cn_screen_pairs(screen), 32_767)) : 0
    }

    /// The pair for two colours; 0, the terminal's own, without colours or with all pairs taken.
    mutating func pair(_ foreground: TerminalColor, _ background: TerminalColor) -> Int32 {
        if limit == 0 || (foreground == .terminalDefault && background == .terminalDefault) { return 0 }
        let index = Int(foreground.rawValue) * Self.count + Int(background.rawValue)
        if pairs[index] >= 0 { return pairs[index] }
        guard next < limit, cn_screen_define_pair(screen, Int32(next), number(foreground), number(background)) else {
            return 0
        }
        pairs[index] = Int32(next)
        next += 1
        return pairs[index]
    }

    /// ncurses counts from black, as ours do after the default, which is its -1.
    private func number(_ color: TerminalColor) -> Int32 { Int32(color.rawValue) - 1 }
}
