import Documents
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("Tables as comma-separated values")
struct CSVTableRendererTests {
  @Test("Lines end in CRLF, the first has the keys")
  func lines() {
    let csv = TableFormat.csv.render(TableKind.order.table(of: .sample))
    let lines = csv.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(
      lines[0]
        == "event,source,target,position,delegate,callback,certainty,condition,guard,unordered,note,status,where,sources"
    )
    #expect(lines[1].hasPrefix("Launch,Not running,Inactive,1,AppDelegate,application(_:didFinishLaunchingWith"))
    #expect(lines.last == "")
  }

  @Test("Fields with commas, quotes or line ends are quoted, and formulas don't change")
  func quoting() {
    var lifecycle = Lifecycle(name: "L")
    lifecycle.states = ["a,b", "say \"x\"", "=1+1", " edge", "plain"].map { State(name: $0) }
    let names = TableFormat.csv.render(TableKind.states.table(of: lifecycle)).split(separator: "\r\n").dropFirst()
      .map { String($0).split(separator: ",,false").first.map(String.init) }
    #expect(names == ["\"a,b\"", "\"say \"\"x\"\"\"", "=1+1", "\" edge\"", "plain"])
  }
}
