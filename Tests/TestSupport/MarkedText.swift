import Diagnostics
import LifecycleReader
import Testing

/// A page with marked places: `1️⃣` to `9️⃣` are before the text that a test is about, and are not part of the page.
package struct MarkedText: Sendable, ExpressibleByStringInterpolation {
  /// The page without its marks.
  package let text: String
  /// The offset of each mark in UTF-8 bytes from the start of `text`.
  package let offsets: [String: Int]

  /// Takes the marks out of a page.
  package init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var length = 0
    var offsets: [String: Int] = [:]
    for scalar in marked.unicodeScalars {
      let mark = Self.mark(endingIn: scalar, after: text)
      guard let mark else {
        text.append(scalar)
        length += UTF8.width(scalar)
        continue
      }
      text.removeLast(2)
      length -= 4
      offsets[mark] = length
    }
    self.text = String(text)
    self.offsets = offsets
  }

  /// A page as a literal.
  package init(stringLiteral value: String) { self.init(value) }

  /// The page as a file.
  package var file: SourceFile { SourceFile(path: "page.md", text: text) }

  /// `1️⃣` is a digit, a variation selector and an enclosing key cap.
  private static func mark(endingIn scalar: Unicode.Scalar, after text: String.UnicodeScalarView) -> String? {
    guard scalar == "\u{20E3}", text.last == "\u{FE0F}", let digit = text.dropLast().last, ("0"..."9").contains(digit)
    else { return nil }
    return "\(digit)\u{FE0F}\u{20E3}"
  }
}

/// A diagnostic that a test demands: its id, the mark before its range, the text in its range, its fix-its.
package struct ExpectedDiagnostic: Sendable {
  fileprivate let line: String

  /// Demands a diagnostic; `fixes` are the replacements of its fix-its, the likeliest first.
  package init(_ id: String, at mark: String, covering text: String, fixes: [String] = []) {
    line = Self.line(id, at: mark, covering: text, fixes: fixes)
  }

  fileprivate static func line(_ id: String, at mark: String, covering text: String, fixes: [String]) -> String {
    "\(mark) \(id) covers '\(text)'" + fixes.map { ", fix '\($0)'" }.joined()
  }
}

/// Reads a page and expects just these diagnostics, in the order of their places.
///
/// `diagnostics` selects those that are compared; by default the reader's own.
@discardableResult
package func expect(
  _ page: MarkedText, _ expected: [ExpectedDiagnostic] = [],
  diagnostics: (Reading) -> [Diagnostic] = { $0.diagnostics },
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> Reading {
  let reading = LifecycleReader.read(page.file)
  let lines = diagnostics(reading).map { diagnostic in
    let mark = page.offsets.first { $0.value == diagnostic.range.start }?.key
    let location = page.file.location(at: diagnostic.range.start)
    return ExpectedDiagnostic.line(
      diagnostic.id, at: mark ?? "line \(location.line), column \(location.column)",
      covering: page.file[diagnostic.range], fixes: diagnostic.fixIts.map(\.replacement))
  }
  #expect(lines == expected.map(\.line), sourceLocation: sourceLocation)
  return reading
}
