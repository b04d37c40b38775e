import LifecycleModel

/// The callbacks of two declarations of a type, each with the one that it was or became.
struct CallbackPairs {
  private struct Name: Hashable {
    let name: String
    let isStatic: Bool
  }

  /// The callbacks that both have.
  private(set) var common: [(old: DeclaredCallback, new: DeclaredCallback)] = []
  /// The callbacks that only the old one has.
  private(set) var removed: [DeclaredCallback]
  /// The callbacks that only the new one has.
  private(set) var added: [DeclaredCallback]

  /// Pairs callbacks: by their selectors, by their signatures, then by their names.
  init(_ old: [DeclaredCallback], _ new: [DeclaredCallback]) {
    removed = old
    added = new
    pair { callback in callback.selector.map { Name(name: $0, isStatic: callback.isStatic) } }
    pair { CallbackSignature($0) }
    pair { CallbackSignature($0, ignoring: TypeSpelling.concurrency) }
    pair { Name(name: $0.name, isStatic: $0.isStatic) }
  }

  /// Pairs the callbacks that are left and have equal keys, the first with the first; none that has no key.
  private mutating func pair<Key: Hashable>(by key: (DeclaredCallback) -> Key?) {
    var candidates: [Key: [Int]] = [:]
    for (index, callback) in added.enumerated().reversed() {
      if let key = key(callback) { candidates[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    removed.removeAll { callback in
      guard let key = key(callback), let index = candidates[key]?.popLast() else { return false }
      common.append((callback, added[index]))
      taken.insert(index)
      return true
    }
    added = added.indices.filter { !taken.contains($0) }.map { added[$0] }
  }
}

/// The parts of a declaration that a caller sees; the names of parameters inside the function are none of them.
struct CallbackSignature: Hashable {
  private let name: String
  private let isStatic: Bool
  private let kind: SwiftDeclaration.Kind
  private let types: [TypeSpelling]
  private let result: TypeSpelling?
  private let isAsync: Bool
  private let isThrowing: Bool
  private let isSettable: Bool

  /// The signature of a callback; parts of types in `ignored` are left out.
  init(_ callback: DeclaredCallback, ignoring ignored: Set<String> = []) {
    let declaration = callback.declaration
    name = declaration.compoundName
    isStatic = callback.isStatic
    kind = declaration.kind
    types = declaration.parameters.map { TypeSpelling($0.type, ignoring: ignored) }
    let spelled = declaration.resultType.map { TypeSpelling($0, ignoring: ignored) }
    result = spelled == TypeSpelling("Void") ? nil : spelled
    isAsync = declaration.isAsync
    isThrowing = declaration.isThrowing
    let accessors = declaration.kind == .property ? declaration.text.split(separator: "{").dropFirst().last : nil
    isSettable = accessors?.split { !$0.isLetter }.contains("set") == true
  }
}

/// The parts of a type's spelling that mean something, so that two spellings of one type are equal.
///
/// Spaces, `any`, the module `Swift` and the order of attributes mean nothing, and `()` as a result is `Void`.
struct TypeSpelling: Hashable {
  /// The attributes that say where a closure runs, or what it may take along.
  static let concurrency: Set = ["@MainActor", "@Sendable", "@preconcurrency", "sending"]

  private let parts: [Substring]

  /// Takes a type apart; parts in `ignored` are left out.
  init(_ type: String, ignoring ignored: Set<String> = []) {
    var parts: [Substring] = []
    var attributes: [Substring] = []
    for part in Self.parts(of: type) where !ignored.contains(String(part)) && part != "any" {
      if part.first == "@" || part == "sending" {
        attributes.append(part)
        continue
      }
      parts += attributes.sorted()
      attributes = []
      if part == ".", parts.last == "Swift" {
        parts.removeLast()
      } else if part == ")", parts.suffix(2) == ["->", "("] {
        parts[parts.count - 1] = "Void"
      } else {
        parts.append(part)
      }
    }
    self.parts = parts + attributes.sorted()
  }

  /// The names, attributes, arrows and other characters of a type, without spaces.
  private static func parts(of type: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = type[...]
    while let first = rest.first {
      let isName = first.isPartOfName || first == "@"
      let name = rest.dropFirst().prefix(while: \.isPartOfName)
      let end = isName ? name.endIndex : rest.hasPrefix("->") ? rest.index(rest.startIndex, offsetBy: 2) : nil
      let part = rest[..<(end ?? rest.index(after: rest.startIndex))]
      if !first.isWhitespace { parts.append(part) }
      rest = rest[part.endIndex...]
    }
    return parts
  }
}

extension Character {
  /// `true` for a character that a Swift name may have.
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
