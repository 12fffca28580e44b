extension StudyDatabase {
    /// P-0042's answers in the newest draft, as "linkId=display", by linkId.
    func answers() throws -> [String] {
        try rows(
            """
            select v.link_id || '=' || json_extract(v.answer, '$[0].valueCoding.display')
            from draft_item_version v join draft d on d.id = v.draft_id
            join participant p on p.id = d.participant_id
            where p.label = 'P-0042' and v.state = 'answered'
            and d.started_at = (select max(started_at) from draft)
            and v.version = (select max(version) from draft_item_version w
                where w.draft_id = v.draft_id and w.instance = v.instance)
            order by v.link_id
            """
        ).compactMap(\.first)
    }
}
