import StudyAPI

extension GetStudy: ServiceRequest {
    static var audience: Audience { .everyone }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Reply {
        try await modules.enrolment.study(for: caller)
    }
}

extension GetToday: ServiceRequest {
    static var audience: Audience { .participants }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Reply {
        try await modules.today.today(for: caller.participant())
    }
}

extension OpenDraft: ServiceRequest {
    static var audience: Audience { .participants }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> OpenedDraft {
        try await modules.responses.open(occurrence, for: caller)
    }
}

extension RestartDraft: ServiceRequest {
    static var audience: Audience { .participants }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> OpenedDraft {
        try await modules.responses.restart(self, for: caller)
    }
}

extension SaveAnswers: ServiceRequest {
    static var audience: Audience { .participants }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Reply {
        try await modules.responses.save(self, for: caller)
    }
}

extension KeepTyped: ServiceRequest {
    static var audience: Audience { .participants }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Reply {
        try await modules.responses.keepTyped(self, for: caller)
        return Reply()
    }
}

extension GetSafetyWords: ServiceRequest {
    static var audience: Audience { .participants }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Reply {
        try await modules.responses.safetyWords(self, for: caller)
    }
}

extension SubmitDraft: ServiceRequest {
    static var audience: Audience { .participants }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Reply {
        try await modules.responses.submit(self, for: caller)
    }
}

extension GetDashboard: ServiceRequest {
    static var audience: Audience { .staff }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> Dashboard {
        try await modules.dashboard.dashboard(in: caller.language)
    }
}

extension GetAlert: ServiceRequest {
    static var audience: Audience { .staff }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> AlertDetail {
        try await modules.alerts.detail(alert, in: caller.language)
    }
}

extension AcknowledgeAlert: ServiceRequest {
    static var audience: Audience { .staff }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> AlertDetail {
        try await modules.alerts.acknowledge(self, for: caller)
    }
}

extension ResolveAlert: ServiceRequest {
    static var audience: Audience { .staff }
    func answer(_ modules: RequestsModule, for caller: Caller) async throws(StudyError) -> AlertDetail {
        try await modules.alerts.resolve(self, for: caller)
    }
}
