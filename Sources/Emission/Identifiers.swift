import LifecycleModel

/// Short ASCII identifiers for names that a format may not accept.
///
/// A name becomes its ASCII letters and digits in lower case with `_` between words, after a prefix that avoids every
/// format's keywords; a name with none of them, a very long name that is cut, and one that would equal an earlier one
/// get a number. The same list gives the same identifiers.
package struct Identifiers: Sendable {
  /// The longest name before a number is added: names become names of files, too.
  private static let limit = 150

  private let names: [String]

  /// Names the items of a list.
  package init(_ items: [String], prefix: String) {
    var taken: Set<String> = []
    names = items.enumerated().map { index, item in
      let words = Self.words(of: item)
      var name = ([prefix] + words).joined(separator: "_")
      let isLong = name.utf8.count > Self.limit
      if isLong { name = String(name.prefix(Self.limit)) }
      if words.isEmpty || isLong || taken.contains(name) { name += "_\(index + 1)" }
      while !taken.insert(name).inserted { name += "_" }
      return name
    }
  }

  /// The identifiers of a life cycle's states: `s_not_running`.
  package static func states(of lifecycle: Lifecycle) -> Identifiers {
    Identifiers(lifecycle.states.map(\.name), prefix: "s")
  }

  /// The identifiers of a life cycle's delegates: `d_appdelegate`.
  package static func delegates(of lifecycle: Lifecycle) -> Identifiers {
    Identifiers(lifecycle.delegates.map(\.name), prefix: "d")
  }

  /// The identifier of an element of the list.
  package subscript<Element>(id: ElementID<Element>) -> String { names[id.index] }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
