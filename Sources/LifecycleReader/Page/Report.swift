import Diagnostics
import LifecycleModel

/// The results of reading a page besides the life cycle: the diagnostics, and the places of elements.
///
/// A class, because all readers of a page add to one.
final class Report {
  /// The page.
  let file: SourceFile
  /// The diagnostics in the order in which they were found.
  private(set) var diagnostics: [Diagnostic] = []
  /// The places of what has been read.
  var sourceMap = SourceMap()

  /// Begins an empty report.
  init(of file: SourceFile) {
    self.file = file
  }

  /// Adds a diagnostic, whose fix-its are then written as the page's own text is.
  func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic.escapingFixIts(asIn: file))
  }

  /// Adds what another report of the page has: its diagnostics, and the places of transitions that could not be read.
  func add(_ diagnostics: [Diagnostic], unreadTransitions: [SourceRange]) {
    self.diagnostics += diagnostics
    sourceMap.unreadTransitions += unreadTransitions
  }
}
