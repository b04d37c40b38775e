import Diagnostics
import ProjectModel

/// Code asks the application for its key window.
enum KeyWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "key-window",
    severity: .warning,
    headline: "'UIApplication.keyWindow' is deprecated since iOS 13",
    explanation: """
      In an app with several scenes it is the key window of any of them. Ask the view's own window, or the window scene's
      `keyWindow` (iOS 15).
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { UIApplication.shared.keyWindow?.endEditing(true) }"),
    fixedExample: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { window?.endEditing(true) }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.mentions {
      [.access, .call].contains($0.kind) && $0.name == "keyWindow" && $0.isOfApplication
    }.map { found in
      AuditFinding(
        descriptor, "'UIApplication.keyWindow' is deprecated since iOS 13: with several scenes it is any of them",
        at: SourcePlace(found.outline.file, found.mention.nameRange), help: "Ask the view's or the scene's own window")
    }
  }
}

extension Mention {
  /// The base without white space: Objective-C's receivers have it between their words.
  var denseBase: String { base.filter { !$0.isWhitespace } }

  /// `true` where it is a member of the application object.
  var isOfApplication: Bool {
    ["UIApplication.shared", "[UIApplicationsharedApplication]", "UIApplication.sharedApplication"].contains(denseBase)
  }

  /// `true` where it is a member of the application's delegate, perhaps cast to a type.
  var isOfApplicationDelegate: Bool {
    [
      "UIApplication.shared.delegate", "[UIApplicationsharedApplication].delegate",
      "UIApplication.sharedApplication.delegate", "[[UIApplicationsharedApplication]delegate]",
    ].contains { denseBase.contains($0) }
  }

  /// `true` where it makes an object of a class in Objective-C: `[[UIWindow alloc] init…]`.
  func isInitializer(of name: String) -> Bool { kind == .call && denseBase == "[\(name)alloc]" }
}
