import ProjectModel
import Testing

@Suite("Conditions of a build")
struct BuildConditionsTests {
  @Test("An app for Mac Catalyst is one for iOS that has UIKit")
  func catalyst() {
    let conditions = BuildConditions(.macCatalyst)
    #expect(conditions.isOS("iOS") && !conditions.isOS("macOS"))
    #expect(conditions.isEnvironment("macCatalyst") == true)
    #expect(conditions.canImport("UIKit") == true && conditions.canImport("Charts") == nil)
  }

  @Test("Each system is its own", arguments: AppPlatform.allCases.filter { $0 != .macCatalyst })
  func systems(platform: AppPlatform) {
    let systems = ["iOS", "tvOS", "visionOS", "watchOS", "macOS"]
    #expect(systems.filter(BuildConditions(platform).isOS) == [platform.rawValue])
  }
}
