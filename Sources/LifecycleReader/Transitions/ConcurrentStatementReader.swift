import Diagnostics

/// Reads the transitions or scenarios below many headings on all processors, in shares.
///
/// Each share is read with a copy of the names that were known before. If one has added a name, its results and those
/// of the shares after it are dropped and read again in turn: the outcome is the same in any case.
struct ConcurrentStatementReader {
  /// Fewer headings are read one after another: to share them out would take longer.
  private static let fewestParts = 256
  /// The number of headings of a share.
  private static let partsPerShare = 64
  /// The number of headings that are read before their results are passed on: results that wait need memory.
  private static let partsPerRound = 1024

  /// Some of the headings, read.
  private struct Share: Sendable {
    let parts: ArraySlice<PagePart>
    let statements: [TransitionStatement]
    let diagnostics: [Diagnostic]
    let unreadTransitions: [SourceRange]
    let used: [SourceRange]
    /// `true` where no name was added, nor looked for among all names.
    let isComplete: Bool
  }

  /// The reader of one heading after another.
  let reader: StatementReader

  /// Reads headings, and passes on each transition or scenario in page order.
  func read(_ parts: [PagePart], take: (TransitionStatement) -> Void) {
    var rest = parts[...]
    while rest.count >= Self.fewestParts {
      let round = rest.prefix(Self.partsPerRound)
      for share in shares(of: round) {
        guard share.isComplete else { break }
        reader.names.report.add(share.diagnostics, unreadTransitions: share.unreadTransitions, used: share.used)
        share.statements.forEach(take)
        rest = rest.dropFirst(share.parts.count)
      }
      if rest.startIndex < round.endIndex { break }
    }
    for part in rest { reader.readHeading(part).forEach(take) }
  }

  private func shares(of parts: ArraySlice<PagePart>) -> [Share] {
    let (subject, document) = (reader.subject, reader.document)
    // Copied by all, and changed by none.
    nonisolated(unsafe) let names = reader.names
    return stride(from: parts.startIndex, to: parts.endIndex, by: Self.partsPerShare)
      .map { parts[$0..<min($0 + Self.partsPerShare, parts.endIndex)] }
      .concurrentMap { share in
        let report = Report(of: document.file)
        let copy = names.copy(reportingTo: report)
        let reader = StatementReader(document: document, subject: subject, names: copy)
        return Share(
          parts: share, statements: share.flatMap(reader.readHeading), diagnostics: report.diagnostics,
          unreadTransitions: report.sourceMap.unreadTransitions, used: report.used,
          isComplete: names.isUnchanged(in: copy))
      }
  }
}
