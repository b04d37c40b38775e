import Diagnostics
import LifecycleModel
import Text

/// The names of a page: its states, delegates and callbacks, and which of them a text means.
///
/// A name that finds nothing, or several, is reported. On a page that lists no delegates, a name adds the delegate or the
/// callback that it means, so the delegates and callbacks here are those of the life cycle. A class, because all readers of
/// a page share one.
final class NameTable {
  /// The page's operating system.
  let platform: String?
  /// The report of the page.
  let report: Report
  /// The states.
  var states = StateNames()
  /// The delegates.
  var delegates: DelegateNames
  /// The callbacks.
  var callbacks = CallbackNames()
  /// The names in declarations that no callback has: they have been reported there, once for all uses.
  var slips: Set<String> = []
  /// The number of comparisons that may still be made: with thousands of names and thousands of typing errors,
  /// comparing all with all would take minutes.
  private var comparisonsLeft = 200_000

  /// Creates a table without names.
  init(platform: String?, catalog: APICatalog, report: Report) {
    self.platform = platform
    self.report = report
    delegates = DelegateNames(catalog: catalog)
  }

  /// The page.
  var file: SourceFile { report.file }

  /// The types and their callbacks.
  var catalog: APICatalog { delegates.catalog }

  /// The same names in a table that adds to another report.
  func copy(reportingTo report: Report) -> NameTable {
    let copy = NameTable(platform: platform, catalog: catalog, report: report)
    copy.states = states
    copy.delegates = delegates
    copy.callbacks = callbacks
    copy.slips = slips
    copy.comparisonsLeft = comparisonsLeft
    return copy
  }

  /// Returns `true` where a copy has added no name, nor compared any to find the one that was meant.
  func isUnchanged(in copy: NameTable) -> Bool {
    copy.callbacks.all.count == callbacks.all.count && copy.delegates.all.count == delegates.all.count
      && copy.comparisonsLeft == comparisonsLeft
  }

  /// The name that was probably meant; `nil` where none is near, or where too many names have been compared already.
  func nearest(to name: String, in names: @autoclosure () -> [String]) -> NearestWord.Guess? {
    guard comparisonsLeft > 0 else { return nil }
    let names = names()
    comparisonsLeft -= names.count
    return NearestWord.guess(for: name, in: names)
  }
}
