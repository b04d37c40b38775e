/// A tag in the text of a template, with what is inside of it.
indirect enum TemplateNode: Hashable, Sendable {
  /// A name, perhaps inside functions: `{{count(methods)}}`.
  struct Name: Hashable, Sendable {
    /// The name; empty where a function is about the place in a list.
    let text: String
    /// The functions around it, the outermost first.
    let functions: [String]
    /// The line it stands in, from 1.
    let line: Int
  }

  /// Is replaced by a text.
  case variable(Name)
  /// Is there once, several times or not at all.
  case section(Name, isInverted: Bool, [TemplateNode])
  /// Another template.
  case partial(Name, isDynamic: Bool)
  /// Another template, with what replaces its blocks.
  case parent(Name, isDynamic: Bool, [TemplateNode])
  /// A part that can be replaced.
  case block([TemplateNode])
}
