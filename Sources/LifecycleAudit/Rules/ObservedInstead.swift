import Diagnostics
import LifecycleModel
import ProjectModel

/// A callback that is never called in an app with scenes has a notification that still comes.
enum ObservedInstead: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "observed-instead",
    severity: .note,
    headline: "Application's notification still comes where the callback does not",
    explanation: """
      In an app with scenes UIKit does not call the app delegate's callbacks for the four states, and goes on to post the notifications of
      the same names, for the whole process: `UIApplication.didBecomeActiveNotification`, `willResignActiveNotification`,
      `didEnterBackgroundNotification`, `willEnterForegroundNotification`
      ([Apple](https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification)). Work that belongs to the
      process, and not to one of its scenes, may observe these instead of moving to the scene delegate.

      Told beside `dead-callback`, where no scene delegate has the counterpart.
      """,
    example: DeadCallback.descriptor.example,
    fixedExample: DeadCallback.descriptor.fixedExample)

  /// The notification of each callback. Those of launch and end need no advice: their callbacks are called with scenes, too.
  private static let notifications: [String: (swift: String, objectiveC: String)] = [
    "applicationDidBecomeActive(_:)": (
      "UIApplication.didBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification"
    ),
    "applicationWillResignActive(_:)": (
      "UIApplication.willResignActiveNotification", "UIApplicationWillResignActiveNotification"
    ),
    "applicationDidEnterBackground(_:)": (
      "UIApplication.didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification"
    ),
    "applicationWillEnterForeground(_:)": (
      "UIApplication.willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification"
    ),
  ]

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard app.mode == .withScenes else { return [] }
    let dead = Set(DeadCallback.findings(in: app).map { SourcePlace($0.file, $0.diagnostic.range) })
    return app.members.compactMap { member in
      guard let names = notifications[member.callback.name], dead.contains(member.place),
        !member.member.declaration.isTrivial,
        member.callback.sceneCounterpart.map({ app.sceneMembers(named: $0).isEmpty }) == true
      else { return nil }
      let name = member.isObjectiveC ? names.objectiveC : names.swift
      return AuditFinding(
        descriptor, "'\(name)' still comes in an app with scenes, for the whole process", at: member.place,
        help: "Observe it where the work is the process's, and not a scene's", delegate: member.delegate.type.name,
        callback: member.callback.name, cause: DeadCallback.descriptor.id)
    }
  }
}
