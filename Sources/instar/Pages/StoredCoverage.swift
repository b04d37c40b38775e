import LifecycleModel
import LifecyclePaths

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The coverage of a page by logs, as `instar log coverage --format json` writes it.
struct StoredCoverage: Sendable {
  /// The digest of the page's calls.
  let digest: String
  // The names of what is not to be covered any more: it is, for certain, or no call could show it.
  private let transitions: Set<NumberedName>
  private let states: Set<NumberedName>
  private let callbacks: Set<NumberedName>

  /// A name that several may have, with the number of those before it.
  private struct NumberedName: Hashable, Sendable {
    let name: [String?]
    let number: Int
  }

  /// Reads a file.
  static func read(from path: String) throws(Failure) -> StoredCoverage {
    let advice = "Write one with: instar log coverage PAGE LOG --format json"
    let bytes = try NamedFile.read(path, advice: advice)
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)) else {
      throw Failure(
        "cannot read '\(path)': it is no coverage in JSON",
        help: advice)
    }
    return StoredCoverage(file)
  }

  private init(_ file: File) {
    digest = file.digest
    transitions = Self.done(file.transitions) { [$0.event, $0.source, $0.target, $0.guard] }
    states = Self.done(file.states) { [$0.name] }
    callbacks = Self.done(file.callbacks) { [$0.delegate, $0.callback] }
  }

  private static func done(_ items: [File.Item], name: (File.Item) -> [String?]) -> Set<NumberedName> {
    Set(zip(items, numbered(items.map(name))).filter { ["sure", "unobservable"].contains($0.0.verdict) }.map(\.1))
  }

  private static func numbered(_ names: [[String?]]) -> [NumberedName] {
    var counts: [[String?]: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      return NumberedName(name: name, number: counts[name] ?? 0)
    }
  }

  /// The targets of a page that are still to be covered, as a question about each.
  func isLeft(on lifecycle: Lifecycle) -> (CoverTarget) -> Bool {
    let transitions = zip(
      lifecycle.transitionIDs,
      Self.numbered(
        lifecycle.transitions.map { [$0.event, lifecycle[$0.source].name, lifecycle[$0.target].name, $0.guard?.text] }))
    let states = zip(lifecycle.stateIDs, Self.numbered(lifecycle.states.map { [$0.name] }))
    let called = Array(lifecycle.calledCallbacks)
    let callbacks = zip(
      called, Self.numbered(called.map { [lifecycle.delegate(of: $0).name, lifecycle[$0].name] }))
    let done = Set(
      transitions.filter { self.transitions.contains($1) }.map { CoverTarget.transition($0.0) }
        + states.filter { self.states.contains($1) }.map { .state($0.0) }
        + callbacks.filter { self.callbacks.contains($1) }.map { .call($0.0) })
    return { !done.contains($0) }
  }

  /// The file.
  private struct File: Decodable {
    let digest: String
    let transitions: [Item]
    let states: [Item]
    let callbacks: [Item]

    struct Item: Decodable {
      let name: String?
      let event: String?
      let source: String?
      let target: String?
      let `guard`: String?
      let delegate: String?
      let callback: String?
      let verdict: String
    }
  }
}
