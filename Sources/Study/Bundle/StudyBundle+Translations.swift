import FHIR

extension StudyBundle {
    /// The study's words in another language than its own. What has none there keeps its own.
    public struct Translation: Hashable, Sendable {
        /// The study's title.
        public var title: String?
        /// Titles of tasks by their ids.
        public var tasks: [String: String]
        /// Titles of scores by their ids.
        public var scores: [String: String]
        /// Bands of scores in words: by the score's id, then by the band's code.
        public var bands: [String: [String: String]]
        /// Short words for alerts by the ids of their rules.
        public var alerts: [String: String]
    }

    /// The bundle with its words in a language, as far as it has them: of `de-CH` those in `de`.
    public func translated(to language: String?) -> StudyBundle {
        guard let words = words(in: language) else { return self }
        var bundle = self
        bundle.title = words.title ?? title
        for index in tasks.indices { bundle.tasks[index].title = words.tasks[tasks[index].id] ?? tasks[index].title }
        for index in alerts.indices {
            bundle.alerts[index].title = words.alerts[alerts[index].id] ?? alerts[index].title
        }
        for (index, score) in scores.enumerated() {
            bundle.scores[index].title = words.scores[score.id] ?? score.title
            for (place, band) in score.bands.enumerated() {
                bundle.scores[index].bands[place].label = words.bands[score.id]?[band.code] ?? band.label
            }
        }
        return bundle
    }

    /// One of its tasks with its title in a language, as in the whole bundle translated.
    public func translated(_ task: StudyTask, to language: String?) -> StudyTask {
        var task = task
        task.title = words(in: language)?.tasks[task.id] ?? task.title
        return task
    }

    private func words(in language: String?) -> Translation? {
        guard let language else { return nil }
        return translations[language] ?? translations[String(language.prefix { $0 != "-" })]
    }
}

extension StudyBundle {
    static func translations(
        _ root: BundleObject, tasks: [StudyTask], scores: [ScoreRule], alerts: [AlertRule]
    ) throws(BundleError) -> [String: Translation] {
        guard root.object["translations"] != nil else { return [:] }
        let languages = try root.members("translations")
        var translations: [String: Translation] = [:]
        for name in languages.object.names {
            let words = try languages.members(name, known: ["title", "tasks", "scores", "bands", "alerts"])
            var bands: [String: [String: String]] = [:]
            if words.object["bands"] != nil {
                let byScore = try words.members("bands", known: scores.map(\.id))
                for score in scores where byScore.object[score.id] != nil {
                    bands[score.id] = try byScore.words(score.id, of: score.bands.map(\.code))
                }
            }
            translations[name] = Translation(
                title: words.object["title"] == nil ? nil : try words.text("title", wanted: "the study's title"),
                tasks: try words.words("tasks", of: tasks.map(\.id)),
                scores: try words.words("scores", of: scores.map(\.id)), bands: bands,
                alerts: try words.words("alerts", of: alerts.map(\.id)))
        }
        return translations
    }
}

extension BundleObject {
    /// A member that is an object itself, with any members unless those that are known are named.
    fileprivate func members(_ name: String, known: [String]? = nil) throws(BundleError) -> BundleObject {
        let value = try value(name, wanted: "words by name")
        return try BundleObject(
            value, file: file, place: path(name), known: known ?? value.object.map { Array($0.names) } ?? [])
    }

    /// Words by the names of what they are for; none where there is no such member.
    fileprivate func words(_ name: String, of known: [String]) throws(BundleError) -> [String: String] {
        guard object[name] != nil else { return [:] }
        let members = try members(name, known: known)
        var words: [String: String] = [:]
        for name in members.object.names { words[name] = try members.text(name, wanted: "words") }
        return words
    }
}
