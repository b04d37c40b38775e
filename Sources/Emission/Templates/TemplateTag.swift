/// A tag that a template may use, and its contents.
package struct TemplateTag: Hashable, Sendable {
  /// The kinds of contents.
  package indirect enum Contents: Hashable, Sendable {
    /// A text, which may be empty.
    case text
    /// A text or nothing.
    case optionalText
    /// A Boolean value.
    case flag
    /// Texts, one after another; usually lines.
    case lines
    /// Items with tags of their own, one after another.
    case list([TemplateTag])
  }

  /// The name between the braces.
  package let name: String
  /// The kind of its contents.
  package let contents: Contents
  /// The meaning of the contents: a noun phrase, no full stop.
  package let meaning: String

  /// Describes a tag.
  package init(_ name: String, _ contents: Contents, _ meaning: String) {
    self.name = name
    self.contents = contents
    self.meaning = meaning
  }
}

/// The tags that a template may use, and the place from which it is rendered.
package struct TemplateDescription: Sendable {
  /// Its name: `Swift/Delegate`.
  package let name: String
  /// The template that has it as a partial, and the list with the section that includes it; `nil` for one that makes a file.
  package let place: (template: String, list: String)?
  /// The tags of its own; those of the sections around it can be used as well.
  package let tags: [TemplateTag]

  /// Describes a template.
  package init(_ name: String, in place: (template: String, list: String)? = nil, tags: [TemplateTag]) {
    self.name = name
    self.place = place
    self.tags = tags
  }
}
