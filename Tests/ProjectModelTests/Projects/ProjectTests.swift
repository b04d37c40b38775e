import Diagnostics
import Testing

@testable import ProjectModel

@Suite("Where apps are found")
struct ProjectTests {
  private typealias Text = XcodeProjectText

  @Test("A folder without anything has no apps")
  func nothing() {
    let project = Project.find(in: ProjectFiles(["notes.md": ""]))
    #expect(project.source == nil && project.apps.isEmpty && project.notes.isEmpty)
  }

  @Test("Sources without an Info.plist are an app without a list")
  func sources() throws {
    let project = Project.find(in: ProjectFiles(["My App/A.swift": "import SwiftUI", "My AppTests/T.swift": ""]))
    let app = try #require(project.apps.first)
    #expect(project.source == "folder" && project.apps.count == 1)
    #expect(app.sources == ["My App/A.swift"] && app.platforms == [.iOS] && app.configurations.count == 1)
    #expect(app.configurations.first?.infoPlist == nil && app.configurations.first?.isInfoPlistUndecided == false)
  }

  @Test("Each Info.plist of an application has the sources of the nearest folder that holds both")
  func lists() throws {
    let files = ProjectFiles([
      "Reader/Support/Info.plist": Text.infoPlist(Text.manifest(delegate: "$(PRODUCT_MODULE_NAME).Scene")),
      "Reader/A.swift": "", "Reader/Main.storyboard": "", "Reader/B.m": "", "Reader/B.h": "",
      "Mac/Info.plist": Text.infoPlist("<key>LSMinimumSystemVersion</key><string>13</string>"), "Mac/M.swift": "",
      "Widget/Info.plist": Text.infoPlist("<key>NSExtension</key><dict/>"), "Widget/W.swift": "",
      "Tests/Info.plist": "<plist><dict><key>CFBundlePackageType</key><string>BNDL</string></dict></plist>",
    ])
    let apps = Project.find(in: files).apps
    #expect(apps.map(\.name) == ["Mac", "Reader"] && apps.map(\.platforms) == [[.macOS], [.iOS]])
    #expect(apps[1].sources == ["Reader/A.swift", "Reader/B.h", "Reader/B.m"])
    #expect(apps[1].resources == ["Reader/Main.storyboard"])
    let configuration = try #require(apps[1].configurations.first)
    let scene = configuration.infoPlist?.sceneManifest?.configurations.first
    #expect(scene?.delegateClass?.text == .decided("Reader.Scene") && configuration.moduleName.text == "Reader")
  }

  @Test("Lists of one folder are one app's")
  func severalLists() {
    let apps = Project.find(
      in: ProjectFiles([
        "App/Info.plist": Text.infoPlist(), "App/Debug-Info.plist": Text.infoPlist(), "App/A.swift": "",
      ])
    ).apps
    #expect(apps.count == 1 && apps.first?.configurations.map(\.names) == [["Debug-Info"], ["Info"]])
  }

  @Test("A project of Xcode's is found before others, and one that cannot be read is a note")
  func order() {
    let xcode = Text.text(targets: ["A"], groups: "", Text.target("A", "Reader"))
    let yaml = "targets: {Other: {type: application, platform: iOS}}"
    let all = ["A.xcodeproj/project.pbxproj": xcode, "project.yml": yaml, "App/Info.plist": Text.infoPlist()]
    #expect(Project.find(in: ProjectFiles(all)).apps.map(\.name) == ["Reader"])
    let broken = all.merging(["A.xcodeproj/project.pbxproj": "{"]) { $1 }
    let project = Project.find(in: ProjectFiles(broken))
    #expect(project.apps.map(\.name) == ["Other"] && project.source == "XcodeGen project")
    #expect(
      project.notes.map(\.line) == [
        "A.xcodeproj/project.pbxproj:1:1: Project is left out: Dictionary is not closed"
      ])
  }

  @Test("Other readers come before plain folders, and one project may be asked for alone")
  func readers() {
    let tuist = ProjectReader("Tuist project", reads: { $0.hasSuffix("Project.swift") }) { _, paths in
      (paths.map { App("Tuist", project: $0) }, [])
    }
    let files = ProjectFiles(["Project.swift": "", "App/A.swift": ""])
    #expect(Project.find(in: files, others: [tuist]).source == "Tuist project")
    let xcode = Text.text(targets: ["A"], groups: "", Text.target("A", "Reader"))
    let two = ProjectFiles(["A.xcodeproj/project.pbxproj": xcode, "B.xcodeproj/project.pbxproj": xcode])
    #expect(
      Project.find(in: two).apps.map(\.project) == ["A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"])
    #expect(Project.find(in: two, only: "B.xcodeproj").apps.map(\.project) == ["B.xcodeproj/project.pbxproj"])
  }

  @Test("A package, and a project without an app, are no app")
  func noApp() {
    let package = ProjectFiles(["Package.swift": "", "Sources/A.swift": ""])
    #expect(Project.find(in: package).apps.isEmpty)
    let kit = Text.text(targets: ["F"], groups: "", Text.target("F", "Kit", type: "framework"))
    #expect(Project.find(in: ProjectFiles(["A.xcodeproj/project.pbxproj": kit, "A.swift": ""])).apps.isEmpty)
    let tuist = ProjectFiles(["Project.swift": "import ProjectDescription", "A.swift": ""])
    #expect(Project.find(in: tuist).apps.isEmpty)
    let model = ProjectFiles([
      "Model/Project.swift": "import SwiftUI", "Kit/Package.swift": "", "Kit/Sources/K.swift": "",
    ])
    #expect(Project.find(in: model).apps.map(\.sources) == [["Model/Project.swift"]])
  }

  @Test("Sources that import AppKit alone are a macOS app's")
  func modules() {
    func platforms(_ text: String) -> [AppPlatform]? {
      Project.find(in: ProjectFiles(["A.m": text])).apps.first?.platforms
    }
    #expect(platforms("#import <Cocoa/Cocoa.h>") == [.macOS] && platforms("// i\nimport AppKit") == [.macOS])
    #expect(platforms("import AppKit\nimport UIKit") == [.iOS] && platforms("ii<<") == [.iOS])
  }

  @Test("What tools make, and other people's code, is left out")
  func leftOut() {
    let project = Project.find(
      in: ProjectFiles([
        "Pods/Pods.xcodeproj/project.pbxproj": "{", ".build/checkouts/a/A.swift": "", "node_modules/b/B.swift": "",
        "K.xcframework/ios/K.swift": "", "App/build/C.swift": "", "App/A.swift": "",
      ]))
    #expect(project.apps.flatMap(\.sources) == ["App/A.swift"] && project.notes.isEmpty)
  }
}
