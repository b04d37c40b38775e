import LifecycleModel
import ProjectModel

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
    /// The place.
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
