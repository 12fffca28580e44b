extension ViewHost {
    func present(_ sheet: SheetNode) {
        sheet.focusBefore = focus.focused
        sheets.append(sheet)
        focus.request(in: sheet)
        layoutIsDue()
    }

    func dismiss(_ sheet: SheetNode) {
        guard let index = sheets.firstIndex(where: { $0 === sheet }) else { return }
        sheets.remove(at: index)
        if let before = sheet.focusBefore, before.isMounted { focus.request(in: before) }
        layoutIsDue()
    }
}
