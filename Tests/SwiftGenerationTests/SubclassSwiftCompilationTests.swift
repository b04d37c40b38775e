import LifecycleModel
import SwiftGeneration
import TestSupport
import Testing

@Suite("Generated base classes, other indentations, and the compiler", .tags(.slow))
struct SubclassSwiftCompilationTests {
  private static let pages = TestPage.bundled + TestPage.fixtures

  @Test("Base classes and subclasses compile without warnings", arguments: SwiftCompiler.inModes(pages))
  func compiles(page: TestPage, mode: String) async throws {
    let files = page.lifecycle.withSwift.swiftFiles(SwiftOptions(style: .subclass)) + page.outsideNames
    let complaints = try await SwiftCompiler.withFrameworks.value.complaints(
      about: files + [page.lifecycle.withSwift.requirements], languageMode: mode)
    #expect(complaints == "")
  }

  @Test("So they do for every kind of delegate, with overrides and initialisers", arguments: ["5", "6"])
  func sample(mode: String) async throws {
    let main = """
      import UIKit
      class Other: SceneDelegateBase {
        override func sceneDidBecomeActive(_ scene: UIScene) { super.sceneDidBecomeActive(scene) }
      }

      """
    let files = Lifecycle.sample.swiftFiles(SwiftOptions(style: .subclass)) + [("Other", main)]
    #expect(try await SwiftCompiler.withFrameworks.value.complaints(about: files, languageMode: mode) == "")
    var custom = Lifecycle.calling(["reload()", "init(x:)"], of: Delegate(name: "Feed", types: ["Feeding"]))
    custom.callbacks[1].signature = "init(x: Int)"
    let feed = custom.swiftFiles(SwiftOptions(style: .subclass))
    #expect(try await SwiftCompiler.withFrameworks.value.complaints(about: feed, languageMode: mode) == "")
  }

  @Test("They are formatted as swift-format does", arguments: pages)
  func formatted(page: TestPage) async throws {
    let files = page.lifecycle.withSwift.swiftFiles(SwiftOptions(style: .subclass))
    let complaints = try await SwiftCompiler.withFrameworks.value.formatComplaints(about: files)
    #expect(complaints.split(separator: "\n").filter { !$0.isOfName } == [])
  }

  @Test(
    "So are files with another indentation", arguments: pages,
    [
      (SwiftIndentation.spaces(4), #"{"version": 1, "indentation": {"spaces": 4}}"#),
      (.tab, #"{"version": 1, "indentation": {"tabs": 1}, "tabWidth": 4}"#),
    ])
  func indented(page: TestPage, style: (indentation: SwiftIndentation, configuration: String)) async throws {
    let files = page.lifecycle.withSwift.swiftFiles(SwiftOptions(indentation: style.indentation))
    let complaints = try await SwiftCompiler.withFrameworks.value
      .formatComplaints(about: files, configuration: style.configuration)
    #expect(complaints.split(separator: "\n").filter { !$0.isOfName } == [])
  }

  @Test(
    "So is every callback of the catalog, with 4 and 8 blanks",
    arguments: APIType.adopted, [4, 8])
  func catalog(type: APIType, count: Int) async throws {
    let entries = APICatalog.standard.entries(of: [type.name])
    let delegate = type.delegate
    let lifecycle = Lifecycle.calling(entries.map(\.name), of: delegate, platform: entries[0].platforms[0])
    let files = lifecycle.swiftFiles(SwiftOptions(indentation: .spaces(count)))
      .filter { $0.name == delegate.name }
    let complaints = try await SwiftCompiler.withFrameworks.value
      .formatComplaints(about: files, configuration: #"{"version": 1, "indentation": {"spaces": \#(count)}}"#)
    #expect(complaints == "")
  }
}
