import LifecycleModel
import Text

/// An order of two of Apple's callbacks that Apple documents: a rule of a bundled page, from `Data/documented-orders.tsv`.
package struct DocumentedOrder: Hashable, Sendable {
  /// The kinds of pages that differ in what is called when.
  package enum Mode: String, Sendable {
    /// An app that has adopted scenes.
    case scenes
    /// An app with an app delegate alone.
    case application
    /// A page without an app: its orders hold in any.
    case any

    /// The kind of a life cycle.
    package init(of lifecycle: Lifecycle) {
      let kinds = Set(lifecycle.delegates.flatMap(\.types).compactMap { APICatalog.standard.type(named: $0)?.kind })
      if kinds.contains(.scene) {
        self = .scenes
      } else {
        self = kinds.isDisjoint(with: [.application, .scenelessApplication]) ? .any : .application
      }
    }

    /// The kind of app in which all of some calls of a life cycle come. On a page about both kinds, a call with `[app without
    /// scenes]` at all of its transitions comes in an app without them alone.
    init(of calls: [CallbackID], on lifecycle: Lifecycle) {
      let isWithoutScenes = calls.contains { call in
        let calling = lifecycle.transitions.filter { transition in transition.steps.contains { $0.callback == call } }
        return !calling.isEmpty && calling.allSatisfy { $0.guard?.mode == .withoutScenes }
      }
      self = isWithoutScenes ? .application : Mode(of: lifecycle)
    }

    /// The kinds of orders that hold on a page: those of any, of its own kind, and of both where it tells them apart.
    static func all(on lifecycle: Lifecycle) -> Set<Mode> {
      let hasBoth = lifecycle.transitions.contains { $0.guard?.mode == .withoutScenes }
      return Set([.any, Mode(of: lifecycle)] + (hasBoth ? [.application] : []))
    }
  }

  /// The orders in the order of the file.
  static let all = TabSeparatedTable(PackageResources.documented_orders_tsv).rows
    .compactMap { DocumentedOrder($0.map(String.init)) }

  /// The system, as the catalog calls it.
  let system: String
  /// The kind of pages.
  package let mode: Mode
  /// The call that comes first, with the type that declares it: `UISceneDelegate.sceneWillEnterForeground(_:)`.
  package let first: String
  /// The call that comes after it.
  package let second: String
  /// The address of Apple's page that says so.
  let source: String

  /// Creates the order that a rule of a page states; `nil` for a rule that is no documented order of Apple's callbacks.
  package init?(_ rule: Rule, of lifecycle: Lifecycle) {
    guard rule.claim.kind == BeforeRule.self, rule.claim.operands.count == 2, rule.provenance.status == .documented,
      rule.availability == Availability(), let source = rule.provenance.sources.first
    else { return nil }
    let calls = rule.claim.operands.compactMap { if case .callback(let id) = $0 { id } else { nil } }
    let names = calls.compactMap(lifecycle.catalogName)
    guard names.count == 2 else { return nil }
    system = APICatalog.family(of: lifecycle.platform)
    mode = Mode(of: calls, on: lifecycle)
    (first, second) = (names[0], names[1])
    self.source = source.url
  }

  private init?(_ fields: [String]) {
    guard fields.count == 5, let mode = Mode(rawValue: fields[1]) else { return nil }
    system = fields[0]
    self.mode = mode
    (first, second) = (fields[2], fields[3])
    source = fields[4]
  }

  /// The row of the file.
  package var row: String { [system, mode.rawValue, first, second, source].joined(separator: "\t") }

  /// The orders of which a page makes both calls, with its callbacks: of one delegate, or of two with different types.
  package static func all(
    on lifecycle: Lifecycle
  ) -> [(order: DocumentedOrder, first: CallbackID, second: CallbackID)] {
    var called: [String: [CallbackID]] = [:]
    for id in Set(lifecycle.transitions.lazy.flatMap(\.steps).map(\.callback)).sorted() {
      if let name = lifecycle.catalogName(of: id) { called[name, default: []].append(id) }
    }
    guard called.count > 1 else { return [] }
    let (system, modes) = (APICatalog.family(of: lifecycle.platform), Mode.all(on: lifecycle))
    return all.filter { $0.system == system && modes.contains($0.mode) }.flatMap { order in
      called[order.first, default: []].flatMap { first in
        called[order.second, default: []]
          .filter { second in
            lifecycle[first].delegate == lifecycle[second].delegate
              || Set(lifecycle.delegate(of: first).types).isDisjoint(with: lifecycle.delegate(of: second).types)
          }
          .map { (order, first, $0) }
      }
    }
  }
}

extension Lifecycle {
  /// The name of one of Apple's callbacks with the type that declares it; `nil` for others.
  fileprivate func catalogName(of id: CallbackID) -> String? {
    let types = delegate(of: id).types
    guard !types.isEmpty else { return nil }
    return APICatalog.standard.entry(named: self[id].name, in: types, platform: platform)
      .map { "\($0.owner).\($0.name)" }
  }
}
