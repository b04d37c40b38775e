import Diagnostics
import LifecycleModel
import ProjectModel

/// A method is a callback that the system does not call in apps of the app's mode.
enum DeadCallback: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "dead-callback",
    severity: .error,
    headline: "Method is a callback that is never called in such an app",
    explanation: """
      In an app with scenes, UIKit does not call the app delegate's callbacks for the four states (documented on their pages), for
      URLs, activities and quick actions (reported by many), nor the others that are deprecated since iOS 26 in favour of the scene
      delegate's (told by their deprecation alone). They compile, and nobody warns. A page's own callbacks count likewise: those that
      transitions call in apps of the other mode only.

      Move the body to the scene delegate's counterpart. It is a warning where the body does nothing, where the scene delegate has
      the counterpart, where the app also runs on systems before iOS 13, and where reports differ: of `application(_:open:options:)` in
      an app whose scene delegate does not open URLs. It is a note where both are right: the app runs before iOS 13, where the method is
      called, and the scene delegate has the counterpart.

      A method that the app's own code calls is none, nor is one that a framework's scene delegate calls, as Expo's does.
      """,
    example: ExampleProject.appDelegate(
      """
        func applicationDidEnterBackground(_ application: UIApplication) {
          save()
        }
      """),
    fixedExample: ExampleProject.sceneDelegate(
      """
        func sceneDidEnterBackground(_ scene: UIScene) {
          save()
        }
      """))

  static let asksForAll = true

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let mode = app.mode else { return [] }
    let forwards = mode == .withScenes && app.forwardsScenes
    return app.members.filter { $0.isExact && $0.isDead(in: mode) }.compactMap { member in
      guard !forwards || member.delegate.kind != .application else { return nil }
      guard app.handCalls.place(calling: member.member, as: member.callback, in: app.types) == nil else { return nil }
      return finding(about: member, in: app, mode)
    }
  }

  private static func finding(about member: MatchedMember, in app: AuditedApp, _ mode: AppMode) -> AuditFinding {
    let counterpart = member.callback.sceneCounterpart
    let existing = counterpart.flatMap { app.sceneMembers(named: $0).first }
    var notes = app.adoption.place.map { [Diagnostic.Note("Scenes are adopted here", at: $0)] } ?? []
    if let existing {
      notes.append(Diagnostic.Note("'\(existing.shownName)' is called instead", at: existing.place))
    }
    let isTrivial = member.member.declaration.isTrivial
    let isDisputed = existing == nil && member.callback.entry?.isCounterpartDisputed == true
    let isMild =
      isTrivial || existing != nil || app.runsBeforeScenes || isDisputed || app.hasModifier(for: counterpart)
    let isKept = existing != nil && app.runsBeforeScenes
    let fixIts =
      isTrivial && !app.runsBeforeScenes ? [FixIt.deletion(of: member.member.declaration, in: member.member.file)] : []
    return AuditFinding(
      descriptor, summary(of: member, in: app, mode, isDisputed: isDisputed),
      at: member.place, notes: notes, help: help(counterpart, existing, in: app), fixIts: fixIts,
      severity: isKept ? .note : isMild ? .warning : .error, delegate: member.delegate.type.name,
      callback: member.callback.name, counterpart: counterpart)
  }

  private static func summary(
    of member: MatchedMember, in app: AuditedApp, _ mode: AppMode, isDisputed: Bool
  ) -> String {
    let apps = "in an app \(mode == .withScenes ? "with" : "without") scenes"
    if isDisputed { return "'\(member.shownName)' may never be called \(apps): reports differ" }
    return "'\(member.shownName)' is never called \(apps)"
      + (app.runsBeforeScenes && mode == .withScenes ? " since iOS 13" : "")
  }

  private static func help(_ counterpart: String?, _ existing: MatchedMember?, in app: AuditedApp) -> String? {
    guard let counterpart else { return "Delete it, or move its body to a callback that is called" }
    let name = app.shownName(ofScene: counterpart)
    let oldest = app.oldestSystem
    if existing != nil {
      return oldest.map { "'\(name)' does its work since iOS 13; keep it for \($0)" }
        ?? "Delete it, or move what is missing to '\(name)'"
    }
    let delegate = app.delegates.first { $0.kind == .scene }?.type.name
    let place = delegate.map { "'\($0)', which lacks it" } ?? "a scene delegate"
    return oldest.map { "Do the same in '\(name)' of \(place), and keep it for \($0)" }
      ?? "Move it to '\(name)' of \(place)"
  }
}

extension MatchedMember {
  /// Returns `true` where the system calls the callback in apps of the other mode only, at this version and before.
  func isDead(in mode: AppMode) -> Bool {
    page == nil ? mode == .withScenes && callback.entry?.sceneCounterpart != nil : callback.isDead(in: mode)
  }
}

extension AuditedCallback {
  /// Returns `true` where the page's transitions call it in apps of the other mode only, at this version and before.
  func isDead(in mode: AppMode) -> Bool {
    let modes = modes.union(earlierModes)
    return !modes.isEmpty && !modes.contains(mode)
  }

  /// The callback of a scene's delegate that is called instead: the page's replacement, else the catalog's counterpart.
  var sceneCounterpart: String? {
    if let counterpart = entry?.sceneCounterpart { return counterpart }
    // `SceneDelegate.sceneDidEnterBackground(_:)`: a name of a delegate, a dot, and a callback.
    guard let replacement, let dot = replacement.firstIndex(of: "."), replacement.first?.isUppercase == true else {
      return nil
    }
    return String(replacement[replacement.index(after: dot)...])
  }
}

extension AuditedApp {
  /// `true` where the app also runs on systems without scenes.
  var runsBeforeScenes: Bool { oldestSystem != nil }

  /// Returns `true` where a modifier of SwiftUI handles what a callback of a scene's delegate does.
  func hasModifier(for callback: String?) -> Bool {
    guard isSwiftUI, let request = LaunchRequest.allCases.first(where: { $0.sceneCallback == callback }) else {
      return false
    }
    return !mentions(where: request.isHandled).isEmpty
  }

  /// The oldest system without scenes on which the app runs: `iOS 12`; `nil` where it runs on none. Its systems share their sources.
  var oldestSystem: String? {
    let targets = app.configurations.map(\.deploymentTargets)
    let target = [AppPlatform.iOS, .tvOS].compactMap { platform in
      targets.compactMap { $0[platform].flatMap { Version($0) } }.min().map { (platform, $0) }
    }.first { $0.1 < Version(13) }
    return target.map { "\($0.0.rawValue) \($0.1)" }
  }
}
