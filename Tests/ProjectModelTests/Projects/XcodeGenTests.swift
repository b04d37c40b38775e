import Diagnostics
import TestSupport
import Testing

@testable import ProjectModel

@Suite("Apps of XcodeGen's projects")
struct XcodeGenTests {
  private static func project(_ text: String, _ files: [String: String] = [:]) -> Project {
    Project.find(in: ProjectFiles(files.merging(["project.yml": text]) { first, _ in first }))
  }

  private static let text = """
    name: Reader
    include:
      - path: parts/base.yml
    options:
      deploymentTarget:
        iOS: 15.0
    settings:
      PRODUCT_NAME: Project
    targets:
      Reader:
        type: application
        platform: iOS
        templates: [App]
        sources:
          - App
          - path: Shared
            excludes: ["**/*.generated.swift", Old]
        settings:
          groups: [names]
          configs:
            debug:
              PRODUCT_NAME: Debugged
        info:
          path: App/Info.plist
          properties:
            UIMainStoryboardFile: Main
            UIApplicationSceneManifest:
              UIApplicationSupportsMultipleScenes: true
              UISceneConfigurations:
                UIWindowSceneSessionRoleApplication:
                  - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate
        dependencies:
          - target: Kit
          - target: Widget
          - package: Core
      Kit: {type: framework, platform: iOS, sources: [Kit]}
      Widget: {type: app-extension, platform: iOS, sources: [Widget]}
      ReaderTests: {type: bundle.unit-test, platform: iOS, sources: [Tests]}
    packages:
      Core: {path: Core}
    """

  private static let files = [
    "parts/base.yml": """
    settingGroups:
      names: {PRODUCT_MODULE_NAME: Module}
    targetTemplates:
      App:
        sources: [Template]
        entitlements: {path: a.entitlements, properties: {com.apple.developer.associated-domains: ["applinks:example.org"]}}
    """,
    "App/A.swift": "", "App/Base.lproj/Main.storyboard": "", "Shared/S.swift": "", "Shared/x/G.generated.swift": "",
    "Shared/Old/O.swift": "", "Kit/K.swift": "", "Widget/W.swift": "", "Tests/T.swift": "",
    "parts/Template/P.swift": "", "Core/Package.swift": "", "Core/Sources/C.swift": "",
  ]

  @Test("A target has the files of its sources, its templates and its libraries")
  func membership() throws {
    let project = Self.project(Self.text, Self.files)
    #expect(project.source == "XcodeGen project" && project.apps.map(\.name) == ["Reader"] && project.notes.isEmpty)
    let app = try #require(project.apps.first)
    #expect(app.sources == ["App/A.swift", "Shared/S.swift", "parts/Template/P.swift"])
    #expect(app.resources == ["App/Base.lproj/Main.storyboard"])
    #expect(app.librarySources == ["Core/Sources/C.swift", "Kit/K.swift"])
    #expect(app.platforms == [.iOS])
  }

  @Test("Settings are those of the project, its groups, the target and the configuration")
  func settings() throws {
    let app = try #require(Self.project(Self.text, Self.files).apps.first)
    #expect(app.configurations.map(\.names) == [["Debug"], ["Release"]])
    #expect(app.configurations.map(\.productName.text) == ["Debugged", "Project"])
    #expect(app.configurations.map(\.moduleName.text) == ["Module", "Module"])
    #expect(app.configurations.first?.deploymentTargets == [.iOS: "15.0"])
    let domains = app.configurations.first?.entitlements?["com.apple.developer.associated-domains"]
    #expect(domains?.value.elements?.first?.string == "applinks:example.org")
  }

  @Test("The project's own Info.plist has places in the project")
  func infoPlist() throws {
    let list = try #require(Self.project(Self.text, Self.files).apps.first?.configurations.first?.infoPlist)
    let scene = try #require(list.sceneManifest?.configurations.first?.delegateClass)
    #expect(scene.text == .decided("Module.SceneDelegate"))
    let file = try #require(list["UIApplicationSceneManifest"]?.place.file)
    #expect(file.path == "project.yml" && file[scene.range] == "$(PRODUCT_MODULE_NAME).SceneDelegate")
    #expect(list.sceneManifest?.supportsMultipleScenes == true && list.mainStoryboards.map(\.value.string) == ["Main"])
  }

