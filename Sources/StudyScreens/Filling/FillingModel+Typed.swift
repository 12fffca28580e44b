import FoundationEssentials
import Questionnaires
import StudyAPI

extension FillingModel {
    /// Has the keeper keep what stands in fields and is no answer that has been kept, if that has changed.
    func keepTyped() {
        guard let keeper, let form else { return }
        var texts = buffers.byID.compactMap { id, buffer in
            buffer.isDirty ? form.typedText(buffer.text, at: id) : nil
        }
        // An answer that has been taken from its field may still not be kept: until then its text stands for it.
        if hasUnkept { texts += typed.filter { old in !texts.contains { $0.isSamePlace(as: old) } } }
        texts.sort { ($0.linkId, $0.repetition) < ($1.linkId, $1.repetition) }
        guard texts != typed else { return }
        typed = texts
        keeper.keepTyped(texts)
    }

    /// Puts what was typed in an earlier session back into its fields.
    func restoreTyped(_ texts: [TypedText]) {
        typed = texts
        for text in texts {
            guard let id = form?.page(linkId: text.linkId, repetition: text.repetition) ?? form?.page(at: text.position)
            else { continue }
            buffers[id] = EntryBuffer(text: text.text, isDirty: true)
        }
    }
}

extension TypedText {
    /// Where it was typed, as far as another session knows the place.
    var position: FormPosition { FormPosition(linkId: linkId, instance: nil) }

    fileprivate func isSamePlace(as other: TypedText) -> Bool {
        linkId == other.linkId && repetition == other.repetition
    }
}

extension FormSession {
    fileprivate func typedText(_ text: String, at id: UUID) -> TypedText? {
        guard let instance = instance(id), let repetition = repetition(of: id) else { return nil }
        // An empty field says something only where there is an answer that was taken out of it.
        if text.isEmpty, instance.answers.isEmpty { return nil }
        return TypedText(linkId: instance.item.linkId, repetition: repetition, text: text)
    }
}
