import LifecycleModel

/// A page that was made from logs.
package struct MinedPage: Sendable {
  /// The life cycle.
  package var lifecycle: Lifecycle
  /// The findings that are not on the page, and open questions: Markdown for comments below it.
  package var comments: [String]
  /// The counts of what was mined.
  package var counts: Counts

  /// The counts of what was mined.
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
