import Text

/// Follows the tags of templates from the files that they make, and finds names that are unknown in their places.
///
/// A partial is checked in each place that includes it, with the names that are known there.
struct TemplateCheck {
  private let nodes: [String: [TemplateNode]]
  private let isOverride: (String) -> Bool
  private var accepted: Set<[String]> = []
  /// The templates that were reached.
  private(set) var reached: Set<String> = []

  /// Prepares for all templates by name; `isOverride` says which of them are a team's.
  init(_ nodes: [String: [TemplateNode]], isOverride: @escaping (String) -> Bool) {
    self.nodes = nodes
    self.isOverride = isOverride
  }

  /// Checks a template that makes files of a context, and all templates that it includes.
  mutating func check(_ name: String, with tags: [TemplateTag]) throws(TemplateError) {
    try check(name, in: TemplateScope(tags), of: [name])
  }

  /// Checks a template; `path` leads from a file's template to it.
  private mutating func check(_ name: String, in scope: TemplateScope, of path: [String]) throws(TemplateError) {
    reached.insert(name)
    guard accepted.insert([name] + scope.signature).inserted else { return }
    try check(nodes[name] ?? [], in: scope, of: path)
  }

  private mutating func check(
    _ nodes: [TemplateNode], in scope: TemplateScope, of path: [String]
  ) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .variable(let name): try checkVariable(name, in: scope, of: path)
      case .section(let name, let isInverted, let inner):
        let contents = try contents(of: name, in: scope, of: path)
        try check(inner, in: isInverted ? scope : scope.inside(contents), of: path)
      case .partial(let name, let isDynamic):
        try checkPartial(name, isDynamic: isDynamic, in: scope, of: path)
      case .parent(let name, let isDynamic, let inner):
        try checkPartial(name, isDynamic: isDynamic, in: scope, of: path)
        try check(inner, in: scope, of: path)
      case .block(let inner): try check(inner, in: scope, of: path)
      }
    }
  }

  private func checkVariable(
    _ name: TemplateNode.Name, in scope: TemplateScope, of path: [String]
  ) throws(TemplateError) {
    switch try contents(of: name, in: scope, of: path) {
    case .text, .optionalText, .flag: return
    case .lines, .list:
      throw error(
        "Tag '\(name.text)' is a list and needs a section", at: name, of: path,
        help: "Write {{#\(name.text)}} … {{/\(name.text)}} around the text to repeat")
    }
  }

  private mutating func checkPartial(
    _ name: TemplateNode.Name, isDynamic: Bool, in scope: TemplateScope, of path: [String]
  ) throws(TemplateError) {
    guard !isDynamic else {
      throw error("Partial '\(name.text)' has a dynamic name, and only literal names are supported", at: name, of: path)
    }
    guard nodes[name.text] != nil else {
      let names = nodes.keys.sorted()
      throw error(
        "Partial '\(name.text)' does not exist", at: name, of: path, help: Self.help(on: name.text, known: names))
    }
    guard !path.contains(name.text) else {
      throw error("Partial '\(name.text)' includes itself", at: name, of: path)
    }
    do {
      try check(name.text, in: scope, of: path + [name.text])
    } catch {
      // Nobody can fix a template that is not theirs; they can move the tag that includes it.
      guard !isOverride(error.name), error.name == name.text else { throw error }
      throw self.error("Partial '\(name.text)' cannot be included here: \(error.message)", at: name, of: path)
    }
  }

  /// The contents of a name with all functions applied.
  private func contents(
    of name: TemplateNode.Name, in scope: TemplateScope, of path: [String]
  ) throws(TemplateError) -> TemplateTag.Contents {
    var contents: TemplateTag.Contents
    var functions = name.functions
    if name.text.isEmpty, let last = functions.popLast() {
      guard let place = TemplateFunction.ofPlace[last], scope.isRepeated else {
        throw error(
          "'\(last)()' is not known here", at: name, of: path,
          help: "Directly in the section of a list, use \(Self.list(TemplateFunction.ofPlace.keys.sorted()))")
      }
      contents = place
    } else if name.text == "." {
      guard scope.isText else { throw error("'.' is not a text here", at: name, of: path, help: Self.help(scope)) }
      contents = .text
    } else if let found = scope.contents(of: name.text) {
      contents = found
    } else {
      throw error(
        "Tag '\(name.text)' is not known here", at: name, of: path, help: Self.help(on: name.text, known: scope.names))
    }
    for function in functions.reversed() {
      guard let result = TemplateFunction.result(of: function, on: contents) else {
        throw error("'\(function)' cannot be applied to '\(name.text)'", at: name, of: path)
      }
      contents = result
    }
    return contents
  }

  private func error(
    _ message: String, at name: TemplateNode.Name, of path: [String], help: String? = nil
  ) -> TemplateError {
    TemplateError(name: path.last ?? "", line: name.line, message: message, help: help)
  }

  private static func help(_ scope: TemplateScope) -> String { "Available here: " + list(scope.names) }

  private static func help(on name: String, known: [String]) -> String {
    let nearest = NearestWord.match(for: name, in: known).map { "Did you mean '\($0)'? " } ?? ""
    return nearest + "Available here: " + list(known)
  }

  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}

/// A team's template that cannot be used.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The template's name: `Swift/Delegate`.
  package let name: String
  /// The line of the error, from 1; `nil` where it is not about one line.
  package let line: Int?
  /// The problem, as a headline.
  package let message: String
  /// The names that are known there, or how to fix it; `nil` where the message is enough.
  package internal(set) var help: String?

  /// The place of the error: `Swift/Delegate.mustache:12`.
  package var place: String { "\(name).mustache" + (line.map { ":\($0)" } ?? "") }

  /// `Swift/Delegate.mustache:12: Section is closed under another name`.
  package var description: String { place + ": " + message }
}
