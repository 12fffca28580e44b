extension FormGraph {
    /// Works out the dependencies of a form. Linear in items and dependencies.
    init(items: [FormItem], places: [String: Int], parents: [Int], variables: [ItemExpressions.Variable]) {
        self.parents = parents
        depths = Array(repeating: 0, count: items.count)
        ends = Array(items.indices)
        dependents = Array(repeating: [], count: items.count)
        observers = [:]
        for index in items.indices where parents[index] >= 0 { depths[index] = depths[parents[index]] + 1 }
        for index in items.indices.reversed() where parents[index] >= 0 {
            ends[parents[index]] = max(ends[parents[index]], ends[index])
        }
        for index in items.indices {
            for condition in items[index].conditions {
                if let target = places[condition.question] { dependents[target].append(index) }
            }
            guard items[index].expressions.isDynamic else { continue }
            addExpressions(of: items[index], index, items, places, variables)
        }
        for index in dependents.indices where dependents[index].count > 1 {
            dependents[index] = Array(Set(dependents[index])).sorted()
        }
        sort()
    }

    private mutating func addExpressions(
        of item: FormItem, _ index: Int, _ items: [FormItem], _ places: [String: Int],
        _ variables: [ItemExpressions.Variable]
    ) {
        let deciding = [item.expressions.calculated, item.expressions.enableWhen].compactMap { $0 }
        if !deciding.isEmpty {
            if let reach = reach(of: deciding, at: index, items, places, variables) {
                for target in reach.targets where target != index { dependents[target].append(index) }
                views[index] = reach.view
            } else {
                watchers.append(index)
            }
        }
        guard let dynamics = item.expressions.dynamics else { return }
        if let reach = reach(of: dynamics.all, at: index, items, places, variables) {
            for target in reach.targets { observers[target, default: []].append(index) }
            overlayViews[index] = reach.view
        } else {
            overlayWatchers.append(index)
        }
    }

    /// What expressions of an item can see, and the items whose answers matter to them; `nil` if that may be any.
    private func reach(
        of expressions: [FormExpression], at index: Int, _ items: [FormItem], _ places: [String: Int],
        _ variables: [ItemExpressions.Variable]
    ) -> (view: ResponseView, targets: [Int])? {
        var named: Set<String> = []
        var pending = expressions
        var known: Set<String> = []
        while let expression = pending.popLast() {
            guard expression.isPrecise else { return nil }
            named.formUnion(expression.linkIds)
            for name in expression.variables where known.insert(name).inserted {
                // All variables of that name around the item: which one is in scope does not matter here.
                var place = index
                while place >= 0 {
                    pending += items[place].expressions.variables.filter { $0.name == name }.map(\.expression)
                    place = parents[place]
                }
                pending += variables.filter { $0.name == name }.map(\.expression)
            }
        }
        let targets = named.compactMap { places[$0] }
        var view = ResponseView()
        var found: [Int] = []
        view.add(index, parents)
        for target in targets {
            view.add(target, parents)
            let holdsOther = targets.contains { $0 > target && $0 <= ends[target] }
            if !holdsOther, items[target].kind == .group, !(target...ends[target]).contains(index) {
                view.whole.insert(target)
                found += target...ends[target]
            } else {
                found.append(target)
            }
        }
        view.children = view.children.mapValues { $0.sorted() }
        return (view, found.sorted())
    }

    /// Orders items so that each comes after those it depends on and after the item around it.
    private mutating func sort() {
        let count = parents.count
        var waiting = Array(repeating: 0, count: count)
        var inner: [[Int]] = Array(repeating: [], count: count)
        for index in 0..<count {
            if parents[index] >= 0 {
                inner[parents[index]].append(index)
                waiting[index] += 1
            }
            for dependent in dependents[index] where dependent != index { waiting[dependent] += 1 }
        }
        ranks = Array(repeating: -1, count: count)
        var ready = (0..<count).filter { waiting[$0] == 0 }
        var next = 0
        while next < ready.count {
            let index = ready[next]
            ranks[index] = next
            next += 1
            for later in inner[index] + dependents[index].filter({ $0 != index }) {
                waiting[later] -= 1
                if waiting[later] == 0 { ready.append(later) }
            }
        }
        // What is left depends on itself, or on something that does.
        for index in 0..<count where ranks[index] < 0 {
            ranks[index] = next
            next += 1
        }
        cyclic = cycles(among: (0..<count).filter { waiting[$0] > 0 }, inner)
    }

    /// Of items that cannot be put into an order, those that lie on a cycle.
    private func cycles(among items: [Int], _ inner: [[Int]]) -> [Int] {
        guard items.count <= 2000 else { return items }
        let members = Set(items)
        return items.filter { start in
            var seen: Set<Int> = []
            var pending = [start]
            while let index = pending.popLast() {
                for later in inner[index] + dependents[index] where members.contains(later) && later != index {
                    if later == start { return true }
                    if seen.insert(later).inserted { pending.append(later) }
                }
            }
            return dependents[start].contains(start)
        }
    }
}

extension ResponseView {
    /// Makes an item visible, with the way to it.
    mutating func add(_ item: Int, _ parents: [Int]) {
        var current = item
        while current >= 0 {
            let parent = parents[current]
            if children[parent, default: []].contains(current) { return }
            children[parent, default: []].append(current)
            current = parent
        }
    }
}

extension ItemExpressions {
    /// Whether anything has to be evaluated again when answers change.
    var isDynamic: Bool { calculated != nil || enableWhen != nil || hasDynamics }
}
