extension ModuleGraph {
    /// The graph in the DOT language of Graphviz: `dot -Tsvg` draws it.
    public var dot: String { Self.dot([("", self)]) }

    /// Several graphs side by side in the DOT language, each in a frame under its title.
    ///
    /// Dependencies are arrows, dashed where there may be none; values go along dotted arrows from who provides them to who
    /// collects them. Standards are ellipses, at which open arrows with what is asked of them end; modules made for a
    /// dependency have rounded corners.
    public static func dot(_ graphs: [(title: String, graph: ModuleGraph)]) -> String {
        var lines = ["digraph modules {", "  rankdir=LR;", "  node [shape=box];"]
        for (number, (title, graph)) in graphs.enumerated() {
            let content = graph.statements(prefix: "m\(number)_")
            if title.isEmpty {
                lines += content.map { "  " + $0 }
            } else {
                lines += ["  subgraph cluster_\(number) {", "    label=\(quoted(title));"]
                lines += content.map { "    " + $0 } + ["  }"]
            }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func statements(prefix: String) -> [String] {
        var lines: [String] = []
        for (place, module) in modules.enumerated() {
            let shape = module.isStandard ? ", shape=ellipse" : module.isImplicit ? ", style=rounded" : ""
            lines.append("\(prefix)\(place) [label=\(Self.quoted(module.name))\(shape)];")
        }
        for (place, module) in modules.enumerated() {
            for dependency in module.dependencies {
                guard let target = dependency.target else { continue }
                let style = dependency.isOptional ? ", style=dashed" : ""
                lines.append(
                    "\(prefix)\(place) -> \(prefix)\(target) [label=\(Self.quoted(dependency.property))\(style)];")
            }
        }
        return lines + constraintStatements(prefix: prefix) + valueStatements(prefix: prefix)
    }

    private func constraintStatements(prefix: String) -> [String] {
        guard let standard = modules.firstIndex(where: \.isStandard) else { return [] }
        return modules.enumerated().flatMap { place, module in
            module.constraints.map {
                "\(prefix)\(place) -> \(prefix)\(standard) [label=\(Self.quoted($0.type)), arrowhead=empty];"
            }
        }
    }

    private func valueStatements(prefix: String) -> [String] {
        var lines: [String] = []
        for (place, module) in modules.enumerated() {
            for value in module.provides {
                for (other, collector) in modules.enumerated()
                where collector.collects.contains(where: { $0.type == value.type }) {
                    lines.append(
                        "\(prefix)\(place) -> \(prefix)\(other) [label=\(Self.quoted(value.type)), style=dotted];")
                }
            }
        }
        return lines
    }

    /// A string in DOT's quotes.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
