import LifecycleModel
import ProjectModel
import Text

extension MigrationPlan {
  /// The plans of audited apps, one for each app: what several of its systems have in common stands in it once.
  package static func plans(of audits: [AppAudit]) -> [MigrationPlan] {
    let keys = audits.map(\.appIdentity)
    return keys.unique.compactMap { key in MigrationPlan(zip(keys, audits).filter { $0.0 == key }.map(\.1)) }
  }

  /// Plans for an app with its audits for one or several systems; `nil` without any.
  private init?(_ audits: [AppAudit]) {
    guard let first = audits.first else { return nil }
    let pages = first.subject.pages
    guard let page = pages.first(where: \.isAboutScenes) ?? pages.first else { return nil }
    let searches = audits.map(MoveSearch.init)
    let dead = searches.flatMap(\.moves).unique { $0.method.place }
    // With scenes, what the app's own code calls is in its place already.
    let moves = first.adoption.mode == .withScenes ? dead.filter { $0.call == nil } : dead
    self.init(
      app: first.app, platforms: audits.map(\.platform), page: page, versions: first.versions,
      adoption: first.adoption, adoptionPlace: first.adoption.place.map(first.filePlace),
      delegates: audits.flatMap(\.plannedDelegates).unique, manifests: audits.flatMap(\.neededManifests).unique,
      moves: moves, requests: audits.flatMap { $0.lostRequests(moves) }.unique { $0.kind },
      windows: audits.flatMap(\.windowLines).unique { $0.place },
      staying: searches.flatMap(\.staying).unique { $0.place },
      findings: audits.flatMap(\.otherFindings).unique { "\($0.place) \($0.id)" },
      doubts: audits.flatMap { $0.doubts(about: dead) }.unique)
  }
}

extension AppAudit {
  /// The rules whose findings other parts of a plan tell of.
  private static let toldRules = Set(
    [
      ScenesRequired.descriptor, SceneManifestIncomplete.descriptor, DeadCallback.descriptor,
      CallbackToMove.descriptor, LaunchRequestLost.descriptor, LaunchOptions.descriptor,
      AppDelegateWindow.descriptor, WindowWithoutScene.descriptor, KeyWindow.descriptor, UnreadFile.descriptor,
      ObservedInstead.descriptor,
    ].map(\.id))

  fileprivate var otherFindings: [MigrationPlan.Finding] {
    findings.filter { !Self.toldRules.contains($0.diagnostic.id) }.map { finding in
      let diagnostic = finding.diagnostic
      return MigrationPlan.Finding(
        place: FilePlace(SourcePlace(finding.file, diagnostic.range), in: ""), id: diagnostic.id,
        summary: diagnostic.summary, help: diagnostic.help ?? diagnostic.fixIts.first?.message)
    }
  }

  fileprivate var plannedDelegates: [MigrationPlan.Delegate] {
    subject.delegates.map { delegate in
      MigrationPlan.Delegate(
        kind: delegate.kind, type: delegate.type.name,
        place: delegate.type.declaration.map {
          filePlace(SourcePlace($0.outline.file, $0.declaration.nameRange))
        }, isObjectiveC: !delegate.type.isSwift)
    }
  }
}
