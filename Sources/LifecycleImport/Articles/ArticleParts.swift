import LifecycleModel

/// Divides an article that is about several life cycles: of apps without scenes, with scenes, of views, of other systems.
struct ArticleParts {
  /// The number of calls from which a life cycle has a page of its own.
  private static let fewest = 2

  private let callbacks: [CallName: KnownCallback]

  /// Takes the callbacks that articles may name.
  init(_ finder: CallbackFinder) {
    callbacks = Dictionary(finder.callbacks.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The events and the listed callbacks of each life cycle, in the order of the article.
  func parts(of article: Article) -> [(events: [ArticleEvent], listed: [DraftCall])] {
    let events = article.events.map { (event: $0, subject: subject(of: $0.calls)) }
    let listed = article.listed.map { (call: $0, subject: subject(of: [$0])) }
    var counts: [String: Int] = [:]
    for (event, subject) in events { subject.map { counts[$0, default: 0] += event.calls.count } }
    for case (_, let subject?) in listed { counts[subject, default: 0] += 1 }
    let places = events.map { ($0.event.line, $0.subject) } + listed.map { ($0.call.line, $0.subject) }
    let subjects = places.sorted { $0.0 < $1.0 }.compactMap(\.1).filter { counts[$0, default: 0] >= Self.fewest }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard subjects.count > 1 else { return [(article.events, article.listed)] }
    var parts = subjects.map { _ in (events: [ArticleEvent](), listed: [DraftCall]()) }
    let states = subjects.map { subject in Set(events.filter { $0.subject == subject }.flatMap(\.event.path)) }
    var current = 0
    for (event, subject) in events {
      if let index = subject.flatMap(subjects.firstIndex) {
        current = index
      } else if let index = states.firstIndex(where: { !$0.isDisjoint(with: event.path) }), event.calls.isEmpty {
        // A path between states of that part.
        parts[index].events.append(event)
        continue
      } else if current + 1 < parts.count, parts[current].events.contains(where: { $0.restates(event) }) {
        // Calls that every life cycle has, for the second time: the next one begins.
        current += 1
      }
      parts[current].events.append(event)
    }
    for (call, subject) in listed {
      let before = parts.indices.last { parts[$0].events.contains { $0.line <= call.line } }
      parts[subject.flatMap(subjects.firstIndex) ?? before ?? 0].listed.append(call)
    }
    return parts
  }

  /// The life cycle that most calls are of; `nil` for calls that several have.
  private func subject(of calls: [DraftCall]) -> String? {
    let subjects = calls.compactMap { callbacks[$0.name].flatMap(subject) }
    return subjects.max { left, right in
      subjects.count { $0 == left } < subjects.count { $0 == right }
    }
  }

  private func subject(of callback: KnownCallback) -> String? {
    let catalog = APICatalog.standard
    let entry = catalog.entry(named: callback.name.callback, in: callback.types, platform: nil)
    switch callback.types.lazy.compactMap({ catalog.type(named: $0)?.kind }).first {
    case .application: return entry?.sceneCounterpart == nil ? nil : callback.name.delegate
    // A value stands beside the calls of any delegate.
    case .swiftUI: return nil
    case .scenelessApplication, .scene, .superclass, .delegate, nil:
      return callback.isValue ? nil : callback.name.delegate
    }
  }
}

extension ArticleEvent {
  /// Returns `true` for an event with the same path and calls.
  fileprivate func restates(_ other: ArticleEvent) -> Bool {
    !calls.isEmpty && (word, path) == (other.word, other.path)
  }
}
