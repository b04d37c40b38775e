import LifecycleModel

/// A remark on a row of a comparison.
package enum ComparisonNote: Hashable, Sendable {
  /// The Notes cell of the page's Equivalents row, as Markdown.
  case page(String)
  /// The left call remains as this call of the right page, under the same delegate.
  case stays(CallbackID)
  /// The left call is replaced by these calls of delegates of the right page that do not take part.
  case elsewhere([CallbackID])
  /// Both calls come on the same transition of one page: the right call does not replace the left one.
  case together
  /// Neither the right side nor the previous value distinguishes the row from those of these left calls.
  case indistinctFromLeft([CallbackID])
  /// The left call may correspond to any of these right calls, or to the row's own.
  case indistinctFromRight([CallbackID])
}
