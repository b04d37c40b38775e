import Diagnostics
import LifecycleModel
import ProjectModel
import Text

extension MigrationPlan {
  /// A method whose code has to move.
  package struct Move: Hashable, Sendable {
    /// The method today.
    package let method: Method
    /// The callback that is called instead; `nil` where there is none.
    package let target: Target?
    /// The page's or Apple's advice in words, for a callback without a counterpart.
    package let advice: String?
    /// The notification of the whole process: `UIApplication.didEnterBackgroundNotification`.
    package let notification: String?
    /// The modifiers of SwiftUI that do the same in a view.
    package let modifiers: [String]
    /// `true` where the body does nothing.
    package let isTrivial: Bool
    /// The first place where the app's own code calls it; `nil` for none.
    package let call: FilePlace?
  }

  /// A callback to which code moves.
  package struct Target: Hashable, Sendable {
    /// The delegate's type: the app's own, or else the page's name for it.
    package let type: String
    /// The name.
    package let callback: String
    /// The declaration in Swift; `nil` where it is not known.
    package let declaration: SwiftDeclaration?
    /// The selector; `nil` where it is not known.
    package let selector: String?
    /// The method that the delegate has; `nil` where it lacks it.
    package let place: FilePlace?
    /// The links of the page's claim.
    package let sources: [Provenance.Source]
  }
}

/// Finds the methods of an audited app that have to move.
struct MoveSearch {
  let audit: AppAudit
  private var app: AuditedApp { audit.subject }

  /// The methods, in the order of their delegates' members.
  var moves: [MigrationPlan.Move] {
    app.members.filter { $0.isExact && isLeaving($0) }.map(move)
  }

  /// The methods of the application's delegate that are called in apps with scenes, too.
  var staying: [MigrationPlan.Method] {
    app.members.filter {
      $0.isExact && $0.delegate.kind == .application && $0.member.declaration.kind == .method && !isLeaving($0)
    }.map(method)
  }

  /// Returns `true` where no app with scenes calls a method, or no app at all any longer.
  private func isLeaving(_ member: MatchedMember) -> Bool {
    member.isDead(in: .withScenes) || member.callback.isEnding(in: app.mode ?? .withoutScenes)
      || member.callback.successor?.sceneCounterpart != nil
  }

  private func method(_ member: MatchedMember) -> MigrationPlan.Method {
    MigrationPlan.Method(
      callback: member.callback.name, type: member.delegate.type.name, place: audit.filePlace(member.place),
      sources: member.callback.sources)
  }

  private func move(_ member: MatchedMember) -> MigrationPlan.Move {
    let callback = member.callback
    let counterpart =
      callback.sceneCounterpart ?? callback.successor?.sceneCounterpart ?? replacement(of: callback, in: member)
    let request = LaunchRequest.allCases.first { $0.sceneCallback == counterpart }
    let phases = callback.notification == nil ? [] : ["onChange(of: scenePhase)"]
    return MigrationPlan.Move(
      method: method(member), target: counterpart.map { target($0, of: member) }, advice: callback.replacement,
      notification: callback.notification,
      modifiers: app.isSwiftUI ? request?.modifiers ?? phases : [],
      isTrivial: member.member.declaration.isTrivial,
      call: app.handCalls.place(calling: member.member, as: callback, in: app.types).map(audit.filePlace))
  }

  /// The callback of the same delegate that the page names as a replacement.
  private func replacement(of callback: AuditedCallback, in member: MatchedMember) -> String? {
    member.page?.delegates.flatMap(\.callbacks).first { $0.name == callback.replacement }?.name
  }

