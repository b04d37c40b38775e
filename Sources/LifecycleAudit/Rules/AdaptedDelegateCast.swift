import Diagnostics
import ProjectModel

/// Code casts the application's delegate to a type that SwiftUI has wrapped.
enum AdaptedDelegateCast: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "adapted-delegate-cast",
    severity: .warning,
    headline: "Cast of the application's delegate fails: SwiftUI installs its own",
    explanation: """
      With `@UIApplicationDelegateAdaptor`, the application's delegate is an object of SwiftUI that forwards to the app's own: a
      cast to the app's class yields nil, or ends the app.

      Read the delegate from the adaptor's property, or from the environment.
      """,
    example: example.replacing(
      "{ start() }", with: "{ (UIApplication.shared.delegate as? AppDelegate)?.start() }"),
    fixedExample: example)

  private static let example = """
    === ReaderApp.swift
    @main
    struct ReaderApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene { WindowGroup { Text("Reader") } }
    }
    === AppDelegate.swift
    final class AppDelegate: NSObject, UIApplicationDelegate {
      func start() {}
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { start() }
    }
    """

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard case .swiftUI = app.adoption else { return [] }
    let delegates = Set(app.delegates.filter { $0.kind == .application }.map(\.type.name))
    return app.mentions { mention in
      mention.kind == .cast && delegates.contains(mention.name)
        && ["UIApplication.shared.delegate", "[UIApplicationsharedApplication].delegate"].contains(mention.denseBase)
    }.map { found in
      AuditFinding(
        descriptor, "'UIApplication.shared.delegate' is no '\(found.mention.name)': SwiftUI installs its own delegate",
        at: found.place, help: "Read it from the adaptor's property", delegate: found.mention.name)
    }
  }
}
