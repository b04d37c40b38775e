/// A tag that a template may use, and what it holds.
package struct TemplateTag: Hashable, Sendable {
  /// What a tag is replaced by, or repeats.
  package indirect enum Contents: Hashable, Sendable {
    /// A text, which may be empty.
    case text
    /// A text or nothing.
    case optionalText
    /// Yes or no.
    case flag
    /// Texts, one after another; in most cases the lines of something.
    case lines
    /// Things with tags of their own, one after another.
    case list([TemplateTag])
  }

  /// The name between the braces.
  package let name: String
  /// What it holds.
  package let contents: Contents
  /// What that is, in words: a noun phrase, no full stop.
  package let meaning: String

  /// Describes a tag.
  package init(_ name: String, _ contents: Contents, _ meaning: String) {
    self.name = name
    self.contents = contents
    self.meaning = meaning
  }
}