  @Test("A list of systems makes a target for each, and a list among the sources is taken")
  func platforms() throws {
    let text = """
      targets:
        Reader:
          type: application
          platform: [iOS, tvOS]
          sources: {path: "${target_name}"}
      """
    let apps = Self.project(
      text, ["Reader_iOS/A.swift": "", "Reader_tvOS/Info.plist": XcodeProjectText.infoPlist()]
    ).apps
    #expect(apps.map(\.name) == ["Reader_iOS", "Reader_tvOS"] && apps.map(\.platforms) == [[.iOS], [.tvOS]])
    #expect(apps[0].sources == ["Reader_iOS/A.swift"])
    #expect(apps[1].configurations.first?.infoPlist?.path == "Reader_tvOS/Info.plist")
  }

  @Test("Destinations are systems too")
  func destinations() {
    let text = """
      targets:
        Reader: {type: application, platform: auto, supportedDestinations: [iOS, macCatalyst, visionOS]}
      """
    #expect(Self.project(text).apps.first?.platforms == [.iOS, .macCatalyst, .visionOS])
  }

  @Test(
    "What cannot be read is a note",
    arguments: [
      ("a: [", "File is no YAML: did not find expected node content"), ("", "File is empty"),
      ("include: none.yml", "File is not included: 'none.yml'"),
      ("include: project.yml", "File is not included: 'project.yml'"),
      (String(repeating: "[", count: 100_000), "Values are nested too deeply"),
      (String(repeating: "- ", count: 100_000), "Values are nested too deeply"),
      (String(repeating: "? ", count: 100_000), "Values are nested too deeply"),
    ])
  func notes(text: String, message: String) {
    let notes = Self.project(text).notes
    #expect(notes.count == 1 && notes.first?.message.hasSuffix(message) == true, "\(notes)")
  }

  @Test("What comes from another file stands at the line that includes it")
  func includedPlaces() throws {
    let files = [
      "far/b.yml": "# one\n# two\ntargets: {Reader: {info: {path: I.plist, properties: {UIMainStoryboardFile: M}}}}"
    ]
    let text = "include: far/b.yml\ntargets: {Reader: {type: application, platform: iOS}}"
    let list = try #require(Self.project(text, files).apps.first?.configurations.first?.infoPlist)
    let entry = try #require(list.mainStoryboards.first)
    #expect(entry.place.file[entry.place.range] == "far/b.yml" && entry.value.string == "M")
  }

  @Test("Scripts beside anchors are no keys")
  func scripts() {
    let text = """
      base: &base {type: application}
      targets:
        Reader:
          <<: *base
          platform: iOS
          preBuildScripts:
            - script: |
                export PATH=${PATH}:/opt && echo "* done: [x]: y" && ls *.swift
      """
    #expect(Self.project(text).apps.map(\.name) == ["Reader"])
  }

  @Test("A text that is no YAML says where")
  func errorPlace() {
    #expect(
      Self.project("a: b\nc: [}\n").notes.map(\.line) == [
        "project.yml:2:5: Project is left out: File is no YAML: did not find expected node content"
      ])
  }

  @Test("Aliases of aliases, and templates that name themselves, end", .mustEnd)
  func bombs() {
    let levels = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
    #expect(
      Self.project("a0: &a0 [x]\n\(levels)").notes.map(\.message) == [
        "Project is left out: Values are nested too deeply"
      ])
    for key in ["? *a29\n: x", "*a29 : x", "{*a29 : x}", "? {*a29 : x}\n: y", "[*a29]: x", "{[*a29] : x}"] {
      #expect(
        Self.project("a0: &a0 [x]\n\(levels)\n\(key)").notes.map(\.message) == ["Project is left out: Key is no text"])
    }
    let text = """
      targets: {Reader: {type: application, platform: iOS, templates: [A]}}
      targetTemplates: {A: {templates: [B]}, B: {templates: [A]}}
      """
    #expect(Self.project(text).apps.map(\.name) == ["Reader"])
  }
}
