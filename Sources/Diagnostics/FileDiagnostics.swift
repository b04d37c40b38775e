import Text

/// The diagnostics of one page, by position.
package struct FileDiagnostics: Sendable {
  /// The page.
  package let file: SourceFile
  /// The diagnostics, by position.
  package let diagnostics: [Diagnostic]

  /// Sorts the diagnostics of a page.
  package init(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics.sortedByPosition()
  }

  /// The diagnostics, each with a digest that stays the same when lines are added or removed elsewhere.
  ///
  /// It is a digest of the id, the line's text without the white space around it, and the number among equal ones; the
  /// page's name is no part of it. A diagnostic that has its own fingerprint keeps it.
  package var fingerprinted: [(diagnostic: Diagnostic, fingerprint: String)] {
    var occurrences: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      if let fingerprint = diagnostic.fingerprint { return (diagnostic, fingerprint) }
      var hash = StableHash()
      hash.combine(diagnostic.id)
      hash.combine(String(file[file.stretch(around: diagnostic.range.start)].trimmingWhitespace))
      let number = occurrences[hash.hexadecimal, default: 0] + 1
      occurrences[hash.hexadecimal] = number
      hash.combine(String(number))
      return (diagnostic, hash.hexadecimal)
    }
  }
}

extension SourceFile {
  /// The number of bytes before and after a place that are read on a very long line.
  private static let reach = 2048

  /// The line of a place, without its line end; on a very long line, the part around the place.
  func stretch(around offset: Int) -> SourceRange {
    let line = range(ofLine: line(at: offset))
    let place = min(max(line.start, offset), line.end)
    return SourceRange(
      scalarStart(atOrAfter: max(line.start, place - Self.reach)),
      scalarStart(atOrAfter: min(line.end, place + Self.reach)))
  }

  private func scalarStart(atOrAfter offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}

extension StringProtocol {
  fileprivate var trimmingWhitespace: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
