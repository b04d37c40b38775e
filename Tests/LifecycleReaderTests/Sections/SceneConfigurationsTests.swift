import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The Scene configurations section")
struct SceneConfigurationsTests {
  @Test(
    "A row has a name, a role by its short name, key or Swift name, classes, a storyboard and a condition: words, or code"
  )
  func table() {
    let lifecycle = expect(
      """
      # T

      ## Scene configurations

      | Name | Role | Delegate class | Scene class | Storyboard | When |
      |---|---|---|---|---|---|
      | Default | application | `SceneDelegate` | `UIWindowScene` | Main | always |
      | **Wall** | External display | | — | | a *screen* |
      | Old | UIWindowSceneSessionRoleExternalDisplay | | | | |
      | Car | `.carTemplateApplication` | | | | `options.shortcutItem != nil` |
      | Bare | | | | | `a` or `b` |
      | | application | | | | |
      """
    ).lifecycle
    #expect(
      lifecycle.sceneConfigurations == [
        SceneConfiguration(
          name: "Default", delegateClass: "SceneDelegate", sceneClass: "UIWindowScene", storyboard: "Main",
          condition: "always"),
        SceneConfiguration(name: "Wall", role: .externalDisplay, condition: "a screen"),
        SceneConfiguration(name: "Old", role: .externalDisplayLegacy),
        SceneConfiguration(
          name: "Car", role: .carTemplate, condition: "options.shortcutItem != nil", isConditionCode: true),
        SceneConfiguration(name: "Bare", condition: "a or b"),
      ])
  }

  @Test("An unknown role, and a table without names, are errors")
  func problems() {
    expect(
      "# T\n\n## Configurations\n\n| Name | Role |\n|---|---|\n| A | 1️⃣aplication |\n| B | 2️⃣television |",
      [
        .init("unknown-role", at: "1️⃣", covering: "aplication", fixes: ["application"]),
        .init("unknown-role", at: "2️⃣", covering: "television"),
      ])
    expect(
      "# T\n\n## シーン構成\n\n| 1️⃣What | Role |\n|---|---|\n| A | application |",
      [.init("malformed-table", at: "1️⃣", covering: "What | Role")])
  }
}
