import Observation

/// Runs a tree of views: takes events, evaluates what has become stale, and makes frames.
///
/// A terminal (or a test) calls ``handle(_:)`` for every pending event and then ``frame()`` once. Changes of observed data
/// make a frame due by themselves; several changes in one turn make one frame.
@MainActor public final class ViewHost {
    /// What of the picture is not as it should be.
    private enum Drawing {
        case nothing
        /// Whole rows: a wide character or a border that stands half in the node is drawn with it.
        case rows(of: Node)
        case everything
    }

    /// What has been done so far.
    public internal(set) var statistics = Statistics()
    /// Called once when a frame becomes due; not again before the frame has been made.
    public var onNeedsFrame: (@MainActor () -> Void)?
    /// True after Ctrl-L, or after the process was suspended: the terminal paints every cell anew and sets this to false.
    public var repaintRequested = false
    /// Set when a view has asked to leave. The terminal ends the program, whatever the frame looks like.
    public private(set) var exitRequested: ExitRequest?

    /// Asks for the end from outside of the views: what an action in the environment's ``LeaveAction`` does.
    public func requestExit(_ request: ExitRequest = ExitRequest()) { exitRequested = request }
    /// Whether a frame is due.
    public private(set) var needsFrame = false
    /// The extent of the screen.
    public private(set) var size: CellSize
    /// How much of the person's attention the program has. Active until a terminal tells otherwise.
    public internal(set) var scenePhase = ScenePhase.active
    var phaseWatchers: [ScenePhaseNode] = []

    private var serials = 0
    /// How often any node has got another environment.
    var environmentChanges = 0
    private var tracked: [Int: Node] = [:]
    private var stale: [Node] = []
    /// Stale nodes of pages that are covered: they wait until their page shows.
    private var covered: [Node] = []
    private var pendingActions: [@MainActor () -> Void] = []
    /// What waits for the next key, each with the number of frames that there were before it.
    var keyWatchers: [(serial: Int, since: Int, action: @MainActor () -> Void)] = []
    private var isLayoutDue = true
    /// The picture of the last frame, in which the next one draws what has changed.
    private var grid: CellGrid
    /// What the next frame has to draw.
    private var due = Drawing.everything
    /// The rows that were drawn for the last frame: the others are as they were in the one before.
    public private(set) var drawnRows = 0..<0
    private(set) var root: RootNode?
    /// Evaluates the root view for the first time.
    private var begin: (() -> Void)?
    private lazy var inbox = StaleInbox { [weak self] in Task { @MainActor in self?.takeChanges() } }
    let focus = FocusKeeper()
    /// Sheets over the root, the last on top.
    var sheets: [SheetNode] = []

    /// Makes a host. The first frame is due at once; with it, or with the first event, the root view is evaluated for the
    /// first time.
    public init<Root: View>(
        _ root: Root, environment: EnvironmentValues = EnvironmentValues(),
        size: CellSize = CellSize(width: 80, height: 24)
    ) {
        self.size = size
        grid = CellGrid(size: size)
        var environment = environment
        environment.screenSize = size
        environment.leave = LeaveAction { [weak self] in self?.exitRequested = $0 }
        let node = RootNode(host: self, environment: environment)
        self.root = node
        begin = { [unowned node] in node.updateContent(root) }
        frameIsDue()
    }

    // MARK: Events

    /// Takes one event. Keys and pastes go to what has the focus; a resize never touches what has been typed.
    public func handle(_ event: TerminalEvent) {
        watching {
            settle()
            switch event {
            case .key(let key):
                tellKeyWatchers()
                handle(key)
            case .paste(let text): paste(text)
            case .resize(let size): resize(size)
            case .mouse(let mouse): handle(mouse)
            case .focus(let isHere): move(to: isHere ? .active : .inactive)
            case .suspending: move(to: .background)
            case .resumed:
                move(to: .active)
                repaintRequested = true
                frameIsDue()
            }
        }
    }

    private func resize(_ new: CellSize) {
        guard new != size, let root else { return }
        size = new
        grid = CellGrid(size: new)
        var environment = root.environment
        environment.screenSize = new
        root.setEnvironment(environment)
        root.invalidateLayout()
    }

    // MARK: Frames

    /// Makes the picture for now: evaluates what is stale, lays out what has changed, draws.
    public func frame() -> Frame {
        watching {
            settle()
            return draw()
        }
    }

    /// Brings views, layout and focus up to date; bounded, so that views which change data while they are evaluated
    /// cannot stop the program.
    func settle() {
        for _ in 0..<12 {
            evaluate()
            runPendingActions()
            if isLayoutDue { layOut() }
            focus.resolve(self)
            takeTickets(keepWatching: true)
            if stale.isEmpty, pendingActions.isEmpty, !isLayoutDue { return }
        }
    }

