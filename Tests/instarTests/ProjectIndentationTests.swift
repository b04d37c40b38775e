import SwiftGeneration
import Testing

@testable import instar

@Suite("The indentation that a project asks for", .tags(.program))
struct ProjectIndentationTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// The indentation of files in the folder `App/Sources`, which may not exist.
  private var found: SwiftIndentation {
    ProjectIndentation(of: sandbox.folder.path + "/App/Sources").indentation
  }

  @Test(
    "swift-format's configuration is read, and its default without a setting",
    arguments: [
      (#"{"indentation": {"spaces": 3}}"#, SwiftIndentation.spaces(3)), (#"{"indentation": {"tabs": 1}}"#, .tab),
      (#"{"version": 1}"#, .spaces(2)), (#"{"indentation": {"spaces": 99}}"#, .standard), ("{", .standard),
    ])
  func swiftFormat(text: String, expected: SwiftIndentation) throws {
    try sandbox.write(text, to: ".swift-format")
    try sandbox.write("[*]\nindent_size = 8\n", to: ".editorconfig")
    #expect(found == expected)
  }

  @Test(
    "EditorConfig's sections are those of Swift files, and later ones count more",
    arguments: [
      ("[*]\nindent_size = 3\n", SwiftIndentation.spaces(3)), ("root = true\n[*.swift]\nindent_style = tab\n", .tab),
      ("[*]\nindent_size = 3\n[*.{swift,m}]\nindent_size=6\n", .spaces(6)),
      ("[*.swift]\nindent_size = 6\n[*]\nindent_size = 3\n", .spaces(3)),
      ("[*]\nIndent_Style = Space\nindent_size = tab\ntab_width = 5\n", .spaces(5)),
      ("[App/**.swift]\nindent_size = 7\n", .spaces(7)), ("[Other/**.swift]\nindent_size = 7\n", .standard),
      ("[*.py]\nindent_size = 7\n", .standard), ("indent_size = 7\n# a remark\n[*]\n", .standard),
      ("[*]\nindent_size = many\n", .standard), ("[*\nindent_size = 7", .standard), ("", .standard),
    ])
  func editorConfig(text: String, expected: SwiftIndentation) throws {
    try sandbox.write(text, to: ".editorconfig")
    #expect(found == expected)
  }

  @Test("The nearest file counts most, and those outside of a root do not")
  func nearest() throws {
    try sandbox.write("[*]\nindent_style = space\nindent_size = 7\n", to: ".editorconfig")
    try sandbox.write("[*]\nindent_size = 6\n", to: "App/.editorconfig")
    #expect(found == .spaces(6))
    try sandbox.write("root = true\n[*]\nindent_style = space\n", to: "App/.editorconfig")
    #expect(found == .standard)
    try sandbox.write(#"{"indentation": {"spaces": 2}}"#, to: "App/Sources/.swift-format")
    #expect(found == .spaces(2))
  }

  @Test("Scaffolds follow it; else they have four blanks, as Xcode's files")
  func scaffold() async throws {
    try sandbox.write(Pages.order, to: "order.md")
    #expect(try await sandbox.instar("scaffold", "order.md", "-o", "App").status == 0)
    #expect(sandbox.read("App/Shop.swift")?.contains("\n    func pay(_ amount: Int) {\n        OrderState") == true)
    try sandbox.write("[*]\nindent_size = 3\n", to: ".editorconfig")
    #expect(try await sandbox.instar("scaffold", "order.md", "-o", "Other").status == 0)
    #expect(sandbox.read("Other/Shop.swift")?.contains("\n   func pay(_ amount: Int) {\n      OrderState") == true)
    #expect(try await sandbox.instar("scaffold", "order.md", "-o", "Third", "--indent", "tab").status == 0)
    #expect(sandbox.read("Third/Shop.swift")?.contains("\n\tfunc pay(_ amount: Int) {\n\t\tOrderState") == true)
  }
}
