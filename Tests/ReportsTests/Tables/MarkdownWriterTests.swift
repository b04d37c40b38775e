import LifecycleModel
import Testing

@testable import Documents
@testable import Reports

@Suite("Markdown in cells")
struct MarkdownWriterTests {
  @Test(
    "Names keep their letters but are not markup",
    arguments: [
      ("a|b", #"a\|b"#), ("*x* _y_ snake_case", #"\*x\* \_y\_ snake_case"#), ("</script>", #"\</script>"#),
      ("&amp; R&D, a & b", #"\&amp; R\&D, a & b"#), ("[*]", #"\[\*\]"#), ("https://x.y", #"https\://x.y"#),
      (#"C:\new"#, #"C:\\new"#), ("シーン", "シーン"), ("$x$", #"\$x\$"#),
    ])
  func text(name: String, markdown: String) {
    #expect(MarkdownWriter(.gitHub).line([.text(name)]) == markdown)
  }

  @Test(
    "Code remains code, whatever it contains",
    arguments: [
      ("scene(_:)", "`scene(_:)`"), ("a`b", "``a`b``"), ("`x`", "`` `x` ``"), ("a|b", #"`a\|b`"#),
      (#"a\|b"#, "<code>a&#92;&#124;b</code>"), ("", ""), (" ", "` `"),
    ])
  func code(code: String, markdown: String) {
    #expect(MarkdownWriter(.gitHub).line([.code(code)]) == markdown)
  }

  @Test(
    "An address cannot end its link",
    arguments: [
      ("https://a.b/c(d:)", "[x](https://a.b/c(d:))"), ("https://a.b/)", #"[x](https://a.b/\))"#),
      ("a b|c", "[x](a%20b%7Cc)"), ("https://a.b/é", "[x](https://a.b/%C3%A9)"),
    ])
  func link(url: String, markdown: String) {
    #expect(MarkdownWriter(.gitHub).line([.link([.text("x")], url: url)]) == markdown)
  }

  @Test("Columns are as wide as their widest cell, in display width")
  func alignment() {
    let table = TableKind.states.table(
      of: {
        var lifecycle = Lifecycle(name: "L")
        lifecycle.states = [State(name: "起動"), State(name: "Background")]
        return lifecycle
      }())
    #expect(
      TableFormat.markdown.render(table) == """
        | State      |
        | ---------- |
        | 起動       |
        | Background |

        """)
  }
}
