import Diagnostics
import LifecyclePaths
import TestSupport
import Testing

@testable import ProjectModel

@Suite("Projects that could crash or hang their readers")
struct HostileProjectTests {
  private typealias Text = XcodeProjectText

  private static let path = "A.xcodeproj/project.pbxproj"

  private static let whole = Text.text(
    targets: ["A", "F"], groups: "FA, S",
    """
    \(Text.file("FA", "A.swift"))
    S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); sourceTree = "<group>";};
    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist);};
    \(Text.target("A", "Reader", files: ["FA"], settings: "INFOPLIST_FILE = App/Info.plist;", more: """
      dependencies = (D); fileSystemSynchronizedGroups = (S);
      """))
    D = {isa = PBXTargetDependency; target = F;};
    \(Text.target("F", "Kit", type: "framework", files: ["FA"], more: "dependencies = (D2);"))
    D2 = {isa = PBXTargetDependency; target = A;};
    \(Text.configurations("P", "SDKROOT = iphoneos; A = \"$(B)\"; B = \"$(A)\";"))
    """)

  private static func project(_ text: String) -> Project {
    Project.find(in: ProjectFiles([path: text, "A.swift": "", "App/Info.plist": Text.infoPlist(), "App/B.swift": ""]))
  }

  @Test("Groups, targets and settings that contain themselves end")
  func cycles() {
    let text = Text.text(
      targets: ["A", "A", "B"], groups: "G, H, P",
      """
      H = {isa = PBXGroup; children = (G, H); path = "../../../.."; sourceTree = "<group>";};
      \(Text.target("A", "Reader", files: ["H", "A"], settings: "PRODUCT_NAME = \"$(PRODUCT_MODULE_NAME)\";", more: """
        dependencies = (D, A);
        """))
      D = {isa = PBXTargetDependency; target = A; targetProxy = D;};
      """)
    let app = Self.project(text).apps.first
    #expect(app?.name == "Reader" && app?.configurations.first?.moduleName.text == nil)
    #expect(app?.configurations.first?.undecided.isEmpty == false)
  }

  @Test("A project file that cannot be read is told")
  func unreadable() {
    let files = ProjectFiles(paths: [Self.path, "A.swift"]) { $0 == Self.path ? nil : [] }
    #expect(
      Project.find(in: files).notes.map(\.line) == [
        "\(Self.path): Project is left out: it cannot be read, or is larger than 32 MB"
      ])
  }

  @Test("A project with any object left out, or of another class, is read")
  func missing() {
    let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices where lines[index].contains("isa") {
      var fewer = lines
      fewer.remove(at: index)
      _ = Self.project(fewer.joined(separator: "\n"))
      var others = lines
      others[index] = Substring(lines[index].replacing("isa = ", with: "isa = X").replacing("(", with: "{a = ("))
      _ = Self.project(others.joined(separator: "\n"))
    }
    #expect(Self.project(Self.whole).apps.first?.sources == ["A.swift", "App/B.swift"])
  }

  @Test("Other bytes in a project are never a trap", arguments: Seeds.first(200))
  func changed(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = Array(Self.whole.utf8)
    let marks = Array("{}()=;,\"/\\<>$ \u{0}AFP".utf8)
    for _ in 0..<(1 + random.next(below: 4)) {
      bytes[random.next(below: bytes.count)] = marks[random.next(below: marks.count)]
    }
    let project = Self.project(String(decoding: bytes, as: UTF8.self))
    #expect(project.apps.allSatisfy { !$0.configurations.isEmpty })
  }

  @Test("Names with blanks, quotes and letters of any script are names", .tags(.slow))
  func names() throws {
    for name in ["My App", "Ünï", "日本語", "a\\\"b", "🦊", "..", "/", ""] {
      let text = Text.text(
        targets: ["A"], groups: "F", Text.target("A", name, files: ["F"]) + Text.file("F", "\(name)/A.swift"))
      let folder = name.replacing(#"\""#, with: #"""#)
      let project = Project.find(in: ProjectFiles([Self.path: text, "\(folder)/A.swift": ""]))
      #expect(project.apps.count == 1, "\(name)")
    }
  }

  @Test("The time of large projects grows with their size")
  func size() {
    let count = 20_000
    let ids = (0..<count).map { "F\($0)" }
    let objects = ids.map { Text.file($0, "f/\($0).swift") }.joined(separator: "\n")
    let text = Text.text(
      targets: ["A"], groups: ids.joined(separator: ","), objects + Text.target("A", "Reader", files: ids))
    var files = Dictionary(uniqueKeysWithValues: ids.map { ("f/\($0).swift", "") })
    files[Self.path] = text
    let time = processorTime { #expect(Project.find(in: ProjectFiles(files)).apps.first?.sources.count == count) }
    #expect(time < .seconds(60))
  }

  @Test("Patterns with many stars end", .mustEnd)
  func stars() {
    let text = String(repeating: "a", count: 2_000)
    #expect(!Glob.matches(text, String(repeating: "*a", count: 500) + "b"))
    #expect(Glob.matches("App/Old/A.swift", "*/Old/*") && Glob.matches("", "**") && !Glob.matches("ab", "?"))
  }

  @Test("Paths stay in the folder")
  func paths() {
    #expect(ProjectPath.joined("a/b", "../c/./d") == "a/c/d" && ProjectPath.joined("a", "../..") == nil)
    #expect(ProjectPath.joined("a", "/x//y") == "x/y" && ProjectPath.joined("", "") == "")
    #expect(ProjectPath.isPath("a/b", in: "a") && !ProjectPath.isPath("ab", in: "a") && ProjectPath.isPath("a", in: ""))
  }
}
