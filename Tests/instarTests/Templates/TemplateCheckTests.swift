import LifecycleTemplates
import Testing

@testable import Emission
@testable import instar

@Suite("Unknown tags")
struct TemplateCheckTests {
  private func error(_ templates: (name: String, text: String)...) -> TemplateError? {
    do {
      _ = try TemplateLibrary(
        overrides: templates.map { Template(name: $0.name, text: $0.text) }, of: EmitterRegistry.templates)
      return nil
    } catch {
      return error
    }
  }

  @Test("Instar's own templates have no unknown tags")
  func embedded() {
    #expect(throws: Never.self) { try TemplateLibrary(overrides: Templates.all, of: EmitterRegistry.templates) }
  }

  @Test("An unknown tag is reported with its line, the nearest one, and those known there")
  func unknownTag() {
    let error = error(("Swift/Method", "{{#comment}}\n{{.}}\n{{/comment}}\n{{#opnening}}{{.}}{{/opnening}}\n"))
    #expect(error?.description == "Swift/Method.mustache:4: Tag 'opnening' is not known here")
    #expect(error?.help?.hasPrefix("Did you mean 'opening'? Available here: 'mark', 'comment', 'attributes', ") == true)
    // Tags around the section are known inside.
    #expect(error?.help?.contains("'typeName'") == true)
  }

  @Test(
    "A tag is looked up at its place",
    arguments: [
      ("{{opening}}", 1, "Tag 'opening' is not known here"),
      ("{{#methods}}{{opening}}{{/methods}}", 1, "Tag 'opening' is a list and needs a section"),
      (
        "{{#methods}}{{#opening}}{{.}}{{/opening}}\n{{typeName}}{{/methods}}\n{{#mark}}{{/mark}}", 3,
        "Tag 'mark' is not known here"
      ),
      ("{{.}}", 1, "'.' is not a text here"), ("{{#methods}}{{.}}{{/methods}}", 1, "'.' is not a text here"),
      ("{{^protocolNam}}{{/protocolNam}}", 1, "Tag 'protocolNam' is not known here"),
      ("{{typeName.first}}", 1, "Tag 'typeName.first' is not known here"),
      ("{{#first()}}{{/first()}}", 1, "'first()' is not known here"),
      (
        "{{#imports}}{{#last()}}{{.}}{{/last()}}{{/imports}}\n{{capitalised(typeName)}}", 2,
        "'capitalised' cannot be applied to 'typeName'"
      ),
      ("{{>Swift/Header}}", 1, "Partial 'Swift/Header' does not exist"),
      ("\n{{>Swift/Delegate}}", 2, "Partial 'Swift/Delegate' includes itself"),
      ("{{>*typeName}}", 1, "Partial '*typeName' has a dynamic name, and only literal names are supported"),
      ("{{>Swift/Method}}", 1, "Partial 'Swift/Method' cannot be included here: Tag 'mark' is not known here"),
    ])
  func places(text: String, line: Int, message: String) {
    #expect(error(("Swift/Delegate", text))?.description == "Swift/Delegate.mustache:\(line): \(message)")
  }

  @Test(
    "Known tags are accepted",
    arguments: [
      "{{#protocolName}}{{.}} {{protocolName}} {{typeName}}{{/protocolName}}{{^imports}}none{{/imports}}",
      "{{#methods}}{{#first()}}{{typeName}}{{/first()}}{{index()}}{{#comment}}{{uppercased(.)}}{{/comment}}{{/methods}}",
      "{{count(methods)}}{{#reversed(methods)}}{{callbackName}}{{/reversed(methods)}}{{#empty(imports)}}x{{/empty(imports)}}",
      "{{=<% %>=}}<%typeName%>{{anything}}", "{{! not }}",
    ])
  func accepted(text: String) {
    #expect(error(("Swift/Delegate", text))?.description == nil)
  }

  @Test("A team's own partial has the tags of its place; a missing partial is reported")
  func ownPartials() {
    let delegate = "{{>Swift/Header}}\n{{#methods}}{{>Swift/Header}}{{/methods}}"
    #expect(error(("Swift/Delegate", delegate), ("Swift/Header", "// {{typeName}}"))?.description == nil)
    #expect(
      error(("Swift/Delegate", delegate), ("Swift/Header", "\n{{callbackName}}"))?.description
        == "Swift/Header.mustache:2: Tag 'callbackName' is not known here")
    #expect(
      error(
        ("Swift/Delegate", "{{>Swift/Header}}"), ("Swift/Header", "{{>Swift/Footer}}"),
        ("Swift/Footer", "{{>Swift/Header}}"))?
        .description == "Swift/Footer.mustache:1: Partial 'Swift/Header' includes itself")
    #expect(error(("Swift/Header", "x"))?.description.contains("or includes it as a partial") == true)
  }

  @Test("Partials that each include the next one twice are checked once each")
  func manyPartials() {
    let chain = (0..<40).map { index in
      (name: "P\(index)", text: index == 39 ? "{{typeName}}" : "{{>P\(index + 1)}}{{>P\(index + 1)}}")
    }
    let templates =
      chain.map { Template(name: $0.name, text: $0.text) } + [Template(name: "Swift/Delegate", text: "{{>P0}}")]
    #expect(throws: Never.self) { try TemplateLibrary(overrides: templates, of: EmitterRegistry.templates) }
  }
}
