import Diagnostics
import ProjectModel

/// The app delegate reads launch options, which are nil in an app with scenes.
enum LaunchOptions: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "launch-options",
    severity: .warning,
    headline: "Launch options are nil in an app with scenes",
    explanation: """
      In an app with scenes, UIKit passes nil as the launch options: what the app is launched for comes in the connection options of
      the scene. Code that looks up a key finds nothing.
      """,
    example: example.replacing("{ true }", with: "{ launchOptions?[.url] == nil }"),
    fixedExample: example)

  private static let example = ExampleProject.appDelegate(
    """
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    """)

  /// The members of `UIScene.ConnectionOptions` by the keys that have them instead.
  private static let members = [
    "url": "urlContexts", "sourceApplication": "urlContexts", "shortcutItem": "shortcutItem",
    "userActivityDictionary": "userActivities", "userActivityType": "userActivities",
    "remoteNotification": "notificationResponse", "cloudKitShareMetadata": "cloudKitShareMetadata",
  ]

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard app.mode == .withScenes else { return [] }
    let launches = app.members.filter { $0.isExact && $0.callback.name.hasSuffix("FinishLaunchingWithOptions:)") }
    return launches.flatMap { launch -> [AuditFinding] in
      guard let options = launch.member.declaration.parameters.last?.name else { return [] }
      return app.mentions(in: launch.member).compactMap { mention in
        guard mention.kind == .access, !mention.isLegacy, isKey(mention, of: options, in: launch.member.file) else {
          return nil
        }
        let member = members[key(mention)]
        return AuditFinding(
          descriptor, "Launch options are nil in an app with scenes",
          at: SourcePlace(launch.member.file, mention.range),
          help: member.map { "Read '\($0)' of the connection options" } ?? "Do not look up launch options",
          delegate: launch.delegate.type.name, callback: launch.callback.name)
      }
    }
  }

  /// Returns `true` for the key in `options?[.url]`, `options[UIApplication.LaunchOptionsKey.url]` or Objective-C's
  /// `options[UIApplicationLaunchOptionsURLKey]`.
  private static func isKey(_ mention: Mention, of options: String, in file: SourceFile) -> Bool {
    let before = file.bytes[..<mention.range.start].reversed().drop { $0 == UInt8(ascii: " ") }
    guard before.first == UInt8(ascii: "[") else { return false }
    let name = before.dropFirst().drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
    return name.starts(with: options.utf8.reversed())
  }

  /// The key as Swift names it.
  private static func key(_ mention: Mention) -> String {
    guard mention.name.hasPrefix("UIApplicationLaunchOptions"), mention.name.hasSuffix("Key") else {
      return mention.name
    }
    let key = mention.name.dropFirst("UIApplicationLaunchOptions".count).dropLast(3)
    return key == "URL" ? "url" : key.prefix(1).lowercased() + key.dropFirst()
  }
}
