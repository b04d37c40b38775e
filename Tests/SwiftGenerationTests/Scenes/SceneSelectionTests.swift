import TestSupport
import Testing

@Suite("Selection of a scene configuration")
struct SceneSelectionTests {
  /// The three experiments of an article on this method, as rows of a page.
  private static let entries = [
    "Default Configuration | application | `SceneDelegate` | | Main |",
    "Second Configuration | application | `SceneDelegate` | | Test | always",
  ]

  @Test("A named configuration: the method returns it for every connection")
  func named() {
    #expect(
      ScenePage.lifecycle(Self.entries).choosingStatements == """
        return UISceneConfiguration(
          name: "Second Configuration",
          sessionRole: connectingSceneSession.role
        )
        """)
  }

  @Test("A named configuration with another storyboard: the method changes it before it returns it")
  func changed() {
    let row = "Second Configuration | application | `SecondSceneDelegate` | | Hoge.storyboard |"
    #expect(
      ScenePage.lifecycle(Self.entries + [row]).choosingStatements == """
        let configuration = UISceneConfiguration(
          name: "Second Configuration",
          sessionRole: connectingSceneSession.role
        )
        configuration.storyboard = UIStoryboard(name: "Hoge", bundle: .main)
        // 'SecondSceneDelegate' is not on the page: it is a class of the app.
        configuration.delegateClass = SecondSceneDelegate.self
        return configuration
        """)
  }

  @Test("No method: nothing selects, and the first row is first in Info.plist")
  func absent() {
    let lifecycle = ScenePage.lifecycle(Self.entries, isChosen: false)
    #expect(!lifecycle.swiftFiles.contains { $0.text.contains("UISceneConfiguration") })
    let first = lifecycle.infoPlist.range(of: "Default Configuration")?.lowerBound
    let second = lifecycle.infoPlist.range(of: "Second Configuration")?.lowerBound
    #expect(first != nil && second != nil)
    if let first, let second { #expect(first < second) }
  }

  @Test("Without rows, the method returns Xcode's default configuration")
  func noRows() {
    #expect(ScenePage.lifecycle([]).choosingStatements.contains("  name: \"Default Configuration\",\n"))
  }

  @Test("An expression is the condition unchanged; words become a method that a person writes")
  func conditions() {
    let lifecycle = ScenePage.lifecycle([
      "A | | | | | a window opens", "B | | | | | `options.shortcutItem != nil`",
      "C | | | | | `options.userActivities.contains { $0.activityType == \"c\" }`",
      "D | | | | | somebody *drags* an item out", "D | | | | Other | somebody opens \"one\" item", "E | | | | |",
    ])
    #expect(
      lifecycle.choosingStatements == """
        let role = connectingSceneSession.role
        if options.shortcutItem != nil {
          return UISceneConfiguration(name: "B", sessionRole: role)
        }
        let choosesC = options.userActivities.contains { $0.activityType == "c" }
        if choosesC {
          return UISceneConfiguration(name: "C", sessionRole: role)
        }
        if wantsD(for: connectingSceneSession, options: options) {
          return UISceneConfiguration(name: "D", sessionRole: role)
        }
        if wantsD2(for: connectingSceneSession, options: options) {
          let configuration = UISceneConfiguration(name: "D", sessionRole: role)
          configuration.storyboard = UIStoryboard(name: "Other", bundle: .main)
          return configuration
        }
        return UISceneConfiguration(name: "A", sessionRole: role)
        """)
    #expect(
      lifecycle.swift("AppDelegate").hasSuffix(
        """

          // MARK: - Scene configurations

          /// Somebody drags an item out
          ///
          /// Returns `true` to use `D`, which is never used until this is implemented.
          func wantsD(for session: UISceneSession, options: UIScene.ConnectionOptions) -> Bool {
            false
          }

          /// Somebody opens "one" item
          ///
          /// Returns `true` to use `D`, which is never used until this is implemented.
          func wantsD2(for session: UISceneSession, options: UIScene.ConnectionOptions) -> Bool {
            false
          }
        }

        """))
  }

  @Test("Each role has its own default; a role that the page does not have gets the one of Info.plist")
  func roles() {
    let rows = ["A | | | | |", "Wall | external display | | | | a screen", "Film | external display | | | | `isFilm`"]
    #expect(
      ScenePage.lifecycle(rows, version: 16).choosingStatements == """
        let role = connectingSceneSession.role
        switch role {
        case .windowApplication:
          return UISceneConfiguration(name: "A", sessionRole: role)
        case .windowExternalDisplayNonInteractive:
          if isFilm {
            return UISceneConfiguration(name: "Film", sessionRole: role)
          }
          return UISceneConfiguration(name: "Wall", sessionRole: role)
        default:
          return UISceneConfiguration(name: nil, sessionRole: role)
        }
        """)
    let older = ScenePage.lifecycle(rows + ["Car | CarPlay | | | |"]).choosingStatements
    #expect(older.contains("switch role {\ncase .windowApplication:\n"))
    #expect(older.contains("case .init(rawValue: \"CPTemplateApplicationSceneSessionRoleApplication\"):\n"))
    let display = "UIWindowSceneSessionRoleExternalDisplay"
    #expect(older.contains("case .init(rawValue: \"\(display)NonInteractive\"),\n  .init(rawValue: \"\(display)\"):\n"))
  }

  @Test("A body of the page's own that returns replaces the rows; one that does not comes first")
  func body() {
    let rows = Self.entries + ["Third | | | | | sometimes"]
    let mine = ScenePage.lifecycle(
      rows, body: "return UISceneConfiguration(name: nil, sessionRole: .windowApplication)")
    #expect(mine.choosingStatements == "return UISceneConfiguration(name: nil, sessionRole: .windowApplication)")
    #expect(!mine.swift("AppDelegate").contains("MARK: Scene configurations"))
    let first = ScenePage.lifecycle(
      ["A | | | | |", "B | | | | | `x`"], body: "let role = 1\nlet x = role == 2")
    #expect(
      first.choosingStatements.hasPrefix("let role = 1\nlet x = role == 2\nlet role2 = connectingSceneSession.role"))
  }

  @Test("Text that would end its statement is words, not code")
  func hostileConditions() {
    for code in ["a) { } //", "x; y", "a {", "\"", "a /* b", "#if x"] {
      let statements = ScenePage.lifecycle(["A | | | | |", "B | | | | | `\(code)`"]).choosingStatements
      #expect(statements.contains("if wantsB(for: connectingSceneSession, options: options) {"), "\(code)")
    }
  }

  @Test("A class whose name is not valid in Swift is looked up; one of another module keeps its name")
  func classNames() {
    let rows = ["A | | | | |", "A | | `my class` | `Other.Scene` | |"]
    let statements = ScenePage.lifecycle(rows).choosingStatements
    #expect(statements.contains("configuration.sceneClass = Other.Scene.self\n"))
    #expect(statements.contains("configuration.delegateClass = NSClassFromString(\"my class\")\n"))
  }
}