  private func target(_ name: String, of member: MatchedMember) -> MigrationPlan.Target {
    let known = app.pages.flatMap(\.delegates).first { $0.callbacks.contains { $0.name == name } }
    let callback = known?.callbacks.first { $0.name == name }
    let isOwn = known.map { $0.name == member.callback.delegate } ?? false
    let entry =
      callback?.entry ?? APICatalog.standard.entry(named: name, in: ["UIWindowSceneDelegate"], platform: nil)
    let existing = app.members.first {
      $0.isExact && $0.callback.name == name && (!isOwn || $0.delegate.type.name == member.delegate.type.name)
    }
    let installed =
      isOwn
      ? member.delegate : app.delegates.first { $0.kind == .scene || $0.role.map { $0.name == known?.name } == true }
    return MigrationPlan.Target(
      type: existing?.delegate.type.name ?? installed?.type.name ?? known?.name ?? "SceneDelegate", callback: name,
      declaration: callback?.declaration ?? entry?.declaration, selector: entry?.selector,
      place: existing.map { audit.filePlace($0.place) }, sources: callback?.sources ?? [])
  }
}

extension AuditedCallback {
  /// The callback of the same type that Apple names as this deprecated one's replacement; `nil` for none.
  fileprivate var successor: APIEntry? {
    guard let entry, let replacement = entry.replacement else { return nil }
    return APICatalog.standard.entry(named: replacement, in: [entry.owner], platform: nil)
  }

  /// The notification that the whole process gets: `UIApplication.didEnterBackgroundNotification`; `nil` for none.
  fileprivate var notification: String? {
    entry?.replacement?.split(separator: " ").first { $0.hasSuffix("Notification") }.map(String.init)
  }
}

extension MigrationPlan {
  /// A kind of request that the app handles or declares, and that comes in the connection options when it launches the app.
  package struct Request: Hashable, Sendable {
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

extension MigrationPlan {
  /// A line that makes or reaches a window in a way that does not work with scenes.
  package struct Window: Hashable, Sendable {
    /// The line.
    package let place: FilePlace
    /// The source of the line, without white space around it.
    package let source: String
    /// The way.
    package let use: WindowUse
  }
}

extension AppAudit {
  /// The lines, by file: those with a finding and, before scenes are adopted, all that make a window or use the delegate's own.
  var windowLines: [MigrationPlan.Window] {
    let rules: [(DiagnosticDescriptor, WindowUse)] = [
      (AppDelegateWindow.descriptor, .delegate), (WindowWithoutScene.descriptor, .creation),
      (KeyWindow.descriptor, .key),
    ]
    let told = rules.flatMap { rule, use in
      findings.filter { $0.diagnostic.id == rule.id }.map { finding in
        (
          finding.file, finding.diagnostic.range,
          FilePlace(SourcePlace(finding.file, finding.diagnostic.range), in: ""), use
        )
      }
    }
    let isMigrating = adoption.isAdopted != true && !neededManifests.isEmpty
    let made = isMigrating ? subject.scenelessWindows.flatMap(\.windows).map { ($0.place, WindowUse.creation) } : []
    let others = (made + (isMigrating ? ownWindows : []))
      .map { place, use in (place.file, place.range, filePlace(place), use) }
    var lines: Set<FilePlace> = []
    return (told + others).sorted { ($0.2.path, $0.1) < ($1.2.path, $1.1) }.compactMap { file, range, place, use in
      guard lines.insert(place).inserted else { return nil }
      let source = file[file.range(ofLine: place.line)].trimmingSpaces
      return MigrationPlan.Window(place: place, source: String(source), use: use)
    }
  }

  /// The window of the application's delegate, and the places where the delegate's methods use it.
  private var ownWindows: [(SourcePlace, WindowUse)] {
    let members = subject.delegates.filter { $0.kind == .application }.map(\.type).flatMap(subject.types.members)
    let declared = members.filter { $0.declaration.kind == .property && $0.declaration.name == "window" }
      .map { SourcePlace($0.file, $0.declaration.nameRange) }
    let used = members.flatMap { member in
      subject.mentions(in: member).filter(\.isOwnWindow).map { SourcePlace(member.file, $0.range) }
    }
    return (declared + used).map { ($0, .own) }
  }
}

extension Mention {
  /// `true` for `window` and `self.window`.
  fileprivate var isOwnWindow: Bool {
    guard !isLegacy, name == "window", [.access, .assignment].contains(kind) else { return false }
    return base == "self" || base.isEmpty && range.start == nameRange.start
  }
}
