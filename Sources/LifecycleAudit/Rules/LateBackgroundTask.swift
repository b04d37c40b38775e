import Diagnostics
import ProjectModel

/// A background task's handler is registered when a scene connects, after the launch.
enum LateBackgroundTask: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "late-background-task",
    severity: .error,
    headline: "Background task is registered after the launch",
    explanation: """
      All handlers of background tasks have to be registered before the launch ends: `BGTaskScheduler.register` throws an exception later
      ([Apple](https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:))).
      A scene connects after the launch, and in a launch in the background none connects: the task would never have a handler.

      Register in `application(_:didFinishLaunchingWithOptions:)`. Told where all paths that are known to the call begin in the callbacks of
      scenes; a call that something else may reach is not judged.
      """,
    example: ExampleProject.connection("{\n    \(registration)\n  }"),
    fixedExample: ExampleProject.launch("{\n    \(registration)\n  }"))

  private static let registration =
    #"BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { refresh($0) }"#

  static let asksForAll = true

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let paths = CallPaths(app.types.outlines)
    let callbacks = Dictionary(app.members.filter(\.isExact).map { ($0.place, $0) }) { first, _ in first }
    func callback(_ member: AppMember) -> MatchedMember? {
      callbacks[SourcePlace(member.file, member.declaration.nameRange)]
    }
    return app.mentions(where: \.registersBackgroundTask).compactMap { found in
      guard let member = found.member, let sources = paths.sources(of: member, until: { callback($0) != nil }) else {
        return nil
      }
      let origins = sources.filter { source in
        callback(source) != nil || paths.callers(of: source)?.isEmpty != false
      }
      let reached = origins.map(callback)
      guard let first = reached.first ?? nil, reached.allSatisfy({ $0?.delegate.kind == .scene }) else { return nil }
      return AuditFinding(
        descriptor, "Background task is registered after the launch: it is reached from '\(first.shownName)' alone",
        at: SourcePlace(found.outline.file, found.mention.nameRange),
        notes: [Diagnostic.Note("A scene connects here", at: first.place)],
        help: "Register it before the launch ends, in the app delegate's "
          + "'\(app.isObjectiveC ? "application:didFinishLaunchingWithOptions:" : "application(_:didFinishLaunchingWithOptions:)")'",
        delegate: first.delegate.type.name, callback: first.callback.name)
    }
  }
}
