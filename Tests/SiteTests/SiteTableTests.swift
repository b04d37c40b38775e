import TestSupport
import Testing

@testable import Documents
@testable import Reports
@testable import Site

@Suite("Tables of a web page")
struct SiteTableTests {
  private let subject = SiteSubject(.sample)

  @Test("Every row is complete: a cell for several rows is repeated in each")
  func unfolded() {
    let sheet = TableKind.order.table(of: .sample).sheet
    let html = SiteTable(subject).html(sheet, title: "order-title").source
    #expect(!html.contains("rowspan"))
    let rows = html.split(separator: "\n").filter { $0.hasPrefix("<tr") }.dropFirst()
    #expect(rows.count == sheet.rows.count)
    for row in rows { #expect(row.ranges(of: "data-label=").count == sheet.headings.count) }
    #expect(
      html.contains("<th scope=\"row\" class=\"short\" data-label=\"Event\"><span class=\"again\">Launch</span></th>"))
  }

  @Test("Short text, such as a number, is never broken in two")
  func short() {
    let html = SiteTable(subject).html(TableKind.order.table(of: .sample).sheet, title: "order-title").source
    #expect(html.contains("<td class=\"short\" data-label=\"#\">"))
    #expect(html.contains("<td data-label=\"Callback\">"))
  }

  @Test("A row, a column and a line have the delegate that they are about")
  func delegates() {
    let order = SiteTable(subject).html(TableKind.order.table(of: .sample).sheet, title: "x").source
    #expect(order.contains("<tr data-delegate=\"0\">"))
    #expect(order.contains("<span class=\"delegate ink-0\">AppDelegate</span>"))
    let matrix = SiteTable(subject).html(TableKind.matrix.table(of: .sample).sheet, title: "x").source
    #expect(matrix.contains("<th scope=\"col\" data-delegate=\"1\">SceneDelegate</th>"))
    let transitions = SiteTable(subject).html(TableKind.transitions.table(of: .sample).sheet, title: "x").source
    #expect(transitions.contains("<span class=\"line\" data-delegate=\"1\">"))
  }

  @Test("No cell has an inline style, which the page's policy would not allow")
  func styles() {
    for page in TestPage.fixtures + TestPage.bundled {
      for kind in TableKind.allCases {
        let html = SiteTable(SiteSubject(page.lifecycle)).html(kind.table(of: page.lifecycle).sheet, title: "x").source
        #expect(!html.contains(" style="))
      }
    }
  }
}
