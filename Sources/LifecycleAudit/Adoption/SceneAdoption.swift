import LifecycleModel
import ProjectModel

/// The adoption of scenes in an app, with the places that show it.
///
/// A manifest with a configuration for windows or, beside a manifest, the app delegate's method that chooses one is enough.
/// Source: Apple, "Specifying the scenes your app supports"; TN3187 read literally asks for both, which most apps do not have.
package enum SceneAdoption: Sendable {
  /// SwiftUI starts the app: the type that conforms to `App`.
  case swiftUI(SourcePlace)
  /// A manifest has a configuration for windows: its place.
  case manifest(SourcePlace)
  /// A manifest has none, and a method of the app delegate chooses one.
  case method(manifest: SourcePlace, SourcePlace)
  /// A manifest has none, and no method chooses one.
  case incompleteManifest(SourcePlace)
  /// There is no manifest, but the method: documented as enough, reported as too late.
  case methodWithoutManifest(SourcePlace)
  /// Neither.
  case none
  /// The Info.plist cannot be read, or a superclass may choose a configuration.
  case undecided

  /// The mode of the app; `nil` where it is undecided.
  package var mode: AppMode? {
    switch self {
    case .swiftUI, .manifest, .method: .withScenes
    case .incompleteManifest, .none: .withoutScenes
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
    swiftUI: SourcePlace?, configuration: AppConfiguration, method: SourcePlace?, hasOpenDelegate: Bool
  ) {
    let manifest = configuration.infoPlist?.sceneManifest
    if let swiftUI {
      self = .swiftUI(swiftUI)
    } else if let manifest, let window = manifest.windowConfigurations.first {
      self = .manifest(SourcePlace(manifest.place.file, window.range))
    } else if configuration.isInfoPlistUndecided {
      self = .undecided
    } else if let manifest {
      self =
        method.map { .method(manifest: manifest.place, $0) }
        ?? (hasOpenDelegate ? .undecided : .incompleteManifest(manifest.place))
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
