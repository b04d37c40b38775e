import Diagnostics
import LifecycleModel
import ProjectModel

/// Code asks the app delegate for its window.
enum AppDelegateWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "app-delegate-window",
    severity: .error,
    headline: "'UIApplication.shared.delegate?.window' is nil in an app with scenes",
    explanation: """
      In an app with scenes, each scene's delegate holds a window, and the app delegate has none: code that asks for it gets nil, or
      ends the app. Before scenes are adopted, this is a warning: the code has to change with the migration.
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { show(in: UIApplication.shared.delegate?.window) }"),
    fixedExample: ExampleProject.sceneDelegate("  func sceneDidBecomeActive(_ scene: UIScene) { show(in: window) }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let mode = app.mode, app.pages.contains(where: { $0.launchModes.contains(.withScenes) }) else { return [] }
    let foreign = app.mentions { $0.windowUse == .delegate }
    return (foreign + (mode == .withScenes ? ownWindows(in: app) : [])).map { found in
      AuditFinding(
        descriptor,
        mode == .withScenes
          ? "The app delegate's 'window' is nil in an app with scenes"
          : "The app delegate's 'window' is nil once scenes are adopted",
        at: found.place, notes: app.adoption.place.map { [Diagnostic.Note("Scenes are adopted here", at: $0)] } ?? [],
        help: "Ask the view's or the scene's own window", severity: mode == .withScenes ? .error : .warning)
    }
  }

  /// The app delegate's own uses of its window, where the storyboard has moved to the scene.
  private static func ownWindows(in app: AuditedApp) -> [FoundMention] {
    guard app.sceneConfigurations.contains(where: { $0.configuration.storyboard != nil }) else { return [] }
    let delegates = app.delegates.filter { $0.kind == .application }.map(\.type)
    return delegates.flatMap(app.types.members).filter { !$0.declaration.parameters.contains { $0.name == "window" } }
      .flatMap { member -> [FoundMention] in
        let mentions = app.mentions(in: member)
        let isLocal = mentions.contains { $0.kind == .assignment && $0.name == "window" && $0.base.isEmpty }
        let own = mentions.first { mention in
          mention.kind == .access && mention.name == "window" && !mention.isLegacy
            && (mention.base == "self" || mention.base.isEmpty && mention.range == mention.nameRange)
        }
        return isLocal ? [] : own.map { [FoundMention(outline: member.part.outline, mention: $0)] } ?? []
      }
  }
}
