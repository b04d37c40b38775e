/// Tells which lines of a log are of a call that an earlier line has told, as a check takes them.
package struct FoldedLines: Sendable {
  private var table = ProcessTable()
  private var folding = CallFolding()

  /// Begins before the first line.
  package init() {}

  /// Takes the next event; returns `true` for a further line of a call.
  package mutating func isFolded(_ event: LogEvent) -> Bool {
    let process = table.process(of: event)
    guard case .call(let call) = event.content else { return false }
    return !folding.isCall(call, on: event.foldingLine(of: process))
  }
}
