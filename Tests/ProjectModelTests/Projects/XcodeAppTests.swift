import Diagnostics
import Testing

@testable import ProjectModel

@Suite("Apps of Xcode's projects")
struct XcodeAppTests {
  private typealias Text = XcodeProjectText

  private static let path = "Reader.xcodeproj/project.pbxproj"

  private static func project(_ text: String, _ files: [String: String] = [:], at path: String = path) -> Project {
    Project.find(in: ProjectFiles(files.merging([path: text]) { first, _ in first }))
  }

  /// A project with an app, a framework and tests.
  private static let reader = Text.text(
    targets: ["A", "F", "T"], groups: "GA, GF, V, RP",
    """
    GA = {isa = PBXGroup; path = App; children = (RA, RS, RX); sourceTree = "<group>";};
    GF = {isa = PBXGroup; name = Kit; path = Sources/Kit; children = (RK); sourceTree = SOURCE_ROOT;};
    V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>";};
    \(Text.file("V1", "Base.lproj/Main.storyboard")) \(Text.file("V2", "de.lproj/Main.storyboard"))
    \(Text.file("RA", "AppDelegate.swift")) \(Text.file("RS", "Scene Delegate.m")) \(Text.file("RX", "Gone.swift"))
    \(Text.file("RK", "Kit.swift")) \(Text.file("RP", "Reader.app", tree: "BUILT_PRODUCTS_DIR"))
    \(Text.target("A", "Reader", files: ["RA", "RS", "RX"], settings: """
      INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; PRODUCT_NAME = "My $(TARGET_NAME)"; CODE_SIGN_ENTITLEMENTS = App/a.entitlements;
      """, more: "dependencies = (D1, D2);"))
    AR0 = {isa = PBXResourcesBuildPhase; files = (AV);}; AV = {isa = PBXBuildFile; fileRef = V;};
    D1 = {isa = PBXTargetDependency; targetProxy = X1;};
    X1 = {isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = F;};
    D2 = {isa = PBXTargetDependency; target = A;};
    \(Text.target("F", "Kit", type: "framework", files: ["RK"]))
    \(Text.target("T", "Tests", type: "bundle.unit-test", files: ["RK"]))
    \(Text.configurations("P", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"))
    """
  ).replacing("buildPhases = (AS)", with: "buildPhases = (AS, AR0)")

  private static let files = [
    "App/AppDelegate.swift": "", "App/Scene Delegate.m": "", "App/Scene Delegate.h": "", "App/Other.swift": "",
    "Sources/Kit/Kit.swift": "", "Base.lproj/Main.storyboard": "", "de.lproj/Main.storyboard": "",
    "App/Info.plist": Text.infoPlist(Text.manifest(delegate: "$(PRODUCT_MODULE_NAME).SceneDelegate")),
    "App/a.entitlements": "<plist><dict/></plist>",
  ]

  @Test("An app has the files of its phases, found through groups, and those of the targets that it depends on")
  func membership() throws {
    let project = Self.project(Self.reader, Self.files)
    #expect(project.source == "Xcode project" && project.apps.map(\.name) == ["Reader"])
    let app = try #require(project.apps.first)
    #expect(app.sources == ["App/AppDelegate.swift", "App/Scene Delegate.h", "App/Scene Delegate.m"])
    #expect(app.librarySources == ["Sources/Kit/Kit.swift"])
    #expect(app.resources == ["Base.lproj/Main.storyboard", "de.lproj/Main.storyboard"])
    #expect(app.platforms == [.iOS] && app.kind == .application)
    #expect(project.notes.map(\.line) == ["\(Self.path): File of 'Reader' is not there: 'App/Gone.swift'"])
  }

  @Test("Equal configurations are one, with the module's name in the manifest")
  func configurations() throws {
    let app = try #require(Self.project(Self.reader, Self.files).apps.first)
    let configuration = try #require(app.configurations.first)
    #expect(app.configurations.count == 1 && configuration.names == ["Debug", "Release"])
    #expect(configuration.productName.text == "My Reader" && configuration.moduleName.text == "My_Reader")
    #expect(configuration.deploymentTargets == [.iOS: "15.0"] && configuration.undecided.isEmpty)
    #expect(configuration.infoPlist?.path == "App/Info.plist")
    #expect(configuration.entitlements?.path == "App/a.entitlements")
    let scene = try #require(configuration.infoPlist?.sceneManifest?.configurations.first)
    #expect(scene.role == "UIWindowSceneSessionRoleApplication")
    #expect(scene.delegateClass?.text == .decided("My_Reader.SceneDelegate"))
    let file = try #require(configuration.infoPlist?.list?.file)
    #expect(scene.delegateClass.map { file[$0.range] } == "$(PRODUCT_MODULE_NAME).SceneDelegate")
    #expect(file[scene.roleRange] == scene.role)
  }

  /// Returns the app of a project with these settings of the target and the project.
  private static func app(
    _ settings: String, project: String = "SDKROOT = iphoneos;", _ files: [String: String] = [:], more: String = ""
  ) throws -> App {
    let text = Text.text(
      targets: ["A"], groups: "C",
      Text.target("A", "Reader", settings: settings)
        + Text.configurations("P", project, more: more) + Text.file("C", "Base.xcconfig"))
    return try #require(Self.project(text, files).apps.first)
  }

