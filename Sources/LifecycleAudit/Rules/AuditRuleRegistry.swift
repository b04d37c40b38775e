import Diagnostics

/// Every rule of an audit; `instar explain` and the tests derive from this list.
package enum AuditRuleRegistry {
  /// The rules, in the order in which they run.
  static let all: [any AuditRule.Type] = [
    ScenesRequired.self,
    SceneManifestIncomplete.self,
    MissingSceneClass.self,
    DeadCallback.self,
    CallbackToMove.self,
    NearMissCallback.self,
    HiddenCallback.self,
    DeprecatedMethod.self,
    MissingWindow.self,
    MissingStoryboard.self,
    UnknownSceneRole.self,
    DeprecatedSceneRole.self,
    MisplacedCallback.self,
    UnreachedDelegate.self,
    LaunchRequestLost.self,
    UnhandledRequest.self,
    SecondWindow.self,
    KeyWindow.self,
    AppDelegateWindow.self,
    WindowWithoutScene.self,
    AdaptedDelegateCast.self,
    LaunchOptions.self,
    MissingSuperCall.self,
    ApplicationStateAtLaunch.self,
    LateBackgroundTask.self,
    InactiveAsBackground.self,
    MissingLaunchScreen.self,
    ObservedInstead.self,
    UnreadFile.self,
  ]

  /// The id of the finding that a file has a syntax error.
  package static let unreadFile = UnreadFile.descriptor.id

  /// The rules' entries in the manual.
  package static var descriptors: [DiagnosticDescriptor] { all.map { $0.descriptor } }

  /// The findings of all rules in an app, by file and place.
  package static func findings(in app: AuditedApp) -> [AuditFinding] {
    let all = all.flatMap { rule in
      rule.findings(in: app).map { rule.asksForAll && app.lacksSources ? $0.doubted : $0 }
    }
    return all.filter { isCertain($0, beside: all, in: app) }.sorted()
  }

  /// Returns `false` for a finding in code that may not be built: under a condition that is not known, each branch has to have one of
  /// the rule.
  private static func isCertain(_ finding: AuditFinding, beside all: [AuditFinding], in app: AuditedApp) -> Bool {
    guard let outline = app.types.outline(of: finding.file), finding.diagnostic.id != unreadFile else { return true }
    let around = outline.conditionalCode.filter { code in
      code.branches.contains { $0.contains(finding.diagnostic.range) }
    }
    guard !around.isEmpty else { return true }
    let alike = all.filter { $0.file.path == finding.file.path && $0.diagnostic.id == finding.diagnostic.id }
    return around.allSatisfy { $0.isCovered(by: alike.map(\.diagnostic.range)) }
  }
}
