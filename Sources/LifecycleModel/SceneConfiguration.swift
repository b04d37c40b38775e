/// An entry of Info.plist's `UISceneConfigurations`, with the condition of its choice.
package struct SceneConfiguration: Hashable, Sendable {
  /// `UISceneConfigurationName`.
  package var name: String
  /// The role of the scene session.
  package var role: SceneRole
  /// `UISceneDelegateClassName` without its module; `nil` where the page leaves it out.
  package var delegateClass: String?
  /// `UISceneClassName`.
  package var sceneClass: String?
  /// `UISceneStoryboardFile`.
  package var storyboard: String?
  /// The condition under which code chooses it, as prose or as an expression.
  package var condition: String?
  /// `true` where the condition is a code span, for use in generated code.
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

  /// The condition, an expression in backticks.
  package var shownCondition: String? {
    condition.map { isConditionCode ? "`\($0)`" : $0 }
  }
}
