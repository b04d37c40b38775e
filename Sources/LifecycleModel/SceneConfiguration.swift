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
  /// When code chooses it, in the page's words or as an expression.
  package var condition: String?
  /// Whether the condition is a code span, so that code can ask it as it is.
  package var isConditionCode: Bool

  /// Creates a configuration.
  package init(
    name: String, role: SceneRole = .application, delegateClass: String? = nil, sceneClass: String? = nil,
    storyboard: String? = nil, condition: String? = nil, isConditionCode: Bool = false
  ) {
    self.name = name
    self.role = role
    self.delegateClass = delegateClass
    self.sceneClass = sceneClass
    self.storyboard = storyboard
    self.condition = condition
    self.isConditionCode = isConditionCode
  }

  /// The condition, code in the backticks that it has on the page.
  package var shownCondition: String? {
    condition.map { isConditionCode ? "`\($0)`" : $0 }
  }
}
