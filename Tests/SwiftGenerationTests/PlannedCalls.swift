import Emission
import Foundation
import LifecycleModel
import Reports
import TestSupport

/// The calls that the page's order table lists for the run that a driver plays.
struct PlannedCalls {
  /// A row of `tables/order.json`, as far as it matters here.
  private struct Row: Decodable {
    let delegate: String
    let callback: String
    let target: String
    let certainty: String
  }

  /// The calls: each chain for the first scene, then for the second.
  let calls: [DrivenCall]
  /// The states that each call's line may name; `nil` if it may name none.
  let states: [Set<String?>]

  /// Reads the order table of a life cycle.
  init(_ lifecycle: Lifecycle) throws {
    let file = TablesEmitter().files(for: lifecycle).first { $0.path == "tables/order.json" }
    guard case .text(let json) = file?.contents else { throw SwiftCompiler.Failure(description: "no order table") }
    let rows = try JSONDecoder().decode([String: Lenient].self, from: Data(json.utf8))["rows"]?.rows ?? []
    let driver = SwiftDriver(lifecycle)
    var rest = rows[...]
    var planned: [(DrivenCall, Set<String?>)] = []
    for chain in lifecycle.chains {
      let steps = chain.flatMap { lifecycle[$0].steps }
      let played = zip(steps, rest.prefix(steps.count)).filter { driver.isLogged($0.0) }
      rest = rest.dropFirst(steps.count)
      for scene in [1, 2] {
        planned += played.map { step, row in
          let delegate = lifecycle[step.callback].delegate
          let call = DrivenCall(
            delegate: row.delegate, callback: row.callback, scene: driver.isShared(delegate) ? 0 : scene)
          let isObserved = lifecycle[delegate].isObserved
          return (call, isObserved ? [nil] : Self.states(of: row, among: rows, in: lifecycle))
        }
      }
    }
    calls = planned.map(\.0)
    states = planned.map(\.1)
  }

  /// The state must be named to which all rows of a callback lead, unless the call may be late; a state with others in
  /// it may be named, or one of those.
  private static func states(of row: Row, among rows: [Row], in lifecycle: Lifecycle) -> Set<String?> {
    let same = rows.filter { $0.delegate == row.delegate && $0.callback == row.callback }
    guard Set(same.map(\.target)).count == 1, !same.contains(where: { $0.certainty.hasSuffix("deferred") }) else {
      return [nil, row.target]
    }
    let inside = lifecycle.stateIDs.filter { id in
      lifecycle.lineage(of: id).contains { lifecycle[$0].name == row.target }
    }
    return Set(inside.map { lifecycle[$0].name })
  }

  /// The rows of a table; nothing for the other values of the document.
  private struct Lenient: Decodable {
    let rows: [Row]

    init(from decoder: any Decoder) throws {
      rows = (try? [Row](from: decoder)) ?? []
    }
  }
}
