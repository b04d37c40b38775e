/// Finds the tags of a template that Mustache accepts; tags that Mustache rejects are left out silently.
struct TemplateScanner {
  private var rest: Substring
  private var line = 1
  private var opening = "{{"
  private var closing = "}}"

  /// The tags of a template's text.
  static func nodes(in text: String) -> [TemplateNode] {
    var scanner = TemplateScanner(rest: text[...])
    return scanner.nodes()
  }

  private init(rest: Substring) { self.rest = rest }

  /// The tags up to the end of the section, or of the text. Delimiters that a section sets end with it.
  private mutating func nodes() -> [TemplateNode] {
    let delimiters = (opening, closing)
    defer { (opening, closing) = delimiters }
    var nodes: [TemplateNode] = []
    while skip(to: opening) {
      let start = line
      let kind = rest.first ?? " "
      switch kind {
      case "!", "%": skip(to: closing)
      case "=": setDelimiters()
      case "{":
        rest = rest.dropFirst()
        nodes.append(.variable(name(at: start)))
        skip("}")
      case "/":
        _ = contents()
        return nodes
      case "#", "^", "$", "<", ">", "&":
        rest = rest.dropFirst()
        nodes.append(node(of: kind, at: start))
      default: nodes.append(.variable(name(at: start)))
      }
    }
    return nodes
  }

  private mutating func node(of kind: Character, at start: Int) -> TemplateNode {
    let name = name(at: start, isPartial: kind == "<" || kind == ">")
    let isDynamic = name.text.hasPrefix("*")
    switch kind {
    case ">": return .partial(name, isDynamic: isDynamic)
    case "<": return .parent(name, isDynamic: isDynamic, nodes())
    case "$": return .block(nodes())
    case "#", "^": return .section(name, isInverted: kind == "^", nodes())
    default: return .variable(name)
    }
  }

  /// Parses a tag's name into functions and their argument.
  private mutating func name(at line: Int, isPartial: Bool = false) -> TemplateNode.Name {
    let text = contents()
    guard !isPartial else { return TemplateNode.Name(text: text, functions: [], line: line) }
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    let inner = (parts.last ?? "").prefix { $0 != ")" && $0 != "}" }
    return TemplateNode.Name(text: String(inner), functions: parts.dropLast().map(String.init), line: line)
  }

  /// Returns the rest of a tag, without white space around, and moves to its end.
  private mutating func contents() -> String {
    let start = rest.startIndex
    let before = rest
    guard skip(to: closing) else { return String(before) }
    let end = before.index(rest.startIndex, offsetBy: -closing.count)
    let words = before[start..<end].split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  private mutating func setDelimiters() {
    let text = contents()
    let words = text.dropFirst().dropLast().split(separator: " ")
    guard words.count == 2 else { return }
    (opening, closing) = (String(words[0]), String(words[1]))
  }

  private mutating func skip(_ character: Character) {
    if rest.first == character { rest = rest.dropFirst() }
  }

  /// Moves after the next occurrence of a mark, or to the end if there is none.
  @discardableResult
  private mutating func skip(to mark: String) -> Bool {
    while let character = rest.first {
      if rest.hasPrefix(mark) {
        rest = rest.dropFirst(mark.count)
        return true
      }
      if character.isNewline { line += 1 }
      rest = rest.dropFirst()
    }
    return false
  }
}

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
