/// The definitions of the first release. Plain SQL that other engines take with other type names: ids are text made by
/// the client, times are whole microseconds, no business rule sits in a trigger.
enum Schema1 {
    static let study = """
        create table study (
            singleton integer not null primary key check (singleton = 1) default 1,
            id text not null, identifier text not null, title text not null, synthetic integer not null,
            created_at integer not null
        ) strict;
        create table questionnaire (
            hash text not null primary key, url text not null, version text not null, content text not null,
            imported_at integer not null, unique (url, version)
        ) strict;
        create table bundle_revision (
            hash text not null primary key, label text not null, definition text not null,
            effective_from integer not null, imported_at integer not null
        ) strict;
        create table bundle_questionnaire (
            bundle_hash text not null references bundle_revision (hash), ordinal integer not null,
            questionnaire_hash text not null references questionnaire (hash), primary key (bundle_hash, ordinal)
        ) strict;
        create table site (
            id text not null primary key, key text not null unique, name text not null, time_zone text not null,
            enrolment_target integer
        ) strict;
        create table person (
            id text not null primary key, staff_name text, language text, created_at integer not null
        ) strict;
        create table role (
            id text not null primary key, person_id text not null references person (id), role text not null,
            site_id text references site (id), granted_at integer not null, revoked_at integer
        ) strict;
        create index role_person on role (person_id);
        create table participant (
            id text not null primary key, person_id text not null unique references person (id),
            label text not null unique, site_id text not null references site (id), time_zone text not null,
            language text not null, status text not null, enrolled_at integer not null, synthetic integer not null
        ) strict;
        create index participant_site on participant (site_id);
        """

    static let tasks = """
        create table task (
            id text not null primary key, key text not null unique, created_at integer not null
        ) strict;
        create table task_version (
            id text not null primary key, task_id text not null references task (id), version integer not null,
            bundle_hash text not null references bundle_revision (hash), effective_from integer not null,
            title text not null, questionnaire_url text not null, questionnaire_version text, schedule text not null,
            unique (task_id, version)
        ) strict;
        create table occurrence (
            id text not null primary key, participant_id text not null references participant (id),
            task_id text not null references task (id), task_version_id text not null references task_version (id),
            slot text not null, time_zone text not null, anchor_kind text not null, anchor_at integer not null,
            opens_at integer not null, closes_at integer not null, grace_until integer not null,
            questionnaire_hash text references questionnaire (hash), opened_at integer, completed_at integer,
            excused_at integer, excused_reason text,
            unique (participant_id, task_id, slot),
            check (opens_at < closes_at), check (closes_at <= grace_until)
        ) strict;
        create index occurrence_window on occurrence (participant_id, grace_until);
        create index occurrence_opens on occurrence (opens_at);
        create index occurrence_slot on occurrence (slot);
        """

    static let answers = """
        create table draft (
            id text not null primary key, occurrence_id text references occurrence (id),
            participant_id text references participant (id),
            questionnaire_hash text not null references questionnaire (hash), revision integer not null,
            status text not null, mode text not null, author_id text not null references person (id),
            source_id text not null references person (id), subject_id text not null references person (id),
            entered_by_id text not null references person (id), language text not null, position_link_id text,
            position_instance text, started_at integer not null, updated_at integer not null
        ) strict;
        create unique index draft_open on draft (occurrence_id) where status = 'open';
        create index draft_occurrence on draft (occurrence_id);
        create index draft_status on draft (status, updated_at);
        create table draft_item_version (
            draft_id text not null references draft (id), instance text not null, version integer not null,
            parent text, link_id text not null, ordinal integer not null, state text not null, reason text,
            answer text, at integer not null,
            primary key (draft_id, instance, version)
        ) strict, without rowid;
        create table response (
            id text not null primary key, draft_id text unique references draft (id),
            occurrence_id text references occurrence (id), participant_id text references participant (id),
            questionnaire_hash text not null references questionnaire (hash), amends_id text references response (id),
            body text not null, mode text not null, author_id text not null references person (id),
            source_id text not null references person (id), subject_id text not null references person (id),
            entered_by_id text not null references person (id), language text not null,
            observed_at integer not null, entered_at integer not null
        ) strict;
        create unique index response_first on response (occurrence_id) where amends_id is null;
        create index response_participant on response (participant_id, entered_at);
        create index response_entered on response (entered_at);
        create table score (
            id text not null primary key, response_id text not null references response (id),
            participant_id text references participant (id), instrument text not null, name text not null,
            value text, band text, band_rank integer, rule_version text not null, answered integer not null,
            expected integer not null, not_scorable text, at integer not null,
            unique (response_id, instrument, name)
        ) strict;
        create index score_latest on score (participant_id, instrument, name, at);
        """

    static let alerts = """
        create table alert (
            id text not null primary key, participant_id text not null references participant (id),
            occurrence_id text references occurrence (id), draft_id text references draft (id), rule text not null,
            owner text not null, severity integer not null, link_id text not null, instance text,
            question text not null, answer text not null, raised_at integer not null, escalates_at integer,
            state text not null
        ) strict;
        create unique index alert_unresolved on alert (draft_id, rule, link_id, instance) where state <> 'resolved';
        create index alert_state on alert (state, severity, raised_at);
        create index alert_participant on alert (participant_id);
        create table alert_event (
            alert_id text not null references alert (id), ordinal integer not null, kind text not null,
            at integer not null, person_id text references person (id), role text not null, note text,
            primary key (alert_id, ordinal)
        ) strict;
        """

    static let audit = """
        create table participant_key (
            participant_id text not null primary key references participant (id), version integer not null,
            wrapped blob, created_at integer not null, erased_at integer
        ) strict;
        create table store_key (
            singleton integer not null primary key check (singleton = 1) default 1, proof blob not null
        ) strict;
        create table audit_entry (
            seq integer not null primary key, at integer not null, person_id text, role text not null,
            session_id text not null, verb text not null, entity text not null, entity_id text not null,
            participant_id text, key_version integer not null, sealed blob not null, commitment blob not null,
            leaf blob not null
        ) strict;
        create index audit_participant on audit_entry (participant_id, seq);
        create trigger audit_entry_kept before delete on audit_entry
            begin select raise(abort, 'audit entries are never deleted'); end;
        create trigger audit_entry_unchanged before update on audit_entry
            begin select raise(abort, 'audit entries are never changed'); end;
        create table audit_head (
            singleton integer not null primary key check (singleton = 1) default 1, size integer not null,
            frontier blob not null, seal blob not null
        ) strict;
        """
}
