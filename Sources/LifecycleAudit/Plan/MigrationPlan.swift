import LifecycleModel
import ProjectModel
import Text

/// All that is left to do until an app has adopted scenes and has none of the callbacks that end.
///
/// Everything is of the app as its project is now; `Reports` writes it down with the page's test plan and a scene delegate.
package struct MigrationPlan: Sendable {
  /// The app's target.
  package let app: App
  /// The systems for which it is built and that the page speaks of.
  package let platforms: [AppPlatform]
  /// The page that says what is called in apps with scenes.
  package let page: AuditedPage
  /// The versions at which the pages are read: `iOS 27`.
  package let versions: String
  /// The adoption of scenes today.
  package let adoption: SceneAdoption
  /// The place that shows the adoption; `nil` where scenes are not adopted.
  package let adoptionPlace: FilePlace?
  /// The delegates that are installed, the application's first.
  package let delegates: [Delegate]
  /// The Info.plists that need a scene manifest.
  package let manifests: [Manifest]
  /// The callbacks that the system does not call once scenes are adopted, in the order of the sources.
  package let moves: [Move]
  /// The requests that come in the connection options.
  package let requests: [Request]
  /// The lines that make or reach a window.
  package let windows: [Window]
  /// The methods of the application's delegate that are called in apps with scenes, too.
  package let staying: [Method]
  /// The findings that no other part of the plan tells of.
  package let findings: [Finding]
  /// The parts of the app that could not be decided.
  package let doubts: [Doubt]

  /// A type that is called as a delegate.
  package struct Delegate: Hashable, Sendable {
    /// The caller.
    package let kind: InstalledDelegate.Kind
    /// The type's name.
    package let type: String
    /// The place of its declaration; `nil` for a type of somebody else.
    package let place: FilePlace?
    /// `true` for Objective-C.
    package let isObjectiveC: Bool
  }

  /// A method of a delegate.
  package struct Method: Hashable, Sendable {
    /// The callback's name.
    package let callback: String
    /// The delegate's type.
    package let type: String
    /// The place of the name.
    package let place: FilePlace
    /// The links of the page's claim.
    package let sources: [Provenance.Source]
  }

  /// A finding of the audit.
  package struct Finding: Hashable, Sendable {
    package let place: FilePlace
    /// The rule's id.
    package let id: String
    /// The headline.
    package let summary: String
    /// The advice; `nil` for none.
    package let help: String?
  }
}

extension MigrationPlan {
  /// The name of the scene delegate that takes over: the app's first one, or else the page's.
  package var sceneDelegate: String {
    delegates.first { $0.kind == .scene }?.type ?? page.delegates.first { $0.kind == .scene }?.name ?? "SceneDelegate"
  }

  /// `true` where the app has no scene delegate yet.
  package var needsSceneDelegate: Bool { !isSwiftUI && !delegates.contains { $0.kind == .scene } }

  /// `true` for an app that SwiftUI starts.
  package var isSwiftUI: Bool { if case .swiftUI = adoption { true } else { false } }

  /// `true` where the page says what apps with scenes do.
  package var isAboutScenes: Bool { page.isAboutScenes }

  /// `true` where an app without scenes does not launch.
  package var cannotLaunch: Bool {
    isAboutScenes && adoption.isAdopted == false && !page.launchModes.contains(.withoutScenes)
  }

  /// `true` where a manifest lets the app have several scenes at a time.
  package var hasSeveralScenes: Bool {
    app.configurations.contains { $0.infoPlist?.sceneManifest?.supportsMultipleScenes == true }
  }

  /// `true` where nothing is left to do; `false` also where something was not read that may have more of it.
  package var isDone: Bool {
    guard adoption.mode != nil || !isAboutScenes, !app.missing.contains(where: SourceKind.isSource) else {
      return false
    }
    return manifests.isEmpty && moves.isEmpty && requests.isEmpty && windows.isEmpty && findings.isEmpty
  }
}

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

