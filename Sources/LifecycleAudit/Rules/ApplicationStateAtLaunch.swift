import Diagnostics
import ProjectModel

/// Code asks for the application's state while the app launches.
enum ApplicationStateAtLaunch: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "application-state-at-launch",
    severity: .warning,
    headline: "Application's state at launch is 'background' in an app with scenes",
    explanation: """
      In an app with scenes, the application is in the background until a scene is connected and comes to the foreground:
      `applicationState` is `.background` in the launch callbacks, whatever the app is launched for. Code that asks if it was launched
      in the background always hears yes ([firebase-ios-sdk#15912](https://github.com/firebase/firebase-ios-sdk/issues/15912)).

      Ask in a scene's callbacks, or for what the launch is about. Told of the launch callbacks and the methods of the delegate that they
      call at once, not of closures, which may run later.
      """,
    example: ExampleProject.launch("{ application.applicationState != .background }"),
    fixedExample: ExampleProject.launch("{ true }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard app.mode == .withScenes else { return [] }
    let launches = app.members.filter { $0.isExact && $0.callback.name.hasSuffix("FinishLaunchingWithOptions:)") }
    let paths = CallPaths(app.types.outlines)
    return launches.flatMap { launch in
      paths.calledAtOnce(from: launch.member, of: launch.delegate.type, in: app.types).flatMap { member in
        CallPaths.mentionsAtOnce(in: member)
          .filter { $0.name == "applicationState" && !$0.isLegacy && [.access, .call].contains($0.kind) }
          .map { FoundMention(outline: member.part.outline, mention: $0) }
      }
      .filter { app.processObject(of: $0) == .application }
      .map { found in
        AuditFinding(
          descriptor, "'applicationState' is 'background' at each launch of an app with scenes",
          at: SourcePlace(found.outline.file, found.mention.nameRange),
          help: "Ask when a scene comes to the foreground: '\(app.shownName(ofScene: "sceneWillEnterForeground(_:)"))'",
          delegate: launch.delegate.type.name, callback: launch.callback.name)
      }
    }
  }
}
