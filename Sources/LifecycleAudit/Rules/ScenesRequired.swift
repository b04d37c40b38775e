import Diagnostics
import LifecycleModel
import ProjectModel

/// An app that has not adopted scenes cannot launch.
enum ScenesRequired: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "scenes-required",
    severity: .error,
    headline: "App has not adopted scenes, and does not launch without them",
    explanation: """
      On the page, no transition leaves the initial state in an app without scenes: built with that SDK, it does not launch on that
      system or a later one. Where the page only deprecates the callbacks of such an app, this is a warning.

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
        let (sdk, system) = page.build(for: app.platform)
        return finding(
          in: app, "has not adopted scenes: built with \(sdk), it does not launch on \(system)", .error)
      }
      guard page.asksForScenes else { return nil }
      return finding(in: app, "has not adopted scenes: its callbacks are deprecated", .warning)
    }
  }

  private static func finding(in app: AuditedApp, _ words: String, _ severity: Severity) -> AuditFinding {
    AuditFinding(
      descriptor, "'\(app.app.name)' \(words)", at: app.place,
      help: "List what to move with '\(AuditFinding.planCommand)'", severity: severity)
  }
}

extension AuditedPage {
  /// `true` where an app without scenes does not launch at the version, or its callbacks are deprecated: what asks to adopt them.
  var asksForScenes: Bool {
    guard earlierLaunchModes.isSuperset(of: AppMode.allCases) else { return false }
    return !launchModes.contains(.withoutScenes)
      || delegates.flatMap(\.callbacks).contains {
        $0.modes == [.withoutScenes] && $0.availability.isDeprecated(at: selection)
      }
  }

  /// The SDK that an app is built with and the systems on which it is looked at, in words: `the iOS 27 SDK`, `iOS 27 or later`.
  ///
  /// The versions of the other systems with UIKit are those of iOS since 26.
  func build(for platform: AppPlatform) -> (sdk: String, system: String) {
    guard let known = whole.systems.first?.newest,
      let system = selection.systems.first(where: { $0.isComparable(to: known) }) ?? selection.systems.first
    else { return ("the newest SDK", "the newest system") }
    let sdk = selection.sdks.first { $0.isComparable(to: system) }?.version ?? system.version
    let hasOwnName = [.tvOS, .visionOS].contains(platform) && sdk >= Version(26) && system.version >= Version(26)
    let name = hasOwnName ? platform.rawValue : system.platform ?? "iOS"
    return ("the \(name) \(sdk) SDK", "\(name) \(system.version) or later")
  }
}
