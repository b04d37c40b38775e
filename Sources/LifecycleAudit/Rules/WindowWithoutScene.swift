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
    return app.scenelessWindows.compactMap { found in
      let type = found.member?.part.declaration.name
      let isInDelegate = app.mode == .withScenes && type.map(delegates.contains) == true
      // Beside one with a scene, or where the method asks if there is a window, it is what the method falls back to.
      let isFallback =
        found.member.map(app.mentions)?.contains { $0.makesWithScene || $0.name == "window" && $0.isTested } == true
      let isShown = isInDelegate && !isFallback && type.flatMap { app.types[$0] }.map(app.showsWindow) == true
      // Before scenes are adopted, such a window is the right one; that it has to change is a matter of the migration.
      guard app.mode == .withScenes ? isDeprecated || isInDelegate : isDeprecated else { return nil }
      return AuditFinding(
        descriptor, "'UIWindow' is made without a scene, and no scene shows it", at: found.place,
        help: found.outline.language == .objectiveC
          ? "Make it with 'initWithWindowScene:'" : "Make it with 'UIWindow(windowScene:)'",
        fixIts: [app.sceneWindow(for: found)].compactMap(\.self),
        severity: isShown ? .error : .warning)
    }
  }
}

extension AuditedApp {
  /// Makes a window of the whole screen with the scene that a variable of the same Swift method holds; `nil` without one.
  fileprivate func sceneWindow(for found: FoundMention) -> FixIt? {
    guard found.outline.language == .swift, ["", "UIScreen.main.bounds"].contains(found.mention.arguments.joined()),
      let member = found.member
    else { return nil }
    let parameter = member.declaration.parameters.first { $0.type == "UIWindowScene" }?.name
    let variable = mentions(in: member).first { mention in
      mention.kind == .assignment && mention.base.isEmpty && mention.range.end <= found.mention.range.start
        && mention.arguments.contains { $0.hasSuffix("as? UIWindowScene") || $0.hasSuffix("as! UIWindowScene") }
    }
    guard let scene = parameter ?? variable?.name else { return nil }
    return FixIt(
      "Replace it with 'UIWindow(windowScene: \(scene))'", range: found.mention.range,
      replacement: "UIWindow(windowScene: \(scene))")
  }

  /// Returns `true` where a type shows a window: by `makeKeyAndVisible()`, or as it hides it no longer.
  fileprivate func showsWindow(_ type: AppType) -> Bool {
    types.members(of: type).flatMap(mentions).contains { mention in
      mention.name.hasPrefix("makeKeyAndVisible")
        || mention.kind == .assignment && ["isHidden", "hidden"].contains(mention.name)
          && ["false", "NO"].contains(mention.arguments.first)
    }
  }

  /// The windows that are made without a scene, where none is given to them in the same method.
  var scenelessWindows: [FoundMention] {
    mentions(where: \.makesSceneless).filter { found in
      found.member.map { member in
        mentions(in: member).contains { $0.kind == .assignment && $0.name == "windowScene" && !$0.base.isEmpty }
      } != true
    }
  }
}
