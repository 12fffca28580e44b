/// The node of a control with a value: reads it through a binding and is drawn again when it changes.
class ControlNode<Value>: Node {
    private(set) var value: Value
    private var binding: Binding<Value>
    /// Whether the control itself is setting the value.
    private(set) var isSetting = false

    init(_ binding: Binding<Value>, parent: Node) {
        self.binding = binding
        value = binding.wrappedValue
        super.init(parent: parent)
        refresh()
    }

    final func update(_ new: Binding<Value>) {
        binding = new
        refresh()
    }

    override func refresh() {
        isStale = false
        let new = tracked { binding.wrappedValue }
        guard !Sameness.areSame(new, value) else { return }
        let old = value
        value = new
        valueDidChange(from: old)
        host.drawingIsDue(in: self)
    }

    /// Sets the value as the person wants it; what the owner makes of it is what counts.
    final func set(_ new: Value) {
        isSetting = true
        binding.wrappedValue = new
        refresh()
        isSetting = false
    }

    /// The value is another one, set here or elsewhere.
    func valueDidChange(from old: Value) {}

    override var isFocusable: Bool { environment.isEnabled }
    override var keepsToItself: Bool { true }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }
}