extension MigrationPlan {
  /// An Info.plist that needs a scene manifest.
  package struct Manifest: Hashable, Sendable {
    /// The place of an incomplete manifest, or else the first line of the file; `nil` where the build makes the whole list.
    package let place: FilePlace?
    /// `true` where it has a manifest, without a configuration for windows.
    package let isIncomplete: Bool
    /// The configurations that are built with it; empty where all are.
    package let configurations: [String]
    /// The module's name; `nil` where it is undecided.
    package let module: String?
    /// The storyboard that Info.plist names today; `nil` for none.
    package let storyboard: String?
  }
}

extension AppAudit {
  /// The Info.plists of the app that need a scene manifest, each once.
  var neededManifests: [MigrationPlan.Manifest] {
    guard adoption.isAdopted != true, subject.pages.contains(where: \.isAboutScenes) else {
      return []
    }
    let all = app.configurations(for: platform)
    let wanting = all.filter { !$0.isInfoPlistUndecided }
    var names: [String?: [String]] = [:]
    for configuration in wanting { names[configuration.infoPlist?.path, default: []] += configuration.names }
    var told: Set<String?> = []
    return wanting.filter { told.insert($0.infoPlist?.path).inserted }.map { configuration in
      let list = configuration.infoPlist
      let place = list?.sceneManifest?.place ?? list?.list.map { SourcePlace($0.file, .fileStart) }
      let own = names[list?.path] ?? []
      return MigrationPlan.Manifest(
        place: place.map(filePlace), isIncomplete: list?.sceneManifest != nil,
        configurations: own.count < all.flatMap(\.names).count ? own : [],
        module: configuration.moduleName.text, storyboard: list?.mainStoryboards.first?.value.string)
    }
  }
}

extension MigrationPlan {
  /// A part of the app that could not be decided.
  package enum Doubt: Hashable, Sendable {
    /// What the project says could not be read or expanded: the sentence, with its file and line.
    case project(String)
    /// A method chooses scene configurations, and there is no scene manifest: documented as enough, reported as too late.
    case methodWithoutManifest(FilePlace)
    /// A superclass is not known: its name, the place of the delegate's type.
    case superclass(String, FilePlace)
    /// The class of the application's delegate is a variable: the place of a type that conforms.
    case delegateClass(FilePlace)
    case syntaxError(FilePlace)
    /// The app's own code calls a method that moves: the callback, the place of the call.
    case call(String, FilePlace)
  }
}

extension AppAudit {
  /// The parts of the app that could not be decided, given the methods that move.
  func doubts(about moves: [MigrationPlan.Move]) -> [MigrationPlan.Doubt] {
    let notes = subject.configuration.undecided.map { note in
      let path = prefix + note.path
      return MigrationPlan.Doubt.project(ProjectNote(note.message, path: path, at: note.location).line)
    }
    let missing = app.missing.filter(SourceKind.isSource).map { path in
      MigrationPlan.Doubt.project("File of '\(app.name)' is not there: '\(prefix)\(path)'")
    }
    var method: [MigrationPlan.Doubt] = []
    if case .methodWithoutManifest(let place) = adoption { method = [.methodWithoutManifest(filePlace(place))] }
    let types = subject.delegates.compactMap { delegate -> MigrationPlan.Doubt? in
      guard let part = delegate.type.declaration else { return nil }
      let place = filePlace(SourcePlace(part.outline.file, part.declaration.nameRange))
      if let name = subject.types.openSuperclass(of: delegate.type) {
        return .superclass(name, place)
      }
      return delegate.kind == .application && delegate.evidence == nil ? .delegateClass(place) : nil
    }
    let unread = subject.types.outlines.compactMap { outline in
      outline.firstError.map { MigrationPlan.Doubt.syntaxError(filePlace(SourcePlace(outline.file, $0))) }
    }
    let calls = moves.compactMap { move in move.call.map { MigrationPlan.Doubt.call(move.method.callback, $0) } }
    return notes + missing + method + types + unread + calls
  }
}
