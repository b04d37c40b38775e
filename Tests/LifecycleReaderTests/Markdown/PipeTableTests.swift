import Diagnostics
import Testing

@testable import LifecycleReader

@Suite("Pipe tables")
struct PipeTableTests {
  @Test("A header row and a delimiter row of as many cells make a table, with or without pipes at the ends")
  func shapes() {
    #expect(cells("| a | b |\n|---|---|\n| 1 | 2 |") == [["a", "b"], ["1", "2"]])
    #expect(cells("a | b\n:-- | --:\n1 | 2") == [["a", "b"], ["1", "2"]])
    #expect(cells("| a |\n|:-:|\n| 1 |") == [["a"], ["1"]])
    #expect(cells("| a | b |\n|---|\n| 1 | 2 |") == nil)
    #expect(cells("| a | b |\n| 1 | 2 |") == nil)
    #expect(cells("| a | b |") == nil)
    #expect(cells("| a |\n|:-x|") == nil)
  }

  @Test("Missing cells are empty, surplus ones are left out, a table may have no rows")
  func widths() {
    #expect(
      cells("| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n||") == [["a", "b"], ["1", ""], ["1", "2"], ["", ""]])
    #expect(cells("| a | b |\n|---|---|") == [["a", "b"]])
  }

  @Test("A backslash keeps a pipe in its cell, in code too; two backslashes don't")
  func escapes() {
    #expect(cells("| a \\| b | `c \\| d` |\n|---|---|\n| \\\\| x |") == [["a | b", "c | d"], ["\\", "x"]])
  }

  @Test("Cells contain inline Markdown, which cannot begin a block")
  func inlines() {
    #expect(
      cells("| # a | - b | 1. c |\n|---|---|---|\n| **x** *y* | `z`<br>w | [l](u) &amp; ![i](j) |")
        == [["# a", "- b", "1. c"], ["x y", "z\nw", "l & "]])
  }

  @Test("Lines before the header are prose")
  func lead() {
    #expect(cells("Prose about it:\n| a | b |\n|---|---|\n| 1 | 2 |") == [["a", "b"], ["1", "2"]])
  }

  @Test("Cells have their places, after escaped pipes too")
  func places() {
    let file = SourceFile(path: "", text: "  | a | `b` |\n  |---|---|\n  | x \\| **y** | \\*z |")
    let table = PipeTable(in: file.fullRange, of: file)
    let row = table?.rows.first
    #expect(table?.header.map { file[$0.source(of: $0.fullRange)] } == ["a", "b"])
    #expect(row?.cells.map { file[$0.source(of: $0.fullRange)] } == ["x \\| **y", "*z"])
    #expect(row.map { file[$0.range] } == "| x \\| **y** | \\*z |")
    #expect(
      row?.cells[0].styledRuns.map { row?.cells[0].source(of: $0.bytes) }.compactMap { $0 }.map { file[$0] } == ["y"])
  }

  private func cells(_ text: String) -> [[String]]? {
    let file = SourceFile(path: "", text: text)
    return PipeTable(in: file.fullRange, of: file).map { table in
      [table.header.map(\.text)] + table.rows.map { $0.cells.map(\.text) }
    }
  }
}
