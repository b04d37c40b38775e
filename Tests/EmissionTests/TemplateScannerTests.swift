import Testing

@testable import Emission

@Suite("The tags of a template")
struct TemplateScannerTests {
  /// `2 name`, sections in parentheses.
  private func tags(_ text: String) -> [String] { TemplateScanner.nodes(in: text).map(describe) }

  private func describe(_ node: TemplateNode) -> String {
    switch node {
    case .variable(let name): describe(name)
    case .section(let name, let isInverted, let inner):
      "\(isInverted ? "^" : "#")\(describe(name))(\(inner.map(describe).joined(separator: " ")))"
    case .partial(let name, let isDynamic): "\(isDynamic ? "*" : "")>\(describe(name))"
    case .parent(let name, _, let inner): "<\(describe(name))(\(inner.map(describe).joined(separator: " ")))"
    case .block(let inner): "$(\(inner.map(describe).joined(separator: " ")))"
    }
  }

  private func describe(_ name: TemplateNode.Name) -> String {
    "\(name.line)" + name.functions.map { " \($0)" }.joined() + (name.text.isEmpty ? "" : " \(name.text)")
  }

  @Test(
    "Names, functions, sections and partials have their lines",
    arguments: [
      ("a {{b}} {{ c }}\r\n{{{d}}} {{& e }}{{!f}}\n{{%CONTENT_TYPE:TEXT}}{{g}}", ["1 b", "1 c", "2 d", "2 e", "3 g"]),
      ("{{#a}}\n{{b}}{{^c}}{{.}}{{/c}}\n{{/a}}{{d}}", ["#1 a(2 b ^2 c(2 .))", "3 d"]),
      ("{{#first()}}{{count(a)}}{{/first()}}{{upper(lower(b))}}", ["#1 first(1 count a)", "1 upper lower b"]),
      ("{{> Swift/Method }}{{>*a}}", [">1 Swift/Method", "*>1 *a"]),
      ("{{<p}}{{$b}}{{c}}{{/b}}{{/p}}", ["<1 p($(1 c))"]),
      ("{ {} {a}", []),
    ])
  func scan(text: String, expected: [String]) { #expect(tags(text) == expected) }

  @Test("Other delimiters apply up to the end of the section that sets them")
  func delimiters() {
    #expect(tags("{{=<% %>=}}<%a%>{{b}}<%={{ }}=%>{{c}}") == ["1 a", "1 c"])
    #expect(tags("{{#a}}{{=<% %>=}}<%b%><%/a%>{{c}}") == ["#1 a(1 b)", "1 c"])
  }
}
