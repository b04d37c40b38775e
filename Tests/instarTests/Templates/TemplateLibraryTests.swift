import Emission
import LifecycleTemplates
import SwiftGeneration
import TestSupport
import Testing

@testable import instar

@Suite("Replaced templates")
struct TemplateLibraryTests {
  @Test("A replacement of Instar's template changes its files and no others")
  func override() throws {
    let method = Template(
      name: "Swift/Method",
      text: "{{%CONTENT_TYPE:TEXT}}\n{{#opening}}\n\t{{.}}\n{{/opening}}\n\t\ttrace(#function)\n\t}\n")
    let files = SwiftEmitter(templates: try TemplateLibrary(overrides: [method], of: EmitterRegistry.templates)).files(
      for: .sample)
    let text = try #require(files.first { $0.path == "Swift/SceneDelegate.swift" }).contents
    guard case .text(let scene) = text else { return }
    #expect(scene.contains("\tfunc sceneDidBecomeActive(_ scene: UIScene) {\n\t\ttrace(#function)\n\t}\n"))
    #expect(!scene.contains("LifecycleLog"))
    #expect(files.last == SwiftEmitter().files(for: .sample).last)
  }

  @Test(
    "An invalid template is reported with its name, its line and the error",
    arguments: [
      ("a\n{{#x}}\n{{/y}}\n", 3, "Section is closed with a different name"),
      ("a\n\n{{x y}}", 3, "Tag is not closed"),
      ("{{#x}}\nb", 2, "Section is never closed"),
      ("a\n{{%COLOR:RED}}\n", 2, "Pragma is unknown"),
      ("{{!", 1, "Unexpected end of tag or template"),
    ])
  func broken(text: String, line: Int, message: String) {
    let error = #expect(throws: TemplateError.self) {
      try TemplateLibrary(overrides: [Template(name: "Swift/Delegate", text: text)], of: EmitterRegistry.templates)
    }
    #expect(error?.description == "Swift/Delegate.mustache:\(line): \(message)")
  }

  @Test("A name without a template is reported with the existing names")
  func unknownName() {
    let error = #expect(throws: TemplateError.self) {
      try TemplateLibrary(overrides: [Template(name: "Swift/Delegat", text: "")], of: EmitterRegistry.templates)
    }
    #expect(error?.description.contains("Swift/Delegate, Swift/LifecycleLog") == true)
  }
}
