/// One entry of Info.plist's `UISceneConfigurations`, with when to choose it.
package struct SceneConfiguration: Hashable, Sendable {
  /// `UISceneConfigurationName`.
  package var name: String
  /// For which role of a scene session.
  package var role: SceneRole
  /// `UISceneDelegateClassName` without its module; `nil` where the page leaves it out.
  package var delegateClass: String?
  /// `UISceneClassName`.
  package var sceneClass: String?
  /// `UISceneStoryboardFile`.
  package var storyboard: String?
  /// When code chooses it, in the page's words.
  package var condition: String?

  /// Creates a configuration.
  package init(
    name: String, role: SceneRole = .application, delegateClass: String? = nil, sceneClass: String? = nil,
    storyboard: String? = nil, condition: String? = nil
  ) {
    self.name = name
    self.role = role
    self.delegateClass = delegateClass
    self.sceneClass = sceneClass
    self.storyboard = storyboard
    self.condition = condition
  }
}
