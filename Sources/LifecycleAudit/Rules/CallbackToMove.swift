import Diagnostics
import LifecycleModel

/// A method of an app without scenes is a callback that ends with the SDK.
enum CallbackToMove: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "callback-to-move",
    severity: .warning,
    headline: "Method is a callback that ends with the SDK",
    explanation: """
      The app has not adopted scenes, and the page no longer calls the callback in such an app, though it did at an earlier version.
      There is one warning for each method: together they are what the migration moves.

      Move the body to the callback that is called instead.
      """,
    example: ExampleProject.appDelegate(
      """
        func applicationDidEnterBackground(_ application: UIApplication) {
          save()
        }
      """, in: ExampleProject.noScenes),
    fixedExample: DeadCallback.descriptor.fixedExample)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let mode = app.mode else { return [] }
    return app.members.filter { $0.isExact }.compactMap { member in
      guard let page = member.page, member.callback.isEnding(in: mode) else { return nil }
      let counterpart = member.callback.sceneCounterpart
      let (sdk, system) = page.build(for: app.platform)
      return AuditFinding(
        descriptor, "'\(member.shownName)' is not called on \(system) in an app built with \(sdk)", at: member.place,
        help: counterpart.map { "Move it to '\(app.shownName(ofScene: $0))' of a scene delegate" }
          ?? "Move its body to a callback that is called",
        delegate: member.delegate.type.name, callback: member.callback.name, counterpart: counterpart)
    }
  }
}

extension AuditedCallback {
  /// Returns `true` where it was called in apps of a mode at an earlier version, and is called in no app any longer.
  func isEnding(in mode: AppMode) -> Bool { earlierModes.contains(mode) && modes.isEmpty }
}
