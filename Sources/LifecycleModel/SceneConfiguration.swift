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

/// The role of a scene session in Info.plist and `UISceneSession.Role`.
///
/// Source: Apple's documentation of `UIApplicationSceneManifest` and `UISceneSession.Role`.
package enum SceneRole: String, Hashable, Sendable, CaseIterable {
  /// A window of the app.
  case application = "UIWindowSceneSessionRoleApplication"
  /// An external display that takes no input (iOS 16).
  case externalDisplay = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
  /// An external display before iOS 16; deprecated there.
  case externalDisplayLegacy = "UIWindowSceneSessionRoleExternalDisplay"
  /// CarPlay.
  case carTemplate = "CPTemplateApplicationSceneSessionRoleApplication"
  /// CarPlay's dashboard (iOS 13.4).
  case carDashboard = "CPTemplateApplicationDashboardSceneSessionRoleApplication"
  /// CarPlay's instrument cluster (iOS 15.4).
  case carInstrumentCluster = "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication"
  /// An immersive space (visionOS).
  case immersiveSpace = "UISceneSessionRoleImmersiveSpaceApplication"
  /// A volumetric window (visionOS).
  case volumetric = "UIWindowSceneSessionRoleVolumetricApplication"

  /// The key under `UISceneConfigurations`.
  package var plistKey: String { rawValue }

  /// The short English name, also valid on pages.
  package var shortName: String {
    switch self {
    case .application: "application"
    case .externalDisplay: "external display"
    case .externalDisplayLegacy: "external display (legacy)"
    case .carTemplate: "CarPlay"
    case .carDashboard: "CarPlay dashboard"
    case .carInstrumentCluster: "CarPlay instrument cluster"
    case .immersiveSpace: "immersive space"
    case .volumetric: "volumetric"
    }
  }

  /// The member of `UISceneSession.Role`: `windowApplication`; the two later roles of CarPlay keep their keys' names.
  package var swiftName: String {
    switch self {
    case .application: "windowApplication"
    case .externalDisplay: "windowExternalDisplayNonInteractive"
    case .externalDisplayLegacy: "windowExternalDisplay"
    case .carTemplate: "carTemplateApplication"
    case .carDashboard, .carInstrumentCluster: rawValue
    case .immersiveSpace: "immersiveSpaceApplication"
    case .volumetric: "windowApplicationVolumetric"
    }
  }
}
