import Diagnostics
import ProjectModel

/// A request that launches the app is lost: the connection options are not read.
enum LaunchRequestLost: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "launch-request-lost",
    severity: .warning,
    headline: "Request that launches the app is lost: the connection options are not read",
    explanation: """
      A URL, an activity or a quick action that launches an app with scenes, or opens a new scene, comes in the connection options
      of `scene(_:willConnectTo:options:)` alone. The callbacks for them are called while the scene is connected. A scene delegate that
      has such a callback has to read the options, too.

      Not told where the options are handed on whole, nor where the callback does nothing with the request.
      """,
    example: example.replacing("{ open(connectionOptions.urlContexts) }", with: "{}"),
    fixedExample: example)

  private static let example = ExampleProject.sceneDelegate(
    """
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) { open(connectionOptions.urlContexts) }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }
    """)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.delegates.filter { $0.kind == .scene && !app.types.isOpen($0.type) }.flatMap { delegate in
      let own = app.members.filter { $0.isExact && $0.delegate.type.name == delegate.type.name }
      let connection = own.first { $0.callback.name == "scene(_:willConnectTo:options:)" }
      return [LaunchRequest.url, .activity, .quickAction].compactMap { request -> AuditFinding? in
        guard let handler = own.first(where: { $0.callback.name == request.sceneCallback }),
          !handler.member.declaration.isTrivial, uses(handler),
          connection.map({ !app.reads(request, in: $0) }) ?? !app.lacksSources
        else { return nil }
        return AuditFinding(
          descriptor,
          "\(request.noun) that launches the app is lost: "
            + (connection == nil
              ? "there is no '\(app.shownName(ofScene: "scene(_:willConnectTo:options:)"))'"
              : "the connection options' '\(app.shownOption(of: request))' is not read"),
          at: (connection ?? handler).place,
          notes: connection == nil ? [] : [Diagnostic.Note("It is handled here", at: handler.place)],
          help: "Read '\(app.shownOption(of: request))' of the connection options", delegate: delegate.type.name,
          callback: request.sceneCallback)
      }
    }
  }

  /// Returns `true` for a handler that does something with the request: where it does not, nothing is lost.
  private static func uses(_ handler: MatchedMember) -> Bool {
    let parameters = handler.member.declaration.parameters
    guard parameters.count > 1, let body = handler.member.declaration.body else { return true }
    return handler.member.file[body].contains(parameters[1].name)
  }
}
