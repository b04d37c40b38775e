import TestSupport
import Testing

@Suite("Scenes in instar scaffold", .tags(.program))
struct ScaffoldScenesTests {
  private let sandbox: Sandbox
  private static let page = """
    # Scenes

    - Platform: iOS
    - Version: 13

    ## Delegates

    - `AppDelegate`: `UIApplicationDelegate`
    - `SceneDelegate`: `UIWindowSceneDelegate`, one per scene

    ## States

    - **Off** (initial)
    - **On**

    ## Transitions

    ### Launch: Off → On

    1. `AppDelegate.application(_:configurationForConnecting:options:)`
    2. `SceneDelegate.scene(_:willConnectTo:options:)`

    ### End: On → Off

    1. `AppDelegate.applicationWillTerminate(_:)`

    ## Scene configurations

    | Name | Role | Storyboard | When |
    |---|---|---|---|
    | Main | application | Main | |
    | Detail | application | Detail | an item is opened |

    """

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Self.page, to: "scenes.md")
  }

  private func scaffold(_ arguments: String...) async throws -> ProgramRun {
    try await sandbox.instar(["scaffold", "scenes.md", "-o", "App"] + arguments)
  }

  @Test("An unedited Info.plist follows the page; one with other keys is kept unless with --force")
  func infoPlist() async throws {
    #expect(try await scaffold().status == 0)
    try sandbox.write(Self.page.replacing("| Detail | an", with: "| Item | an"), to: "scenes.md")
    #expect(try await scaffold().status == 0)
    let plist = try #require(sandbox.read("App/Info.plist"))
    #expect(plist.contains("<string>Item</string>"))

    let mine = plist.replacing("<dict>\n\t<key>UIApp", with: "<dict>\n\t<key>MyKey</key>\n\t<true/>\n\t<key>UIApp")
    #expect(mine != plist)
    try sandbox.write(mine, to: "App/Info.plist")
    let storyboards = "'App/Info.plist' names storyboards, which the app needs to start: "
    let status = "Wrote 0 files, 5 unchanged: App\n"
    #expect(try await scaffold().messages == status + storyboards + "'Main', 'Item'\n")
    try sandbox.write("", to: "App/Base.lproj/Main.storyboard")
    #expect(try await scaffold().messages == status + storyboards + "'Item'\n")
    try sandbox.write("", to: "App/Item.storyboard")
    #expect(try await scaffold().messages == status)
    try sandbox.write(Self.page, to: "scenes.md")
    for options in [[], ["--merge"]] {
      let run = try await sandbox.instar(["scaffold", "scenes.md", "-o", "App"] + options)
      #expect(run.status == 1)
      #expect(
        run.messages.contains("kept 'App/Info.plist', which does not contain the page's scene manifest"))
      #expect(sandbox.read("App/Info.plist") == mine)
    }
    #expect(try await scaffold("--force").status == 0)
    #expect(sandbox.read("App/Info.plist")?.contains("MyKey") == false)
  }

  @Test("--merge adds the methods that a new callback calls")
  func merge() async throws {
    let call = "1. `AppDelegate.application(_:configurationForConnecting:options:)`\n"
    try sandbox.write(Self.page.replacing(call, with: ""), to: "scenes.md")
    #expect(try await scaffold().status == 0)
    let before = try #require(sandbox.read("App/AppDelegate.swift"))
    #expect(!before.contains("wantsDetail"))
    try sandbox.write(
      before.replacing("UIApplicationDelegate {\n", with: "$0\n  let mine = 1\n")
        .replacing("$0", with: "UIApplicationDelegate {"), to: "App/AppDelegate.swift")
    try sandbox.write(Self.page, to: "scenes.md")
    let run = try await scaffold("--merge")
    #expect(run.status == 0)
    #expect(
      run.messages.contains(
        "'application(_:configurationForConnecting:options:)', 'wantsDetail(for:options:)'"))
    let merged = try #require(sandbox.read("App/AppDelegate.swift"))
    #expect(merged.contains("let mine = 1\n"))
    #expect(merged.contains("if wantsDetail(for: connectingSceneSession, options: options) {"))
    #expect(
      merged.contains("  func wantsDetail(for session: UISceneSession, options: UIScene.ConnectionOptions) -> Bool {"))
  }
}
