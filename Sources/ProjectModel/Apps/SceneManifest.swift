import Diagnostics

/// The `UIApplicationSceneManifest` of an Info.plist.
package struct SceneManifest: Hashable, Sendable {
  /// A value of a manifest with its place in the manifest's file.
  package struct Value: Hashable, Sendable {
    /// The text, with build settings put in.
    package let text: ExpandedText
    /// Its place.
    package let range: SourceRange
  }

  /// An entry of `UISceneConfigurations`.
  package struct Configuration: Hashable, Sendable {
    /// The key under which it stands: `UIWindowSceneSessionRoleApplication`, also one that Apple does not have.
    package let role: String
    /// The key's place.
    package let roleRange: SourceRange
    /// The whole configuration's place.
    package let range: SourceRange
    /// `UISceneConfigurationName`.
    package let name: Value?
    /// `UISceneDelegateClassName`.
    package let delegateClass: Value?
    /// `UISceneClassName`.
    package let sceneClass: Value?
    /// `UISceneStoryboardFile`: the file's name, mostly without its extension.
    package let storyboard: Value?
  }

  /// The file of the manifest, with the range of its key; of a generated one, the setting's.
  package let place: SourcePlace
  /// `UIApplicationSupportsMultipleScenes`.
  package let supportsMultipleScenes: Bool
  /// The roles in the order of the file, also those without configurations.
  package let roles: [PropertyListValue.Entry]
  /// The configurations in the order of the file.
  package let configurations: [Configuration]
}

extension InfoPlist {
  /// The scene manifest; `nil` where there is none.
  package var sceneManifest: SceneManifest? {
    guard let entry = self["UIApplicationSceneManifest"], entry.value.entries != nil else { return nil }
    let roles = entry.value["UISceneConfigurations"]?.entries ?? []
    return SceneManifest(
      place: entry.place,
      supportsMultipleScenes: entry.value["UIApplicationSupportsMultipleScenes"]?.boolean ?? false,
      roles: roles,
      configurations: roles.flatMap { role in
        (role.value.elements ?? []).map { configuration($0, in: role) }
      })
  }

  private func configuration(
    _ value: PropertyListValue, in role: PropertyListValue.Entry
  ) -> SceneManifest.Configuration {
    func text(_ key: String) -> SceneManifest.Value? {
      guard let entry = value[key], let text = entry.string else { return nil }
      return SceneManifest.Value(text: expanded(text), range: entry.range)
    }
    return SceneManifest.Configuration(
      role: role.key, roleRange: role.keyRange, range: value.range,
      name: text("UISceneConfigurationName"), delegateClass: text("UISceneDelegateClassName"),
      sceneClass: text("UISceneClassName"), storyboard: text("UISceneStoryboardFile"))
  }
}
