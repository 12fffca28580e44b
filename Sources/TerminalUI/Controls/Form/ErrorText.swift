/// What is wrong, in words after a `!`.
struct ErrorText: View {
    let phrase: Phrase
    @Environment(\.catalogue) private var catalogue

    init(_ phrase: Phrase) { self.phrase = phrase }

    var body: some View { Text(verbatim: "! " + phrase.text(in: catalogue)).role(.error) }
}
