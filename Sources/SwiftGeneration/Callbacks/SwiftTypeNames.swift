import LifecycleModel
import Text

/// The names of the types generated for a life cycle's delegates: valid, and unique even where letter case is ignored.
package struct SwiftTypeNames {
  private let classes: [String]
  private let protocols: [String]
  private let bases: [String]
  /// The enumeration of the page's states: `PlayerState`.
  let states: String

  /// Names the types.
  package init(_ lifecycle: Lifecycle) {
    var unique = UniqueNames(taken: [
      "LifecycleLog", "LifecycleMonitor", "LifecyclePage", "LifecycleState", "LifecycleTables", "ScenePhaseObserver",
    ])
    func safe(_ name: String, fallback: String) -> String {
      let identifier = SwiftIdentifier.type(name, fallback: fallback)
      return SwiftKeyword.isTaken(type: identifier) ? "App" + identifier : identifier
    }
    // A class cannot have the name of the protocol that it adopts: of Apple's, it has the conventional one.
    let classes = lifecycle.delegateIDs.map { id in
      let name = lifecycle.catalog.conventionalName(forType: lifecycle[id].name)
      return unique.take(
        safe(lifecycle.isProtocol(id) ? Self.handler(of: name) : name, fallback: "Delegate\(id.index + 1)"))
    }
    protocols = zip(classes, lifecycle.delegateIDs).map { name, id in
      let delegate = lifecycle[id]
      let own = lifecycle.isProtocol(id) ? delegate.name : nil
      let adopted = safe(own ?? delegate.types.first ?? "", fallback: name + "Lifecycle")
      return unique.take(unique.contains(adopted) ? name + "Lifecycle" : adopted)
    }
    self.classes = classes
    bases = classes.map { unique.take($0 + "Base") }
    states = unique.take(Self.stem(of: lifecycle) + "State")
  }

  /// The name of the class that adopts a protocol of the page's own: `PlayerHandler` for `PlayerDelegate`.
  private static func handler(of name: String) -> String {
    (name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name) + "Handler"
  }

  /// The end of the names of protocols.
  fileprivate static let suffix = "Delegate"

  private static let articles: Set<String> = ["a", "an", "the"]

  /// The page's title as a part of a name, without an article, up to the words for a life cycle: `UIKit` for
  /// `UIKit life cycle from iOS 12`.
  private static func stem(of lifecycle: Lifecycle) -> String {
    let title = lifecycle.name.lowercased()
    let ends = Vocabulary.standard.phrases("swift.lifeCycle").compactMap { title.firstRange(of: $0)?.lowerBound }
    let length = ends.map { title.distance(from: title.startIndex, to: $0) }.min() ?? title.count
    var words = lifecycle.name.prefix(length).split(whereSeparator: \.isWhitespace)
    if words.count > 1, let first = words.first, articles.contains(first.lowercased()) { words.removeFirst() }
    return SwiftIdentifier.type(words.isEmpty ? lifecycle.name : words.joined(separator: " "), fallback: "Page")
  }

  /// The class of a delegate.
  func type(of delegate: DelegateID) -> String { classes[delegate.index] }

  /// The base class of the class.
  func base(of delegate: DelegateID) -> String { bases[delegate.index] }

  /// The protocol of a custom delegate.
  func protocolName(of delegate: DelegateID) -> String { protocols[delegate.index] }
}

extension Lifecycle {
  /// `true` for a delegate of the page's own whose name is that of its protocol: `PlayerDelegate`.
  fileprivate func isProtocol(_ id: DelegateID) -> Bool {
    let delegate = self[id]
    guard apiType(of: id) == nil else { return false }
    return delegate.types.first.map { $0 == delegate.name }
      ?? delegate.name.dropFirst().hasSuffix(SwiftTypeNames.suffix)
  }
}
