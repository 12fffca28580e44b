// swift-format-ignore: AlwaysUseLowerCamelCase
/// Controls and sections one under the other, with an empty row between them, that scroll.
///
/// A function and no type: `Form` is also what the `Questionnaires` module calls the form of a questionnaire, and both can be
/// imported together.
@MainActor public func Form<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return ScrollView { VStack(spacing: 1) { content } }
}
