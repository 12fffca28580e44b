import FoundationEssentials

extension StudyBundle {
    /// Moves the sites to where a made-up study is looked at. They stay where there is no zone, or its name does not lead back
    /// to it: names are what the store keeps.
    mutating func move(to timeZone: TimeZone?) {
        guard let clock = timeZone.flatMap({ WallClock(identifier: $0.identifier) }) else { return }
        for site in sites.indices { sites[site].clock = clock }
    }
}
