import ProjectModel
import Text

extension MigrationPlan {
  /// A kind of request that the app handles or declares, and that comes in the connection options when it launches the app.
  package struct Request: Hashable, Sendable {
    /// The kind.
    package let kind: LaunchRequest
    /// The places that handle it, read it from the launch options or declare it.
    package let places: [FilePlace]
    /// The scene delegate's method that has the connection options and does not read it; `nil` where it lacks that method.
    package let connection: FilePlace?
  }
}

extension AppAudit {
  /// The requests that need code in the connection's callback, of callbacks that move and others.
  func lostRequests(_ moves: [MigrationPlan.Move]) -> [MigrationPlan.Request] {
    let lost = findings.filter { $0.diagnostic.id == LaunchRequestLost.descriptor.id }
    let reads = subject.launchOptionReads
    let isMoving = adoption.mode != .withScenes
    let connection = subject.sceneMembers(named: "scene(_:willConnectTo:options:)").first.map { filePlace($0.place) }
    return LaunchRequest.allCases.compactMap { kind in
      let handlers = moves.filter { $0.target?.callback == kind.sceneCallback && !$0.isTrivial }.map(\.method.place)
      let unread = lost.filter { $0.callback != nil && $0.callback == kind.sceneCallback }
        .map { FilePlace(SourcePlace($0.file, $0.diagnostic.range), in: "") }
      let keys = reads.filter { $0.request == kind }.map { filePlace($0.place) }
      let declared =
        isMoving ? subject.declaredRequests.filter { $0.request == kind }.map { filePlace($0.place) } : []
      // What is only declared may be handled elsewhere.
      guard !(handlers + unread + keys).isEmpty else { return nil }
      return MigrationPlan.Request(
        kind: kind, places: (handlers + unread + keys + declared).unique, connection: connection)
    }
  }
}
