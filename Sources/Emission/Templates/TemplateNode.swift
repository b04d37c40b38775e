/// A tag in the text of a template, with its contents.
indirect enum TemplateNode: Hashable, Sendable {
  /// A name, perhaps inside functions: `{{count(methods)}}`.
  struct Name: Hashable, Sendable {
    /// The name; empty if a function is about the place in a list.
    let text: String
    /// The functions around it, the outermost first.
    let functions: [String]
    /// The line, from 1.
    let line: Int
  }

  /// Replaced by a text.
  case variable(Name)
  /// Rendered once, several times or not at all.
  case section(Name, isInverted: Bool, [TemplateNode])
  /// Another template.
  case partial(Name, isDynamic: Bool)
  /// Another template, with replacements for its blocks.
  case parent(Name, isDynamic: Bool, [TemplateNode])
  /// A part that can be replaced.
  case block([TemplateNode])
}
