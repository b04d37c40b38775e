import LifecycleModel

/// What has to be said of a row of a comparison besides its two sides.
package enum ComparisonNote: Hashable, Sendable {
  /// What the Notes of the page's equivalents say, as Markdown.
  case page(String)
  /// The left call lives on as this call of the right page, under the same delegate.
  case stays(CallbackID)
  /// What comes instead are these calls of the right page, of delegates that do not take part.
  case elsewhere([CallbackID])
  /// Both come, on the same hop of the same page: the right call does not replace the left one.
  case together
  /// Neither the right side nor the value before tells the row from those of these left calls.
  case indistinctFromLeft([CallbackID])
  /// Which of these right calls, or the row's own, answers the left one cannot be told.
  case indistinctFromRight([CallbackID])
}
