extension PageRepair {
  /// Shows the changes of files that would be fixed.
  static func show(_ repairs: [PageRepair], on terminal: Terminal) throws {
    for repair in repairs where !repair.fixes.isEmpty {
      repair.printStatus("Would fix", on: terminal)
      let changes = LineChange.lines(from: PageLines(repair.original.bytes), to: PageLines(repair.bytes))
      try terminal.output(
        UnifiedDiff(changes, path: repair.page.source.path).text(isColored: terminal.colorsOutput))
    }
  }
}
