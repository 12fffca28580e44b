import TerminalUI

extension DraftKeeperError {
    /// What is wrong, in the person's language.
    var remark: Remark {
        switch self {
        case .changedElsewhere: Remark(.fillingChangedElsewhere, ["next": .command(.next)])
        case .openElsewhere(let lastSaved?):
            Remark(.keepingOpenElsewhereSince, ["moment": .moment(lastSaved), "next": .command(.next)])
        case .openElsewhere(nil): Remark(.keepingOpenElsewhere, ["next": .command(.next)])
        case .closed: Remark(.keepingClosed)
        case .windowClosed(_, let closes): Remark(.keepingWindowOver, ["moment": .moment(closes)])
        case .refusedAnswer(_, let reason): Remark(.keepingRefused, ["reason": .text(reason)])
        case .incomplete(let linkIds): Remark(.keepingIncomplete, ["count": .count(linkIds.count)])
        case .diskFull(let path): Remark(.keepingDiskFull, ["path": .text(path)])
        case .readOnly(let path): Remark(.keepingReadOnly, ["path": .text(path)])
        case .unusableForm(let reason): Remark(.keepingUnusableForm, ["reason": .text(reason)])
        case .notPermitted: Remark(.keepingNotPermitted)
        case .unavailable(let reason): .verbatim(reason)
        }
    }

    /// What stands over it.
    var title: StringKey {
        switch self {
        case .openElsewhere: .fillingOpenElsewhereTitle
        case _ where isFinal: .fillingOverTitle
        default: .fillingFailedTitle
        }
    }
}

extension FillingStatus {
    /// The status line's words; `nil` when there is nothing to say.
    public var remark: Remark? {
        switch self {
        case .none: nil
        case .saving: Remark(.fillingSaving)
        case .saved(let date): Remark(.fillingSaved, ["time": .time(date)])
        case .notSaved(.changedElsewhere): DraftKeeperError.changedElsewhere.remark
        case .notSaved(let error): Remark(.fillingNotSaved, ["reason": .remark(error.remark)])
        case .message(let remark), .warning(let remark): remark
        }
    }

    /// Whether all it tells is that everything is safe.
    public var isSaved: Bool { if case .saved = self { true } else { false } }

    /// Whether it tells something that needs the person.
    public var isWarning: Bool {
        switch self {
        case .notSaved, .warning: true
        case .none, .saving, .saved, .message: false
        }
    }
}
