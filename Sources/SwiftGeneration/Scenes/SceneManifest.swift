import LifecycleModel

/// The part of Info.plist with an app's scenes; Xcode merges it with the settings of the target.
///
/// A property list is no template: its grammar is fixed, and one wrong character keeps an app from starting.
package struct SceneManifest {
  private let roles: [SceneConfigurations]
  private let supportsMultipleScenes: Bool
  private let classes: SceneClassNames

  /// Collects the configurations of a life cycle; without any, there is one for windows, with Xcode's name.
  init(_ lifecycle: Lifecycle, classes: SceneClassNames) {
    self.classes = classes
    var lifecycle = lifecycle
    if lifecycle.sceneConfigurations.isEmpty {
      lifecycle.sceneConfigurations = [SceneConfiguration(name: Self.defaultName)]
    }
    roles = SceneConfigurations.all(in: lifecycle)
    supportsMultipleScenes = lifecycle.transitions.contains { $0.guard?.sceneCondition == .anotherScene }
  }

  package static let fileName = "Info.plist"

  /// The name that Xcode gives the only configuration of a new app.
  package static let defaultName = "Default Configuration"

  /// The lines of Info.plist for an app with one window at a time, whose scenes a class serves: a delegate's, or one of the app.
  package static func excerpt(
    naming configuration: SceneConfiguration?, servedBy delegateClass: String, storyboard: String? = nil,
    in lifecycle: Lifecycle
  ) -> String {
    let names = SwiftTypeNames(lifecycle)
    var page = lifecycle
    page.transitions = []
    page.sceneConfigurations = [
      SceneConfiguration(
        name: configuration?.name ?? defaultName, delegateClass: delegateClass, storyboard: storyboard)
    ]
    return SceneManifest(page, classes: SceneClassNames(lifecycle, names: names)).value.entries
  }

  /// The file's text.
  var text: String { value.document }

  private var value: PropertyList {
    let configurations = roles.flatMap { role in
      let entries = PropertyList.array(role.entries.map { entry($0, of: role.role) })
      return role.roles.map { ($0.plistKey, entries) }
    }
    let manifest = PropertyList.dictionary([
      ("UIApplicationSupportsMultipleScenes", .bool(supportsMultipleScenes)),
      ("UISceneConfigurations", .dictionary(configurations)),
    ])
    return .dictionary([(Self.key, manifest)])
  }

  /// `true` where a hand-written property list has the scenes of a generated one, in any indentation.
  package static func isContained(in text: String, of generated: String) -> Bool {
    let lines = { (text: String) in
      text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
    }
    let wanted = lines(generated)
    guard let start = wanted.firstIndex(of: "<key>\(key)</key>"), let end = wanted.lastIndex(of: "</dict>"),
      start < end
    else { return false }
    return !lines(text).ranges(of: wanted[start..<end]).isEmpty
  }

  private static let key = "UIApplicationSceneManifest"

  private func entry(_ row: SceneConfiguration, of role: SceneRole) -> PropertyList {
    let delegate = row.delegateClass ?? (role.hasWindows ? classes.sceneDelegate : nil)
    let items: [(String, String?)] = [
      ("UISceneConfigurationName", row.name),
      ("UISceneDelegateClassName", delegate.map(classes.qualified)),
      ("UISceneClassName", row.sceneClass.map(classes.qualified)),
      ("UISceneStoryboardFile", row.storyboard.map(Self.storyboardName)),
    ]
    return .dictionary(items.compactMap { key, value in value.map { (key, .string($0)) } })
  }

  /// The storyboards that the manifest of a life cycle names.
  package static func storyboards(of lifecycle: Lifecycle) -> [String] {
    SceneConfigurations.all(in: lifecycle).flatMap(\.entries).compactMap(\.storyboard).map(storyboardName)
  }

  /// A storyboard's name without the extension of its file.
  static func storyboardName(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }
}

extension SceneRole {
  /// `true` where the delegate of a window scene serves it.
  fileprivate var hasWindows: Bool {
    switch self {
    case .application, .externalDisplay, .externalDisplayLegacy, .volumetric: true
    case .carTemplate, .carDashboard, .carInstrumentCluster, .immersiveSpace: false
    }
  }
}
