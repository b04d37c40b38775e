import Diagnostics
import TestSupport
import Testing

@testable import ProjectModel

@Suite("Build settings")
struct BuildSettingsTests {
  private static let context = BuildContext(configuration: "Debug", platform: .iOS)

  private static func settings(_ text: String, more files: [String: String] = [:]) -> BuildSettings {
    var settings = BuildSettings(target: "My Reader-1", project: "Project", folder: "ios")
    var reader = ConfigurationFiles(ProjectFiles(files.merging(["a.xcconfig": text]) { first, _ in first }))
    settings.add(reader.settings(of: "a.xcconfig"))
    return settings
  }

  private static func value(_ key: String, _ text: String, more files: [String: String] = [:]) -> String? {
    settings(text, more: files).value(key, in: context)?.text.text
  }

  @Test(
    "Settings are put into texts",
    arguments: [
      ("A = $(B)/${C}\nB = b\nC = c", "b/c"),
      ("A = x $(inherited) y\n", "x  y"),
      ("A = one\nA = $(inherited) two\nA = $(A) three", "one two three"),
      ("A = $(PRODUCT_MODULE_NAME)", "My_Reader_1"),
      ("A = $(PRODUCT_NAME:rfc1034identifier)", "My-Reader-1"),
      ("A = $(TARGET_NAME:lower:c99extidentifier) $(B:upper)\nB = ü", "my_reader_1 Ü"),
      ("A = $(NONE:default=$(B))\nB = b", "b"),
      ("A = $(EMPTY:default=x)\nEMPTY =", "x"),
      ("A = $(B_$(C))\nC = d\nB_d = deep", "deep"),
      ("A = $(SRCROOT)/App/Info.plist", "/ios/App/Info.plist"),
      ("A = $(CONFIGURATION) $(PLATFORM_NAME) $(PROJECT_NAME)", "Debug iphoneos Project"),
      ("A = $5 and $ // comment", "$5 and $"),
      ("A=1;", "1"),
      ("A = $(B:c99extidentifier)\nB = 2048 Spiel für Émile", "_048_Spiel_für_Émile"),
    ])
  func expansion(text: String, expected: String) {
    #expect(Self.value("A", text) == expected)
  }

  @Test(
    "What cannot be put in is undecided, and says which setting is not known",
    arguments: [
      ("A = $(NONE)", "NONE"), ("A = $(B)\nB = $(A)", "A"), ("A = $(B:quote)\nB = b", "B:quote"),
      ("A = x$(B", nil), ("A = $(B)\nB = ${C}\nC = $(D)", "D"),
    ])
  func undecided(text: String, unknown: String?) {
    let value = Self.settings(text).value("A", in: Self.context)
    #expect(value?.text.text == nil && value?.unknown == unknown)
    #expect(value?.text.written.contains("$") == true)
  }

  @Test(
    "Conditions are asked of the build, and the last that holds counts",
    arguments: [
      ("A = 1\nA[sdk=iphoneos*] = 2", "2"), ("A = 1\nA[sdk=macosx*] = 2", "1"),
      ("A[sdk=iphonesimulator*] = 2\nA = 1", "1"), ("A = 1\nA[config=Debug] = 2", "2"),
      ("A = 1\nA[sdk=iphoneos*][arch=x86_64] = 2", "1"), ("A = 1\nA[sdk=iphoneos*,arch=arm64] = $(inherited)2", "12"),
      ("A = 1\nA[sdk=iphone*17.0] = 2", "1"), ("A = 1\nA[other=x] = 2", "1"),
    ])
  func conditions(text: String, expected: String) {
    #expect(Self.value("A", text) == expected)
  }

  @Test("Files include others beside them, those with a question mark only where they are there")
  func includes() {
    let files = ["sub/b.xcconfig": "#include \"../c.xcconfig\"\nB = b", "c.xcconfig": "C = c\nB = weak"]
    let text = "#include \"sub/b.xcconfig\" // yes\n#include? \"none.xcconfig\"\nA = $(B)$(C)"
    var reader = ConfigurationFiles(ProjectFiles(files.merging(["a.xcconfig": text]) { first, _ in first }))
    _ = reader.settings(of: "a.xcconfig")
    #expect(Self.value("A", text, more: files) == "bc" && reader.notes.isEmpty && !reader.isIncomplete)
  }

  @Test("Files that are not there, outside, or include themselves are notes")
  func broken() {
    let files = ProjectFiles([
      "a.xcconfig": "#include \"none.xcconfig\"\n#include \"../up.xcconfig\"\n#include \"b.xcconfig\"\nA = 1",
      "b.xcconfig": "#include \"a.xcconfig\"\nB = 1",
    ])
    var reader = ConfigurationFiles(files)
    let settings = reader.settings(of: "a.xcconfig")
    #expect(settings.map(\.key) == ["B", "A"] && reader.isIncomplete)
    #expect(
      reader.notes.map(\.line) == [
        "none.xcconfig: Settings are not there, and were left out",
        "a.xcconfig:2:1: Settings outside of the folder were left out",
        "b.xcconfig:1:1: Settings include themselves",
      ])
  }

  @Test("A setting that CocoaPods would make is not missed")
  func pods() {
    var reader = ConfigurationFiles(ProjectFiles(["a.xcconfig": "#include \"Pods/App.xcconfig\"\nA = 1"]))
    #expect(reader.settings(of: "a.xcconfig").count == 1 && reader.notes.isEmpty && !reader.isIncomplete)
  }

  @Test("The place of a setting is its key")
  func places() throws {
    let settings = Self.settings("// note\n  KEY[sdk=*]  = value")
    let place = try #require(settings.value("KEY", in: Self.context)?.place)
    #expect(place.file[place.range] == "KEY[sdk=*]" && place.file.location(at: place.range.start).line == 2)
  }

  @Test("Lists have quotes and backslashes around blanks")
  func lists() {
    #expect(SettingList.elements(#" a "b c" d\ e 'f' "" "#) == ["a", "b c", "d e", "f", ""])
    #expect(SettingList.elements("") == [])
  }

  @Test("Settings and files that name others twice end", .mustEnd)
  func bombs() {
    let doubling = (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n") + "\nA60 = x"
    #expect(Self.settings(doubling).value("A0", in: Self.context)?.text.text == nil)
    var files: [String: String] = [:]
    for level in 0..<25 { files["f\(level)"] = "#include \"f\(level + 1)\"\n#include \"f\(level + 1)\"" }
    files["f25"] = "A = 1"
    var reader = ConfigurationFiles(ProjectFiles(files))
    _ = reader.settings(of: "f0")
    #expect(!reader.notes.isEmpty)
    for mark in ["$(", "${", "$(A:", "$(A:default=", ")", "[", "#include \""] {
      let text = String(repeating: mark, count: 100_000)
      _ = Self.settings("A = \(text)").value("A", in: Self.context)
      _ = Self.settings("A[\(text)] = \(text)").value("A", in: Self.context)
      _ = Self.settings(text)
    }
  }
}
