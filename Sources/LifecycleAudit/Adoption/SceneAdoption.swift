import LifecycleModel
import ProjectModel

/// The adoption of scenes in an app, with the places that show it.
///
/// A manifest with a configuration for windows is enough and, where apps without scenes launch, the app delegate's method that chooses
/// one beside a manifest. Built with the iOS 27 SDK, the manifest alone counts, whatever the method returns: Apple, "Transitioning to
/// the UIKit scene-based life cycle"; seen on a device in tauri-apps/tauri#15719.
package enum SceneAdoption: Sendable {
  /// SwiftUI starts the app: the type that conforms to `App`.
  case swiftUI(SourcePlace)
  /// A manifest has a configuration for windows: its place.
  case manifest(SourcePlace)
  /// A manifest has none, and a method of the app delegate chooses one.
  case method(manifest: SourcePlace, SourcePlace)
  /// A manifest has none, and no method chooses one that counts: the place of one that does not.
  case incompleteManifest(SourcePlace, method: SourcePlace?)
  /// There is no manifest, but the method: documented as enough, reported as too late.
  case methodWithoutManifest(SourcePlace)
  /// Neither.
  case none
  /// The Info.plist cannot be read, or what was not read may decide.
  case undecided(Doubt)

  /// The reason for which it is undecided.
  package enum Doubt: Sendable {
    /// The Info.plist cannot be read, or is not there.
    case infoPlist
    /// A superclass that is not known may choose a configuration: its name.
    case superclass(String)
    /// Nothing that was read starts the app: it may be SwiftUI.
    case start
  }

  /// The mode of the app; `nil` where it is undecided.
  package var mode: AppMode? {
    switch self {
    // An app with the method means to have scenes, and has them as soon as its manifest is complete.
    case .swiftUI, .manifest, .method, .incompleteManifest(_, method: .some): .withScenes
    case .incompleteManifest(_, method: nil), .none: .withoutScenes
    case .methodWithoutManifest, .undecided: nil
    }
  }

  /// The place that shows that scenes are adopted; `nil` where they are not.
  package var place: SourcePlace? {
    switch self {
    case .swiftUI(let place), .manifest(let place), .method(_, let place): place
    case .incompleteManifest, .methodWithoutManifest, .none, .undecided: nil
    }
  }

  /// `true` where scenes are adopted at the version; `nil` where it is undecided.
  package var isAdopted: Bool? { mode == nil ? nil : place != nil }

  /// The adoption in words: `scenes by Info.plist`.
  package var words: String {
    switch self {
    case .swiftUI: "scenes by SwiftUI"
    case .manifest: "scenes by Info.plist"
    case .method: "scenes by the app delegate"
    case .incompleteManifest, .none: "no scenes"
    case .methodWithoutManifest, .undecided: "scenes undecided"
    }
  }

  /// Decides by an app's manifest and its delegates.
  init(
    swiftUI: SourcePlace?, configuration: AppConfiguration, method: SourcePlace?, openSuperclass: String?,
    needsManifest: Bool, lacksStart: Bool
  ) {
    let manifest = configuration.infoPlist?.sceneManifest
    if let swiftUI {
      self = .swiftUI(swiftUI)
    } else if let manifest, let window = manifest.windowConfigurations.first {
      self = .manifest(SourcePlace(manifest.place.file, window.range))
    } else if configuration.isInfoPlistUndecided {
      self = .undecided(.infoPlist)
    } else if lacksStart {
      self = .undecided(.start)
    } else if let manifest {
      if needsManifest {
        self = .incompleteManifest(manifest.place, method: method)
      } else if let method {
        self = .method(manifest: manifest.place, method)
      } else {
        self = openSuperclass.map { .undecided(.superclass($0)) } ?? .incompleteManifest(manifest.place, method: nil)
      }
    } else {
      self = method.map { .methodWithoutManifest($0) } ?? .none
    }
  }
}

extension SceneManifest {
  /// The configurations of the app's windows.
  var windowConfigurations: [Configuration] {
    configurations.filter { $0.role == SceneRole.application.plistKey }
  }
}
