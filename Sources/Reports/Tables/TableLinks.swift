import Documents
import Emission
import LifecycleModel

/// The links of the names in a table.
package struct TableLinks: Sendable {
  /// No links.
  static let none = TableLinks(state: { _ in nil }, event: { _ in nil }, callback: { _ in nil })

  /// The address of a state.
  let state: @Sendable (StateID) -> String?
  /// The address of a transition's event.
  let event: @Sendable (TransitionID) -> String?
  /// The address of a callback.
  let callback: @Sendable (CallbackID) -> String?

  /// A state's name.
  func name(of id: StateID, in lifecycle: Lifecycle) -> InlineContent.Inline {
    linked(.text(lifecycle[id].name), to: state(id))
  }

  /// The states of a chain: `Not running → Inactive → Active`.
  func path(of chain: some Collection<TransitionID>, in lifecycle: Lifecycle) -> [InlineContent.Inline] {
    path(through: lifecycle.states(of: chain), in: lifecycle)
  }

  /// States one after the other: `Not running → Inactive → Active`.
  func path(through states: [StateID], in lifecycle: Lifecycle) -> [InlineContent.Inline] {
    states.enumerated().flatMap { place, state in
      (place == 0 ? [] : [.text(" → ")]) + [name(of: state, in: lifecycle)]
    }
  }

  /// The event of a transition; the text in its place where it has none.
  func event(of id: TransitionID, in lifecycle: Lifecycle, orElse text: String) -> InlineContent.Inline {
    linked(.text(lifecycle[id].event.nilIfEmpty ?? text), to: event(id))
  }

  /// A callback's name; with that of its delegate where it is `qualified`.
  func name(of id: CallbackID, in lifecycle: Lifecycle, qualified: Bool = false) -> InlineContent.Inline {
    linked(.code(qualified ? lifecycle.qualifiedName(of: id) : lifecycle.shownName(of: id)), to: callback(id))
  }

  private func linked(_ run: InlineContent.Inline, to url: String?) -> InlineContent.Inline {
    url.map { .link([run], url: $0) } ?? run
  }
}
