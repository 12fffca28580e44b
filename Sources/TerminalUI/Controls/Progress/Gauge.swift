/// A count against a target: `24 of 60` as words given, a bar, and where things should stand by now.
public struct Gauge: View {
    let words: Phrase
    let value: Double
    let target: Double
    let plan: Double?
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var screen

    /// Makes a gauge.
    /// - Parameters:
    ///   - words: what the bar says, in words; the bar only repeats it.
    ///   - value: how much there is.
    ///   - target: how much makes the bar full.
    ///   - plan: how much there should be by now, marked on the bar.
    public init(_ words: Phrase, value: Double, target: Double, plan: Double? = nil) {
        self.words = words
        self.value = value
        self.target = target
        self.plan = plan
    }

    private func part(_ amount: Double) -> Double {
        target > 0 && amount.isFinite ? min(1, max(0, amount / target)) : 0
    }

    /// Words and bar; on a small screen the words stand over a bar that they leave no room for.
    public var body: some View {
        let bar = Bar(value: part(value), mark: plan.map(part)).frame(minWidth: 4, maxWidth: 20)
        if Bar.hasRoom(of: 7, beside: words.text(in: catalogue), screen) {
            HStack {
                Text(words).layoutPriority(1)
                bar
            }
        } else {
            VStack {
                Text(words)
                bar
            }
        }
    }
}
