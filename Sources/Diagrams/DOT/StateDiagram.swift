import Documents
import Emission
import LifecycleDiff
import LifecycleModel

/// The states view in DOT: states from top to bottom in page order, calls on the arrows.
package struct StateDiagram {
  private let lifecycle: Lifecycle
  private let hierarchy: StateHierarchy
  private let identifiers: Identifiers
  private let layout: StateLayout
  private let shown: ElementSet<State>
  private let layer: any StatesLayer
  private let lines: StateLines

  /// Prepares the diagram of a life cycle, with a path in it.
  init(_ lifecycle: Lifecycle, runPath: RunPath? = nil) {
    let style = CallStyle(lifecycle: lifecycle)
    if let runPath { self.init(PathLayer(style, runPath: runPath)) } else { self.init(PlainLayer(style: style)) }
  }

  /// Prepares the diagram of a life cycle, with what is covered of it.
  package init(_ lifecycle: Lifecycle, coverage: PageCoverage) {
    self.init(CoverageLayer(style: CallStyle(lifecycle: lifecycle), coverage: coverage))
  }

  /// Prepares the diagram that a layer shows.
  package init(_ layer: some StatesLayer) { self.init(layer, direction: nil) }

  /// Prepares the diagram in a direction, or in the one that suits it (`nil`).
  init(_ layer: some StatesLayer, direction: PictureDirection?) {
    self.layer = layer
    lifecycle = layer.style.lifecycle
    hierarchy = StateHierarchy(lifecycle)
    identifiers = Identifiers.states(of: lifecycle)
    layout = StateLayout(layer, direction: direction)
    lines = StateLines(layout, identifiers, layer: layer)
    shown = ElementSet(layout.places.shown)
  }

  /// The Graphviz source.
  package var dot: String {
    var document = DOTDocument()
    document.block("digraph lifecycle") { document in
      writeDefaults(to: &document)
      writeStart(to: &document)
      for state in hierarchy.roots { write(state, to: &document) }
      lines.writeCards(in: nil, to: &document)
      lines.write(to: &document)
      writeOrder(to: &document)
    }
    return document.text
  }

  private func writeDefaults(to document: inout DOTDocument) {
    let diagramStyle = StateDiagramStyle(
      fontFamily: PictureFont.family(for: lifecycle, saying: layer.words), direction: layout.direction,
      isQuiet: layer.isQuiet)
    document.statement(
      "graph",
      diagramStyle.graph + (layer.header.map { [.markup("label", $0)] } ?? []))
    document.statement("node", diagramStyle.node)
    document.statement("edge", diagramStyle.edge)
  }

  private func writeStart(to document: inout DOTDocument) {
    guard let initial = layout.places.initial else { return }
    document.statement("start", StateDiagramStyle.start)
    document.statement("{ rank=source; start }")
    document.statement(
      "start -> \(identifiers[initial])", [.plain("id", "start-arrow"), .plain("weight", "10")] + layer.start)
    guard let former = layer.formerInitial else { return }
    document.statement("former_start", [.plain("id", "former-start")] + StateDiagramStyle.formerStart)
    document.statement("{ rank=source; former_start }")
    document.statement(
      "former_start -> \(identifiers[former])",
      [.plain("id", "former-start-arrow"), .plain("constraint", "false")] + ChangeStyle(.removed).edge)
  }

  private func write(_ state: StateID, to document: inout DOTDocument) {
    guard shown.contains(state) else { return }
    let substates = hierarchy.children[state.index]
    guard !substates.isEmpty else {
      document.statement(identifiers[state], attributes(of: state) + layer.leaf(state))
      return
    }
    document.block("subgraph \(identifiers.cluster(state))") { document in
      document.statement(
        "graph",
        attributes(of: state) + StateDiagramStyle.cluster(isTransient: lifecycle[state].isTransient, layout.direction)
          + layer.cluster(state))
      writeInnerPlaces(of: state, to: &document)
      for substate in substates { write(substate, to: &document) }
      lines.writeCards(in: state, to: &document)
    }
  }

  private func attributes(of state: StateID) -> DOTAttributes {
    let said = PlainText.words(of: lifecycle[state].documentation)
    let name = lifecycle[state].name
    return [
      layer.label(of: state).map { .markup("label", $0) } ?? .label(name), .plain("id", identifiers[state]),
      .tooltip("tooltip", said.isEmpty ? name : "\(name) — \(said)"),
    ] + StateDiagramStyle.leaf(lifecycle[state], isComposite: !hierarchy.children[state.index].isEmpty)
  }

  /// Writes the points and the name for a composite state, and the invisible edges that keep them above or below its substates.
  private func writeInnerPlaces(of state: StateID, to document: inout DOTDocument) {
    let leaves = hierarchy.leaves(in: state).filter(shown.contains)
    if layout.places.inner.contains(.name(state)) {
      document.statement(
        identifiers.name(of: .name(state)),
        [.plain("id", identifiers.name(of: .name(state)))] + StateDiagramStyle.innerName + [
          .label(lifecycle[state].name)
        ])
    }
    if layout.places.inner.contains(.entry(state)) {
      let isEntered = layout.places.entered.contains(state)
      let entry = identifiers.name(of: .entry(state))
      document.statement(entry, [.plain("id", entry)] + StateDiagramStyle.point(isVisible: isEntered))
      let initial = hierarchy.initialLeaf(of: state)
      for leaf in leaves where isEntered && leaf == initial {
        document.statement(
          "\(entry) -> \(identifiers[leaf])",
          [.plain("id", entry + "-arrow"), .plain("weight", "10")] + layer.entry(of: state))
      }
      for leaf in leaves where !isEntered || leaf != initial {
        document.statement("\(entry) -> \(identifiers[leaf])", StateDiagramStyle.hidden)
      }
    }
    if layout.places.inner.contains(.exit(state)) {
      document.statement(identifiers.name(of: .exit(state)), StateDiagramStyle.point(isVisible: false))
      for leaf in leaves {
        document.statement("\(identifiers[leaf]) -> \(identifiers.name(of: .exit(state)))", StateDiagramStyle.hidden)
      }
    }
  }

  /// Keeps states without a forward arrow to them below the initial one.
  private func writeOrder(to document: inout DOTDocument) {
    guard let initial = layout.places.initial else { return }
    for state in layout.places.loose {
      document.statement("\(identifiers[initial]) -> \(identifiers[state])", StateDiagramStyle.hidden)
    }
  }
}
