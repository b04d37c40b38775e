import Diagnostics
import LifecycleModel

/// An app that has not adopted scenes cannot launch.
enum ScenesRequired: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "scenes-required",
    severity: .error,
    headline: "App has not adopted scenes, and does not launch without them",
    explanation: """
      On the page, no transition leaves the initial state in an app without scenes: built with that SDK, it does not launch on that
      system. Where the page only deprecates the callbacks of such an app, this is a warning.

      Adopt scenes: a scene manifest in Info.plist with a configuration for windows, and a scene delegate.
      `instar audit --plan` says what to move where.
      """,
    example: ExampleProject.noScenes,
    fixedExample: ExampleProject.scenes)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    // A manifest that is not complete has a finding of its own.
    guard case .none = app.adoption else { return [] }
    return app.pages.compactMap { page in
      guard page.earlierLaunchModes.isSuperset(of: AppMode.allCases) else { return nil }
      if !page.launchModes.contains(.withoutScenes) {
        return finding(in: app, "'\(app.app.name)' has not adopted scenes: \(page.build) it does not launch", .error)
      }
      let isDeprecated = page.delegates.flatMap(\.callbacks).contains {
        $0.modes == [.withoutScenes] && $0.availability.isDeprecated(at: page.selection)
      }
      guard isDeprecated else { return nil }
      return finding(in: app, "'\(app.app.name)' has not adopted scenes: its callbacks are deprecated", .warning)
    }
  }

  private static func finding(in app: AuditedApp, _ summary: String, _ severity: Severity) -> AuditFinding {
    AuditFinding(
      descriptor, summary, at: app.place, help: "List what to move with 'instar audit --plan'", severity: severity)
  }
}

extension AuditedPage {
  /// The SDK of an app in words: `built with the iOS 27 SDK`.
  var build: String {
    let system = whole.systems.first?.newest
    let sdk = system.flatMap { known in
      selection.sdks.first { $0.isComparable(to: known) } ?? selection.systems.first { $0.isComparable(to: known) }
    }
    return sdk.map { "built with the \($0) SDK" } ?? "built with the newest SDK"
  }
}
