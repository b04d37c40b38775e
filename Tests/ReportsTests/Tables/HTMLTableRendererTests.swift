import LifecycleModel
import TestSupport
import Testing

@testable import Documents
@testable import Reports

@Suite("Tables as HTML")
struct HTMLTableRendererTests {
  @Test("A document has its language, its title and the scope of each heading")
  func document() {
    let html = TableFormat.html.render(TableKind.order.table(of: .sample))
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(html.contains("<title>UIKit scene life cycle: Call order</title>"))
    #expect(html.contains("<caption>UIKit scene life cycle: Call order</caption>"))
    #expect(html.contains("<th scope=\"col\">Event</th>"))
    #expect(html.contains("<th scope=\"rowgroup\" rowspan=\"7\">Launch</th>"))
  }

  @Test(
    "Text of a page is never HTML", arguments: ["<script>alert(1)</script>", "\"><img src=x>", "</table>", "&lt;"])
  func hostile(name: String) {
    var lifecycle = Lifecycle.sample
    lifecycle.name = name
    lifecycle.states[0].name = name
    lifecycle.states[0].documentation = "A " + name + " `\(name)` **\(name)** [\(name)](javascript:alert(1))"
    let plain = TableFormat.html.render(TableKind.states.table(of: .sample))
    let html = TableFormat.html.render(TableKind.states.table(of: lifecycle))
    for tag in ["<script", "<img", "</table>", "<a href", "javascript:"] {
      #expect(html.ranges(of: tag).count == plain.ranges(of: tag).count)
    }
  }

  @Test("A long name breaks after its labels, not inside a word")
  func lineBreaks() {
    let html = TableFormat.html.render(TableKind.order.table(of: .sample))
    #expect(html.contains("<code>scene(_:<wbr>willConnectTo:<wbr>options:)</code>"))
  }

  @Test("Safe links are links, others are text")
  func links() {
    var lifecycle = Lifecycle.sample
    lifecycle.states[0].documentation =
      "[a](https://x.y?a=1&b=2) [b](JavaScript:x) [c](other.html#d) [d](data:text/html,x)"
    let html = TableFormat.html.render(TableKind.states.table(of: lifecycle))
    #expect(html.contains("<a href=\"https://x.y?a=1&amp;b=2\">a</a> b <a href=\"other.html#d\">c</a> d<"))
  }
}
