import Diagnostics
import LifecycleModel
import ProjectModel

/// The app declares requests that it takes, and nothing of it handles them.
enum UnhandledRequest: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "unhandled-request",
    severity: .warning,
    headline: "App declares requests that nothing handles",
    explanation: """
      URL types and quick actions in Info.plist, and associated domains in the entitlements, make the system launch the app for a
      request. In an app with scenes it goes to the scene delegate's callback, or to a modifier such as SwiftUI's `onOpenURL`.
      Without either, the app comes to the front and nothing happens.

      Not told of delegates with a superclass that may handle it. `NSUserActivityTypes` is not looked at: it lists intents, too.
      """,
    example: example,
    fixedExample: example.replacing(
      "=== Info.plist",
      with: """
        === Links.swift
        extension SceneDelegate {
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
          ) { open(options.urlContexts) }
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }
        }
        === Info.plist
        """))

  private static let example = ExampleProject.scenes.replacing(
    "  <string>APPL</string>\n",
    with: """
        <string>APPL</string>
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array><string>reader</string></array>
          </dict>
        </array>

      """)

  private struct Request {
    let declaration: SourcePlace
    let headline: String
    let callback: String
    let member: String
    let modifiers: Set<String>
  }

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let scenes = app.delegates.filter { $0.kind == .scene }
    guard app.mode == .withScenes, !app.delegates.contains(where: { app.types.isOpen($0.type) }),
      !app.configuration.isInfoPlistUndecided
    else { return [] }
    let calls = Set(app.mentions { $0.kind == .call }.map { String($0.mention.name.prefix { $0 != "(" }) })
    return requests(of: app).compactMap { request in
      let isHandled =
        !app.sceneMembers(named: request.callback).isEmpty || !calls.isDisjoint(with: request.modifiers)
        || !app.mentions { $0.kind == .access && $0.name == request.member && !$0.base.isEmpty }.isEmpty
      guard !isHandled else { return nil }
      let delegate = scenes.first?.type.name
      return AuditFinding(
        descriptor, request.headline, at: request.declaration,
        help: "Add '\(request.callback)' to \(delegate.map { "'\($0)'" } ?? "a scene delegate")"
          + (app.isSwiftUI ? ", or a modifier such as '\(request.modifiers.sorted().first ?? "")'" : ""),
        delegate: delegate, callback: request.callback)
    }
  }

  private static func requests(of app: AuditedApp) -> [Request] {
    let plist = app.configuration.infoPlist
    let domains = app.configuration.entitlements?["com.apple.developer.associated-domains"]
    let hasLinks = domains?.value.elements?.contains { $0.string?.hasPrefix("applinks:") == true } == true
    let shortcuts =
      plist?.shortcutItems?.place
      ?? app.mentions { $0.kind == .assignment && $0.name == "shortcutItems" }.first?.place
    return [
      plist?.urlTypes.map {
        Request(
          declaration: $0.place, headline: "URL types are declared, and nothing opens them",
          callback: "scene(_:openURLContexts:)", member: "urlContexts", modifiers: ["onOpenURL"])
      },
      shortcuts.map {
        Request(
          declaration: $0, headline: "Quick actions are declared, and nothing performs them",
          callback: "windowScene(_:performActionFor:completionHandler:)", member: "shortcutItem", modifiers: [])
      },
      domains.flatMap { domains in
        hasLinks
          ? Request(
            declaration: domains.place, headline: "Universal links are declared, and nothing continues them",
            callback: "scene(_:continue:)", member: "userActivities",
            modifiers: ["onContinueUserActivity", "onOpenURL"])
          : nil
      },
    ].compactMap { $0 }
  }
}

extension AuditedApp {
  /// `true` for an app that SwiftUI starts.
  var isSwiftUI: Bool { if case .swiftUI = adoption { true } else { false } }
}
