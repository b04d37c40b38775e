import Diagnostics
import LifecycleModel
import ProjectModel

/// Code makes a window that belongs to no scene.
enum WindowWithoutScene: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "window-without-scene",
    severity: .warning,
    headline: "Window is made without a scene",
    explanation: """
      In an app with scenes, a window is shown only as part of a window scene. `UIWindow(frame:)` and `UIWindow()` are deprecated since
      iOS 26. In an installed delegate of an app with scenes that also shows a window this is an error: it is the one that should be
      seen. A window that is left over and never shown is a warning.

      Not told where `windowScene` is assigned in the same function.
      """,
    example: example.replacing("UIWindow(windowScene: windowScene)", with: "UIWindow(frame: UIScreen.main.bounds)"),
    fixedExample: example)

  private static let example = ExampleProject.sceneDelegate(
    """
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
      }
    """)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let version = PlatformVersion("iOS 26"), let page = app.pages.first else { return [] }
    let isDeprecated = page.selection.reaches(version) == true
    let delegates = Set(app.delegates.map(\.type.name))
    let showing = Set(app.delegates.map(\.type).filter(app.showsWindow).map(\.name))
    return app.scenelessWindows.flatMap { member, windows in
      let type = member?.part.declaration.name
      let mentions = member.map(app.mentions) ?? []
      let isInDelegate = app.mode == .withScenes && type.map(delegates.contains) == true
      // Beside one with a scene, or where the method asks if there is a window, it is what the method falls back to.
      let isFallback = mentions.contains { $0.makesWithScene || $0.name == "window" && $0.isTested }
      let isShown = isInDelegate && !isFallback && type.map(showing.contains) == true
      // Before scenes are adopted, such a window is the right one; that it has to change is a matter of the migration.
      guard isDeprecated || isInDelegate else { return [AuditFinding]() }
      let scene = member.flatMap { FirstScene(in: $0, mentions) }
      return windows.map { found in
        AuditFinding(
          descriptor, "'UIWindow' is made without a scene, and no scene shows it", at: found.place,
          help: found.outline.language == .objectiveC
            ? "Make it with 'initWithWindowScene:'" : "Make it with 'UIWindow(windowScene:)'",
          fixIts: [scene?.fixIt(for: found)].compactMap(\.self),
          severity: isShown ? .error : .warning)
      }
    }
  }
}

/// The scene that a Swift method gets or casts first, for the windows that it makes after that.
private struct FirstScene {
  let name: String
  /// Where it is known; `nil` for a parameter.
  let assignment: SourceRange?

  init?(in member: AppMember, _ mentions: [Mention]) {
    guard member.part.outline.language == .swift else { return nil }
    if let parameter = member.declaration.parameters.first(where: { $0.type == "UIWindowScene" }) {
      (name, assignment) = (parameter.name, nil)
      return
    }
    let variable = mentions.first { mention in
      mention.kind == .assignment && mention.base.isEmpty
        && mention.arguments.contains { $0.hasSuffix("as? UIWindowScene") || $0.hasSuffix("as! UIWindowScene") }
    }
    guard let variable else { return nil }
    (name, assignment) = (variable.name, variable.range)
  }

  /// Makes a window of the whole screen with the scene; `nil` for another one, and for one before it.
  func fixIt(for found: FoundMention) -> FixIt? {
    guard ["", "UIScreen.main.bounds"].contains(found.mention.arguments.joined()),
      assignment.map({ $0.end <= found.mention.range.start }) ?? true
    else { return nil }
    return FixIt(
      "Replace it with 'UIWindow(windowScene: \(name))'", range: found.mention.range,
      replacement: "UIWindow(windowScene: \(name))")
  }
}

extension AuditedApp {
  /// Returns `true` where a type shows a window: by `makeKeyAndVisible()`, or as it hides it no longer.
  fileprivate func showsWindow(_ type: AppType) -> Bool {
    types.members(of: type).flatMap(mentions).contains { mention in
      mention.name.hasPrefix("makeKeyAndVisible")
        || mention.kind == .assignment && ["isHidden", "hidden"].contains(mention.name)
          && ["false", "NO"].contains(mention.arguments.first)
    }
  }

  /// The windows that are made without a scene, by the member that makes them: those to which it gives none either.
  ///
  /// By member, because all that a member mentions decides about its windows: a generated method may make thousands.
  var scenelessWindows: [(member: AppMember?, windows: [FoundMention])] {
    var groups: [(member: AppMember?, windows: [FoundMention])] = []
    for found in mentions(where: \.makesSceneless) {
      if let member = groups.last?.member, member.file.path == found.outline.file.path,
        member.declaration.range.contains(found.mention.range)
      {
        groups[groups.count - 1].windows.append(found)
      } else {
        groups.append((found.member, [found]))
      }
    }
    return groups.filter { member, _ in
      !(member.map(mentions) ?? []).contains { $0.kind == .assignment && $0.name == "windowScene" && !$0.base.isEmpty }
    }
  }
}
