import Diagnostics
import LifecycleModel

/// The guards of the outcomes of an event leave a case in which none of them holds.
///
/// Guards are compared by their parts: conditions on scenes by what they mean, opaque text by its words, where `not x` and `!x` deny `x`.
/// Only guards that have a condition and its denial, or several conditions on scenes, are decided: of `[granted]` and `[denied]`, which
/// the page does not relate, nothing is known.
enum IncompleteGuards: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "incomplete-guards",
    severity: .note,
    headline: "An event has no outcome in some case",
    explanation: """
      Where each outcome of an event has a guard, nothing happens in a case in which none of them holds. Here there is one: with `[ready]`
      and `[not ready, online]`, that of an app that is neither.

      Nothing needs to be done if nothing happens then. If something does, add a transition for the case, or widen a guard.
      """,
    example: example("[not ready, online]"),
    fixedExample: example("[not ready]")
  )

  private static func example(_ other: String) -> String {
    ExamplePage.player.replacing("Play: Idle → Playing", with: "Play: Idle → Playing [ready]")
      .replacing("Stop:", with: "Play: Idle → Idle \(other)\n- Stop:")
  }

  /// A part of a guard, and whether it has to hold.
  private struct Literal: Hashable {
    let condition: String
    let holds: Bool
  }

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let lifecycle = subject.lifecycle
    guard subject.sourceMap.unread.transitions.isEmpty else { return [] }
    let first = lifecycle.transitionIDs.filter { !lifecycle[$0].isContinuation && !lifecycle[$0].event.isEmpty }
    let outcomes = Dictionary(grouping: first) { NameKey(lifecycle[$0].event) }
    return outcomes.values.flatMap { ids in
      let outcomes = Dictionary(grouping: ids) { lifecycle[$0].source }
      return outcomes.compactMap { source, own -> Diagnostic? in
        // What states around it do on the event, it does too.
        let all = lifecycle.lineage(of: source).flatMap { outcomes[$0] ?? [] }
        guard let id = own.last, let missing = missingCase(all.map { lifecycle[$0].guard }) else { return nil }
        return Diagnostic(
          descriptor, "'\(lifecycle[id].event)' has no outcome in '\(lifecycle[source].name)' for [\(missing)]",
          at: subject.sourceMap[id].range,
          notes: own.dropLast().map { Diagnostic.Note("Another outcome is here", range: subject.sourceMap[$0].range) },
          help: "Add a transition for it, or widen a guard, unless nothing happens then")
      }
    }
    .sortedByPosition()
  }

  /// The conditions of a case in which none of some guards holds; `nil` where there is none, and where that is not known. A process keeps
  /// its mode, so that guards of one mode are no outcomes beside those of the other.
  private static func missingCase(_ guards: [Guard?]) -> String? {
    guard guards.count > 1, guards.allSatisfy({ $0 != nil }) else { return nil }
    let guards = guards.compactMap(\.self)
    // One guard twice is an error of its own.
    guard Set(guards.map(\.key)).count == guards.count else { return nil }
    for mode in Set(guards.map(\.mode)) {
      let cases = guards.filter { $0.mode == mode || $0.mode == nil }.map(literals)
      let literals = Set(cases.joined())
      let conditions = Set(literals.map(\.condition)).sorted()
      // A case is a number with a bit for each condition.
      guard cases.count > 1, conditions.count <= 8 else { continue }
      let isRelated =
        guards.allSatisfy { $0.sceneCondition != nil }
        || literals.contains { literals.contains(Literal(condition: $0.condition, holds: !$0.holds)) }
      guard isRelated else { continue }
      let missing = (0..<1 << conditions.count).first { number in
        !cases.contains { literals in
          literals.allSatisfy { literal in
            conditions.firstIndex(of: literal.condition).map { (number >> $0 & 1 == 1) == literal.holds } ?? true
          }
        }
      }
      if let missing {
        return conditions.enumerated().map { missing >> $0 & 1 == 1 ? $1 : "not \($1)" }.joined(separator: ", ")
      }
    }
    return nil
  }

  private static func literals(of condition: Guard) -> [Literal] {
    guard condition.isOpaque else {
      return condition.sceneCondition.map { [Literal(condition: "another scene", holds: $0 == .anotherScene)] } ?? []
    }
    return condition.parts.filter { !$0.isEmpty }.map { part in
      let words = NameKey(part).folded
      let denial = ["not ", "!"].first { words.hasPrefix($0) }
      return Literal(condition: String(words.dropFirst(denial?.count ?? 0)), holds: denial == nil)
    }
  }
}
