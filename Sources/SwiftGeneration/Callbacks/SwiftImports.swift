import LifecycleModel
import LifecyclePaths
import Text

/// The modules that a generated file imports.
enum SwiftImports {
  /// The modules in alphabetical order, including those of the types in the signatures.
  ///
  /// `delegate` has the modules of the delegate's types.
  static func modules(for signatures: [SwiftSignature], delegate: Set<String>) -> [String] {
    let types = signatures.flatMap { $0.parameters.map(\.type) + [$0.resultType].compactMap { $0 } }
    let names = types.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    var modules = delegate
    for name in names {
      switch name.prefix(2) {
      case "CK" where name == "CKShare": modules.insert("CloudKit")
      case "IN" where name.hasPrefix("INIntent"): modules.insert("Intents")
      case "HK" where name.hasPrefix("HKWorkout"): modules.insert("HealthKit")
      case "UI" where name != "UInt": modules.insert("UIKit")
      case "AV" where name == "AVAudioSession": modules.insert("AVFoundation")
      default: if foundationTypes.contains(name) { modules.insert("Foundation") }
      }
    }
    // Apple's frameworks export Foundation.
    if modules.contains(where: { $0 != "Foundation" && APICatalog.standard.isFramework($0) }) {
      modules.remove("Foundation")
    }
    return modules.sorted()
  }

  private static let foundationTypes: Set<Substring> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Locale", "NSCoder", "Notification",
    "TimeInterval", "URL", "UUID",
  ]
}

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

extension Lifecycle {
  /// The types of a delegate that the page names, or that its name implies.
  func adoptedTypes(of delegate: DelegateID) -> [String] {
    guard self[delegate].types.isEmpty else { return self[delegate].types }
    return [catalog.conventionalType(forName: self[delegate].name, platform: platform)].compactMap { $0 }
  }

  /// The type that decides about the class of a delegate, one whose callbacks are known before others; `nil` for a custom
  /// one, with a protocol of its own.
  package func apiType(of delegate: DelegateID) -> APIType? {
    let types = adoptedTypes(of: delegate).compactMap(catalog.type)
    return types.first { catalog.knows(type: $0.name) } ?? types.first
  }

  /// The module of each type of a delegate that is not the page's own, and the superclass's.
  func modules(of delegate: DelegateID) -> Set<String> {
    let types = adoptedTypes(of: delegate).compactMap(catalog.type)
    return Set(types.map(\.module) + (apiType(of: delegate)?.superclass == "NSObject" ? ["Foundation"] : []))
  }

  /// `true` where a delegate has a type whose callbacks are not known.
  func isOfLibrary(_ delegate: DelegateID) -> Bool {
    adoptedTypes(of: delegate).contains { catalog.type(named: $0) != nil && !catalog.knows(type: $0) }
  }

  /// `true` where a delegate gets a class.
  func isCalled(_ delegate: DelegateID) -> Bool {
    !self[delegate].isObserved && apiType(of: delegate)?.kind != .swiftUI
  }

  /// `true` for a delegate that observes SwiftUI's scene phase.
  func isScenePhase(_ delegate: DelegateID) -> Bool {
    self[delegate].isObserved && adoptedTypes(of: delegate).contains("ScenePhase")
  }
}

extension APIType {
  /// `true` for a protocol whose methods are called on any thread: a class of the main actor meets it with `nonisolated` methods.
  ///
  /// An isolated conformance would need Swift 6.2, is refused for protocols that refine `Sendable`, and traps where the app has
  /// chosen another queue than the main one.
  var needsNonisolated: Bool { isNonisolated && kind != .superclass }

  /// `true` for a type whose classes are marked as the main actor's: it is not inferred, and no superclass forbids it.
  var needsMainActor: Bool { !isMainActorInferred && !(isNonisolated && kind == .superclass) }
}

extension Lifecycle {
  /// The delegates whose calls are logged: those that get a class, and the first that observes the scene phase.
  func logged(of delegates: [DelegateID]) -> [DelegateID] {
    let observer = delegates.first(where: isScenePhase)
    return delegates.filter { isCalled($0) || $0 == observer }
  }

  /// The delegates whose calls are logged of all that have Swift; where none has, of all.
  package var loggedDelegates: [DelegateID] {
    let generated = logged(of: delegateIDs.filter(hasSwift))
    return generated.isEmpty ? delegateIDs : generated
  }

  /// The callbacks of some delegates that the generated monitor observes.
  func monitoredCallbacks(of delegates: [DelegateID]) -> Set<CallbackID> {
    observedCallbacks(of: delegates.filter { isCalled($0) || isScenePhase($0) })
  }
}
