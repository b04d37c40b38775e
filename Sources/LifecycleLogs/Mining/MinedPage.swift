import LifecycleModel

/// A page that was made from logs.
package struct MinedPage: Sendable {
  /// The life cycle.
  package var lifecycle: Lifecycle
  /// What the logs say besides, or leave open: Markdown for comments below the page.
  package var comments: [String]
  /// What was mined, in numbers.
  package var counts: Counts

  /// What was mined, in numbers.
  package struct Counts: Hashable, Sendable {
    /// The calls.
    package var calls = 0
    /// The life cycles.
    package var lives = 0
    /// The processes.
    package var processes = 0
    /// The events.
    package var events = 0
    /// The events that were too rare to be on the page.
    package var noise = 0
  }

  /// The page as Markdown, with the comments below it.
  package var text: String { CommentedPage.text(of: lifecycle, comments) }
}