    private func evaluate() {
        if let begin {
            self.begin = nil
            begin()
        }
        takeTickets(keepWatching: true)
        while !stale.isEmpty {
            // Outer views first: they may replace the inner ones.
            let batch = stale.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
            stale.removeAll(keepingCapacity: true)
            for node in batch where node.isMounted && node.isStale {
                guard node.isShown else {
                    covered.append(node)
                    continue
                }
                node.isStale = false
                node.refresh()
            }
            takeTickets(keepWatching: true)
        }
    }

    private func runPendingActions() {
        let actions = pendingActions
        pendingActions = []
        for action in actions { action() }
    }

    private func layOut() {
        isLayoutDue = false
        root?.place(CellRect(origin: .zero, size: size))
        for sheet in sheets { sheet.place(sheet.rect(in: size)) }
        focus.structureChanged()
    }

    private func draw() -> Frame {
        drawnRows = rowsDue
        due = .nothing
        needsFrame = false
        statistics.frames += 1
        statistics.rowsDrawn += drawnRows.count
        let painter = Painter(grid: grid, rows: drawnRows)
        // The painter has it alone, so that nothing is copied.
        grid = CellGrid(size: .zero)
        paint(painter)
        grid = painter.takeGrid()
        statistics.cellsWritten += painter.cellsWritten
        return Frame(grid: grid, cursor: focus.cursor(in: size, scope: sheets.last ?? root))
    }

    private var rowsDue: Range<Int> {
        switch due {
        case .nothing: return 0..<0
        case .rows(let node):
            let area = node.shownArea
            return (area.minY..<area.maxY).clamped(to: 0..<size.height)
        case .everything: return 0..<size.height
        }
    }

    private func paint(_ painter: Painter) {
        painter.clear()
        if let root { painter.within(root.frame) { root.draw(painter) } }
        for sheet in sheets { painter.within(sheet.frame) { sheet.draw(painter) } }
    }

    /// The present picture, every row of it drawn anew: what the last frame must be, whatever of it was drawn when.
    package func wholePicture() -> CellGrid {
        let painter = Painter(grid: CellGrid(size: size), rows: 0..<size.height)
        paint(painter)
        return painter.takeGrid()
    }

    // MARK: What nodes ask for

    func nextSerial() -> Int {
        serials += 1
        return serials
    }

    /// A frame is due; views and layout are as they were.
    func drawingIsDue() { frameIsDue() }

    /// A frame is due in which at most the look of this node is another one.
    func drawingIsDue(in node: Node) {
        switch due {
        case .nothing: due = .rows(of: node)
        case .rows(let other) where other === node: break
        default: due = .everything
        }
        askForFrame()
    }

    func layoutIsDue() {
        isLayoutDue = true
        frameIsDue()
    }

    func markStale(_ node: Node) {
        guard node.isMounted, !node.isStale else { return }
        node.isStale = true
        stale.append(node)
        frameIsDue()
    }

    /// Runs an action once the present evaluation is over.
    func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        pendingActions.append(action)
        frameIsDue()
    }

    func forget(_ node: Node) {
        tracked[node.serial] = nil
        focus.structureChanged()
    }

    /// Other pages show now: what has become stale in them meanwhile is evaluated.
    func pagesChanged() {
        stale += covered
        covered = []
        frameIsDue()
    }

    private func frameIsDue() {
        due = .everything
        askForFrame()
    }

    private func askForFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        onNeedsFrame?()
    }

    // MARK: Observation

    func track<Result>(_ node: Node, _ generation: Int, _ read: () -> Result) -> Result {
        let ticket = StaleInbox.Ticket(serial: node.serial, generation: generation)
        tracked[node.serial] = node
        // May be called on any thread, and before the value changes: only leaves a note.
        return withObservationTracking(read) { [inbox] in inbox.add(ticket) }
    }

    /// Takes in what has changed since the last event or frame, so that ``needsFrame`` says whether it makes a frame due.
    /// Changes are taken in by themselves a little later: this is for who cannot wait, such as a test.
    public func takeChanges() { takeTickets(keepWatching: watchers > 0) }

    private func takeTickets(keepWatching: Bool) {
        for ticket in inbox.takeAll(keepWatching: keepWatching) {
            guard let node = tracked[ticket.serial], node.generation == ticket.generation else { continue }
            markStale(node)
        }
    }

    private var watchers = 0

    /// Does something while changes need not wake the host: it looks for them itself at the end.
    func watching<Result>(_ work: () -> Result) -> Result {
        if watchers == 0 { inbox.watch() }
        watchers += 1
        defer {
            watchers -= 1
            takeTickets(keepWatching: watchers > 0)
        }
        return work()
    }
}
