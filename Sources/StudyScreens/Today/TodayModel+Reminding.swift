import FoundationEssentials
import Spezi
import StudyAPI

extension TodayModel {
    /// Tells the person, whatever screen shows, when a task that is still to open has opened.
    func remind() {
        guard let notifications, let languages else { return }
        for task in today?.tasks ?? [] where task.state == .upcoming {
            let content = UNMutableNotificationContent()
            content.title = languages.catalogueInUse.text(.todayHasOpened, [.named("title", .text(task.title))])
            let trigger = UNTimeIntervalNotificationTrigger(
                timeInterval: task.opens.timeIntervalSince(clock.now()), repeats: false)
            // kept for this session only, which cannot fail: the next one learns its tasks anew
            try? notifications.add(
                UNNotificationRequest(identifier: "\(task.id)", content: content, trigger: trigger))
        }
    }
}
