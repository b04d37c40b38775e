import Text

/// A source that cannot be read at all.
package struct ImportError: Error, Hashable, Sendable {
  /// The line, from 1; `nil` for all of it.
  package let line: Int?
  /// The problem, with its place where a line says too little: `'states[3].name' is missing`.
  package let problem: String
  /// An imperative that the reader can follow.
  package let help: String

  package init(at line: Int?, _ problem: String, help: String) {
    self.line = line
    self.problem = problem
    self.help = help
  }

  /// The error of a text that is no JSON.
  init(_ error: JSONTree.SyntaxError) {
    self.init(at: error.line, "it is not JSON: \(error.problem)", help: "Correct the text there")
  }
}

/// A value in a JSON document, with the path to it from the top: `transitions[3].steps`.
struct JSONPlace {
  /// The path; empty at the top.
  let path: String
  /// The value.
  let tree: JSONTree

  /// Reads a document in which no object has two members of one name.
  init(_ bytes: [UInt8]) throws(ImportError) {
    do {
      self.init(path: "", tree: try JSONTree(bytes))
    } catch {
      throw ImportError(error)
    }
    if let member = tree.repeatedMember {
      throw ImportError(
        at: member.line, "'\(member.name)' is there a second time in its object",
        help: "Remove or rename one of the two: some readers of JSON take the first, others the last")
    }
  }

  private init(path: String, tree: JSONTree) {
    self.path = path
    self.tree = tree
  }

  /// The error of this value.
  func error(_ problem: String, help: String) -> ImportError {
    ImportError(at: tree.line, path.isEmpty ? problem : "'\(path)' \(problem)", help: help)
  }

  /// A member; `nil` for one that is missing or `null`.
  func optional(_ name: String) -> JSONPlace? {
    guard let tree = tree[name], tree.content != .null else { return nil }
    return JSONPlace(path: path.isEmpty ? name : "\(path).\(name)", tree: tree)
  }

  func member(_ name: String) throws(ImportError) -> JSONPlace {
    if let place = optional(name) { return place }
    let full = path.isEmpty ? name : "\(path).\(name)"
    throw ImportError(
      at: tree.line, "'\(full)' is missing", help: "Add it, as Schemas/lifecycle.schema.json describes it")
  }

  /// The text of this value.
  func string() throws(ImportError) -> String {
    guard let text = tree.string else { throw error("is no string", help: "Put its text in quotation marks") }
    return text
  }

  /// The text of a member that must be there.
  func string(_ name: String) throws(ImportError) -> String { try member(name).string() }

  /// The text of a member; `nil` for one that is missing or `null`.
  func text(_ name: String) throws(ImportError) -> String? { try optional(name)?.string() }

  /// A truth value; `nil` for a member that is missing.
  func bool(_ name: String) throws(ImportError) -> Bool? {
    guard let place = optional(name) else { return nil }
    guard case .bool(let value) = place.tree.content else {
      throw place.error("is neither true nor false", help: "Write one of these, without quotation marks")
    }
    return value
  }

  /// A whole number; `nil` for a member that is missing.
  func integer(_ name: String) throws(ImportError) -> Int? {
    guard let place = optional(name) else { return nil }
    guard let number = place.tree.integer else { throw place.error("is no whole number", help: "Write a number") }
    return number
  }

  /// The elements of a list; none for a member that is missing.
  func list(_ name: String) throws(ImportError) -> [JSONPlace] {
    guard let place = optional(name) else { return [] }
    guard case .array(let elements) = place.tree.content else {
      throw place.error("is no list", help: "Put its elements between '[' and ']'")
    }
    return elements.enumerated().map { JSONPlace(path: "\(place.path)[\($0)]", tree: $1) }
  }

  /// The texts of a list.
  func strings(_ name: String) throws(ImportError) -> [String] {
    var texts: [String] = []
    for place in try list(name) { texts.append(try place.string()) }
    return texts
  }
}
