import Testing

@testable import ProjectModel

@Suite("Folders whose files are members without being named")
struct SynchronizedFolderTests {
  private typealias Text = XcodeProjectText

  private static let files = ProjectFiles([
    "Reader.xcodeproj/project.pbxproj": Text.text(
      targets: ["A", "B"], groups: "S",
      """
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2); sourceTree = "<group>"; explicitFolders = (Raw);};
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist, Widget.swift, Old);
        platformFiltersByRelativePath = {Mac.swift = (macos, );};};
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = B; membershipExceptions = (Widget.swift, Shared);};
      \(Text.target("A", "Reader", more: "fileSystemSynchronizedGroups = (S);"))
      \(Text.target("B", "Other"))
      """),
    "App/A.swift": "", "App/Widget.swift": "", "App/Old/B.swift": "", "App/Mac.swift": "", "App/Shared/S.swift": "",
    "App/Base.lproj/Main.storyboard": "", "App/Raw/R.swift": "", "App/P.playground/C.swift": "", "App/notes.md": "",
    "Application/X.swift": "",
  ])

  @Test("A target has all of its folders but the exceptions, and of others the exceptions")
  func exceptions() throws {
    let apps = Project.find(in: Self.files).apps
    #expect(apps.map(\.name) == ["Other", "Reader"])
    #expect(apps[1].sources == ["App/A.swift", "App/Mac.swift", "App/Shared/S.swift"])
    #expect(apps[1].resources == ["App/Base.lproj/Main.storyboard"])
    #expect(apps[0].sources == ["App/Shared/S.swift", "App/Widget.swift"])
  }

  @Test("A file may be built for some systems alone")
  func filters() throws {
    let app = try #require(Project.find(in: Self.files).apps.last)
    #expect(app.builds("App/Mac.swift", for: .macOS) && !app.builds("App/Mac.swift", for: .iOS))
    #expect(app.builds("App/A.swift", for: .iOS))
  }
}