  @Test(
    "Systems are those that the settings name",
    arguments: [
      ("", [.iOS]), ("SDKROOT = appletvos;", [.tvOS]), ("SDKROOT = macosx;", [.macOS]),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx xros\";", [.iOS, .visionOS, .macOS]),
      ("SUPPORTS_MACCATALYST = YES;", [.iOS, .macCatalyst]),
      ("SDKROOT = auto; TVOS_DEPLOYMENT_TARGET = 16.0;", [.tvOS]), ("SDKROOT = \"$(NONE)\";", []),
    ] as [(String, [AppPlatform])])
  func platforms(settings: String, expected: [AppPlatform]) throws {
    #expect(try Self.app(settings).platforms == expected)
  }

  @Test("A generated manifest is empty, and the build's entries are stronger than the file's")
  func generated() throws {
    let settings = """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_UIMainStoryboardFile = Main;
      INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_CFBundleURLTypes = none;
      """
    let plist = Text.infoPlist(
      "<key>UIMainStoryboardFile</key><string>Old</string>" + Text.manifest(delegate: "X"))
    let list = try #require(try Self.app(settings, ["Info.plist": plist]).configurations.first?.infoPlist)
    #expect(list.mainStoryboards.map(\.value.string) == ["Main"] && list["CFBundleURLTypes"] == nil)
    #expect(list.mainStoryboards.first?.place.file.path == Self.path)
    #expect(list.sceneManifest?.configurations.isEmpty == true && list.sceneManifest?.supportsMultipleScenes == true)
    #expect(list.sceneManifest?.place.file.path == "Info.plist")
    let alone = try #require(
      try Self.app(settings.replacing("INFOPLIST_FILE = Info.plist;", with: "")).configurations.first)
    #expect(alone.infoPlist?.list == nil && alone.infoPlist?.sceneManifest?.place.file.path == Self.path)
  }

  @Test("Without GENERATE_INFOPLIST_FILE the keys make no entries")
  func notGenerated() throws {
    let app = try Self.app("INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")
    #expect(app.configurations.first?.infoPlist == nil && app.configurations.first?.isInfoPlistUndecided == false)
  }

  @Test("A manifest for one SDK alone is that of its system alone")
  func conditions() throws {
    let settings = """
      GENERATE_INFOPLIST_FILE = YES; SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos macosx";
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]" = YES;
      """
    let app = try Self.app(settings)
    #expect(app.configurations.map(\.platforms) == [[.iOS], [.macOS]])
    #expect(app.configurations(for: .iOS).first?.infoPlist?.sceneManifest != nil)
    #expect(app.configurations(for: .macOS).first?.infoPlist?.sceneManifest == nil)
  }

  @Test("Settings of the target are stronger than those of its files, and these than the project's")
  func levels() throws {
    let files = ["Base.xcconfig": "PRODUCT_NAME = File\nPRODUCT_MODULE_NAME = $(inherited)_$(PRODUCT_NAME)"]
    let app = try Self.app(
      "PRODUCT_NAME = Target;", project: "SDKROOT = iphoneos;", files, more: "baseConfigurationReference = C;")
    #expect(app.configurations.first?.productName.text == "Target")
    #expect(app.configurations.first?.moduleName.text == "Target_Target")
  }

  @Test(
    "A list that cannot be found or read is undecided, with the place",
    arguments: [
      ("INFOPLIST_FILE = \"$(NONE)/Info.plist\";", "'INFOPLIST_FILE' needs '$(NONE)', which is not known"),
      ("INFOPLIST_FILE = Gone.plist;", "'INFOPLIST_FILE' names a file that is not there: 'Gone.plist'"),
      ("INFOPLIST_FILE = ../Up.plist;", "'INFOPLIST_FILE' names a file outside of the folder: '../Up.plist'"),
      ("INFOPLIST_FILE = Bad.plist;", "Text is outside of a value"),
      ("INFOPLIST_FILE = List.plist;", "Property list is no dictionary"),
    ])
  func undecided(settings: String, message: String) throws {
    let app = try Self.app(settings, ["Bad.plist": "<plist>\nx", "List.plist": "<plist><array/></plist>"])
    let configuration = try #require(app.configurations.first)
    #expect(configuration.isInfoPlistUndecided && configuration.infoPlist == nil)
    #expect(configuration.undecided.map(\.message) == [message] && configuration.undecided.first?.location != nil)
  }

  @Test("Configurations that differ stay apart")
  func different() throws {
    let text = Text.text(
      targets: ["A"], groups: "", Text.target("A", "Reader") + Text.configurations("P", "SDKROOT = iphoneos;")
    ).replacing("name = Release;  buildSettings = {}", with: "name = Release;  buildSettings = {PRODUCT_NAME = Other;}")
    let app = try #require(Self.project(text).apps.first)
    #expect(app.configurations.map(\.names) == [["Debug"], ["Release"]])
    #expect(app.configurations.map(\.productName.text) == ["Reader", "Other"])
  }

  @Test("Files that no build has are left out")
  func excluded() throws {
    let text = Self.reader.replacing(
      "PRODUCT_NAME = \"My $(TARGET_NAME)\";", with: "EXCLUDED_SOURCE_FILE_NAMES = (\"*Delegate.m\", None);")
    let app = try #require(Self.project(text, Self.files).apps.first)
    #expect(app.sources == ["App/AppDelegate.swift"])
  }

  @Test(
    "Kinds of applications are told apart, and extensions and tests are none",
    arguments: [
      ("application.on-demand-install-capable", .clip), ("application.watchapp2", .watchApp),
      ("application.watchapp2-container", .watchContainer), ("app-extension", nil), ("bundle.ui-testing", nil),
      ("tool", nil), ("application.messages", nil),
    ] as [(String, App.Kind?)])
  func kinds(type: String, kind: App.Kind?) {
    let text = Text.text(targets: ["A"], groups: "", Text.target("A", "Reader", type: type))
    #expect(Self.project(text).apps.map(\.kind) == [kind].compactMap(\.self))
  }
}
