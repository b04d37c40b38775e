import Text

/// What there is to say about one page, by position.
package struct FileDiagnostics: Sendable {
  /// The page.
  package let file: SourceFile
  /// What is to be said of it, by position.
  package let diagnostics: [Diagnostic]

  /// Puts what was found in a page in order.
  package init(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics.sortedByPosition()
  }

  /// The diagnostics, each with a digest that stays the same when lines are added or removed elsewhere.
  ///
  /// It is made of the id, the line's text without the white space around it, and the number among equal ones; the
  /// page's name is no part of it. A diagnostic that brings its own keeps that.
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
  /// How many bytes before and after a place are looked at on a very long line.
  private static let reach = 2048

  /// The line that a place is on, without its line end; of a very long line, the part around the place.
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
