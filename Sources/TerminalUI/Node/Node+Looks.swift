extension Node {
    /// Words of the layer or the program in the language chosen.
    final func words(_ phrase: Phrase) -> String { phrase.text(in: environment.catalogue) }

    /// How things look here.
    final func style(_ role: StyleRole) -> CellStyle { environment.style(role) }

    /// How a control looks here, or a part of one.
    final func style(hasFocus: Bool) -> CellStyle {
        style(hasFocus ? .focus : environment.isEnabled ? .plain : .secondary)
    }

    /// The look of a control: it says whether the control has the focus, and whether it can have it.
    final var controlStyle: CellStyle { style(hasFocus: isFocused) }
}
