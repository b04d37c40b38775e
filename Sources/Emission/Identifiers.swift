import LifecycleModel

/// Short ASCII names for things whose own names a format would stumble over.
///
/// A name becomes its ASCII letters and digits in lower case with `_` between words, behind a prefix that keeps it
/// clear of every format's keywords; what has none of them, what is cut because it is very long, and what would fall together
/// with an earlier one, gets its number. The same list gives the same identifiers.
package struct Identifiers: Sendable {
  /// How long a name may be before its number: names become names of files, too.
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
