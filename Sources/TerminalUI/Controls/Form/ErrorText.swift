/// What is wrong, in words after a `!`.
@usableFromInline struct ErrorText: View {
    let phrase: Phrase
    @Environment(\.catalogue) private var catalogue

    init(_ phrase: Phrase) { self.phrase = phrase }

    @usableFromInline var body: some View { Text(verbatim: "! " + phrase.text(in: catalogue)).role(.error) }
}
