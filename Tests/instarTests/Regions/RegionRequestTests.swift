import Diagnostics
import LifecycleReader
import TestSupport
import Testing

@testable import instar

@Suite("Region requests")
struct RegionRequestTests {
  private func diagnostics(_ words: String) -> [String] {
    let page = MarkedText("<!-- instar:begin \(words) -->\n<!-- instar:end -->\n")
    return RegionRequest.diagnostics(in: PageRegions(of: page.file).regions).map { diagnostic in
      let mark = page.offsets.first { $0.value == diagnostic.range.start }?.key ?? "\(diagnostic.range.start)"
      let fixes = diagnostic.fixIts.map { ", fix '\($0.replacement)'" }.joined()
      return "\(mark) \(diagnostic.id) '\(page.file[diagnostic.range])': \(diagnostic.summary)\(fixes)"
    }
  }

  @Test(
    "Well-formed requests",
    arguments: [
      "table order", "table states from a.md", "table matrix event Launch language ja at 13 from \"a b.md\"",
      "graph mermaid", "graph mermaid view sequence", "graph scxml view states", "graph json at \"iOS 12\"",
      "graph svg as a.svg", "graph svg view sequence as \"a b/c.d.svg\" event Launch",
      "compare A B", "compare 'A B' C from x with y", "diff a.md b.md", "diff a2.md b3.md at 13",
      "diff \"iOS 12\" 13", "diff iOS12 iOS13 from uikit", "diff ./a2 ./b3",
    ])
  func good(words: String) {
    #expect(diagnostics(words) == [])
  }

  @Test(
    "Misspellings are errors at the smallest wrong word, with the nearest word",
    arguments: [
      ("1️⃣tabel order", "1️⃣ malformed-region 'tabel': Unknown region 'tabel', fix 'table'"),
      ("1️⃣table", "1️⃣ malformed-region 'table': 'table' needs KIND"),
      ("1️⃣compare A", "1️⃣ malformed-region 'compare': 'compare' needs LEFT and RIGHT"),
      ("table 1️⃣ordr", "1️⃣ malformed-region 'ordr': Unknown table 'ordr', fix 'order'"),
      ("graph 1️⃣mermade", "1️⃣ malformed-region 'mermade': Unknown graph format 'mermade', fix 'mermaid'"),
      ("graph 1️⃣png", "1️⃣ malformed-region 'png': A region shows text or an SVG, and 'png' is neither"),
      ("graph 1️⃣svg", "1️⃣ malformed-region 'svg': A drawing needs a file"),
      (
        "graph mermaid as 1️⃣a.svg",
        "1️⃣ malformed-region 'a.svg': 'as' is for 'graph svg', and 'mermaid' is text in the page itself"
      ),
      (
        "graph scxml view 1️⃣sequence",
        "1️⃣ malformed-region 'sequence': Unknown scxml view 'sequence'"
      ),
      ("table order 1️⃣form a.md", "1️⃣ malformed-region 'form': Unknown 'table' option 'form', fix 'from'"),
      (
        "table order 1️⃣view states",
        "1️⃣ malformed-region 'view': Unknown 'table' option 'view'"
      ),
      ("table order 1️⃣from", "1️⃣ malformed-region 'from': 'from' needs a value"),
      ("table order from a 1️⃣from b", "1️⃣ malformed-region 'from': 'from' is given twice"),
      ("table order at 1️⃣soon", "1️⃣ malformed-region 'soon': 'soon' is not a version"),
      ("diff a.md b.md 1️⃣language ja", "1️⃣ malformed-region 'language': Unknown 'diff' option 'language'"),
      ("table order language 1️⃣jp", "1️⃣ malformed-region 'jp': Unknown language 'jp', fix 'ja'"),
      ("diff 1️⃣13 b.md", "1️⃣ malformed-region '13 b.md': One of these is a version, the other is a page"),
    ])
  func bad(words: String, diagnostic: String) {
    #expect(diagnostics(words) == [diagnostic])
  }

  @Test func `Versions of one page are not read at another, and pages come from no page`() {
    #expect(
      diagnostics("diff 12 13 at 1️⃣14") == [
        "1️⃣ malformed-region '14': 'at' is for two pages, and these are versions of one page"
      ])
    #expect(
      diagnostics("diff a.md b.md from 1️⃣c.md") == [
        "1️⃣ malformed-region 'c.md': 'from' is for two versions of a page, and these are two pages"
      ])
  }

  @Test(
    "A drawing is below the folder of its page",
    arguments: [
      "../a.svg", "/a.svg", "a/../../b.svg", "a//b.svg", "./a.svg", ".git/a.svg", ".svg", "a.png", "a\\b.svg",
      "a\u{7}.svg",
    ])
  func paths(path: String) {
    #expect(
      diagnostics("graph svg as 1️⃣\(path)") == [
        "1️⃣ malformed-region '\(path)': '\(path)' cannot be the file of a drawing"
      ])
  }
}
