extension PageRepair {
  /// Writes the files that have been fixed, or with `isDryRun` shows what would change.
  static func write(_ repairs: [PageRepair], isDryRun: Bool, on terminal: Terminal) throws {
    let repairs = repairs.filter { !$0.fixes.isEmpty }
    if repairs.isEmpty { terminal.printStatus("Nothing to fix: no finding has a certain fix-it") }
    for repair in repairs {
      guard isDryRun else {
        try Disk.write(repair.bytes, to: repair.page.source.path)
        repair.printStatus("Fixed", on: terminal)
        continue
      }
      repair.printStatus("Would fix", on: terminal)
      let changes = LineChange.lines(from: PageLines(repair.original.bytes), to: PageLines(repair.bytes))
      try terminal.output(
        UnifiedDiff(changes, path: repair.page.source.path).text(isColored: terminal.colorsOutput))
    }
  }
}
