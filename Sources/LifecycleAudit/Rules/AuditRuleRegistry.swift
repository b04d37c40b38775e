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
    UnreadFile.self,
  ]

  /// The id of the finding that a file has a syntax error.
  package static let unreadFile = UnreadFile.descriptor.id

  /// The rules' entries in the manual.
  package static var descriptors: [DiagnosticDescriptor] { all.map { $0.descriptor } }

  /// The findings of all rules in an app, by file and place.
  package static func findings(in app: AuditedApp) -> [AuditFinding] {
    all.flatMap { $0.findings(in: app) }.sorted()
  }
}
