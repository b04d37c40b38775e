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

      Not told of delegates with a superclass that may handle it, nor of requests that the system does not have: tvOS has no quick
      actions. `NSUserActivityTypes` is not looked at: it lists intents, too.
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

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let scenes = app.delegates.filter { $0.kind == .scene }
    guard app.mode == .withScenes, !app.delegates.contains(where: { app.types.isOpen($0.type) }),
      !app.configuration.isInfoPlistUndecided, !app.hasForeignSceneDelegate, !app.lacksSources
    else { return [] }
    return app.declaredRequests.compactMap { request, place in
      let callback = request.sceneCallback ?? ""
      guard app.sceneMembers(named: callback).isEmpty, app.mentions(where: request.isHandled).isEmpty,
        app.connectionOptionReads(of: request).isEmpty
      else { return nil }
      let delegate = scenes.first?.type.name
      let modifier = app.isSwiftUI ? request.modifiers.first.map { ", or a modifier such as '\($0)'" } : nil
      return AuditFinding(
        descriptor, headline(request), at: place,
        help: "Add '\(app.shownName(ofScene: callback))' to \(delegate.map { "'\($0)'" } ?? "a scene delegate")"
          + (modifier ?? ""),
        delegate: delegate, callback: callback)
    }
  }

  private static func headline(_ request: LaunchRequest) -> String {
    switch request {
    case .activity: "Universal links are declared, and nothing continues them"
    case .quickAction: "Quick actions are declared, and nothing performs them"
    case .url, .cloudKitShare, .notification: "URL types are declared, and nothing opens them"
    }
  }
}

extension AuditedApp {
  /// `true` for an app that SwiftUI starts.
  var isSwiftUI: Bool { if case .swiftUI = adoption { true } else { false } }

  /// The kinds of requests that Info.plist, the entitlements and code declare, with the places where they do.
  var declaredRequests: [(request: LaunchRequest, place: SourcePlace)] {
    let plist = configuration.infoPlist
    let domains = configuration.entitlements?["com.apple.developer.associated-domains"]
    let hasLinks = domains?.value.elements?.contains { $0.string?.hasPrefix("applinks:") == true } == true
    let shortcuts =
      plist?.shortcutItems?.place
      ?? mentions { $0.kind == .assignment && $0.name == "shortcutItems" }.first?.place
    let all: [(LaunchRequest, SourcePlace?)] = [
      (.url, plist?.urlTypes?.place), (.quickAction, shortcuts), (.activity, hasLinks ? domains?.place : nil),
    ]
    return all.filter { $0.0.exists(on: platform) }.compactMap { request, place in place.map { (request, $0) } }
  }
}

extension LaunchRequest {
  /// Returns `true` for a request that a system has, as the catalog has its callback.
  fileprivate func exists(on platform: AppPlatform) -> Bool {
    let entry = sceneCallback.flatMap {
      APICatalog.standard.entry(named: $0, in: ["UIWindowSceneDelegate"], platform: platform.rawValue)
    }
    return entry.map { APICatalog.has($0, platform: platform.rawValue) } ?? false
  }

  /// Returns `true` for a mention of a modifier of SwiftUI that handles the request.
  func isHandled(by mention: Mention) -> Bool {
    mention.kind == .call && modifiers.contains { mention.name == $0 || mention.name.hasPrefix("\($0)(") }
  }
}
