import LifecycleModel
import Text

/// The style of the states view: attributes of the graph, of its nodes and of its edges.
struct StateDiagramStyle {
  /// The font family list.
  let fontFamily: String
  let direction: PictureDirection
  /// `true` where states and arrows are grey unless a layer highlights them.
  var isQuiet = false

  /// The attributes of the whole picture.
  var graph: DOTAttributes {
    [
      .plain("id", "states"), .plain("layout", "dot"), .plain("rankdir", direction.rawValue),
      .plain("compound", "true"), .plain("pad", "0.25"), .plain("nodesep", direction.distances.nodes),
      .plain("ranksep", direction.distances.ranks), .plain("bgcolor", AdaptiveColor.paper.light),
      .plain("labelloc", "t"), .plain("labeljust", "l"), .plain("fontname", fontFamily),
    ]
  }

  var node: DOTAttributes {
    [
      .plain("shape", "box"), .plain("style", "rounded,filled"), .plain("fillcolor", AdaptiveColor.state.light),
      .plain("color", AdaptiveColor.stateBorder.light), .plain("penwidth", "1.2"), .plain("margin", "0.2,0.1"),
      .plain("fontname", fontFamily), .plain("fontsize", "13"),
      .plain("fontcolor", isQuiet ? AdaptiveColor.quiet.light : AdaptiveColor.text.light),
    ]
  }

  var edge: DOTAttributes {
    [
      .plain("color", Self.line(isQuiet: isQuiet)), .plain("arrowsize", "0.7"), .plain("fontname", fontFamily),
      .plain("fontsize", "10"), .plain("fontcolor", AdaptiveColor.text.light),
    ]
  }

  /// The attributes of the point where a life begins.
  static var start: DOTAttributes {
    [.plain("id", "start")] + filledPoint(width: "0.13")
  }

  /// The attributes of the point where a life began in an older version.
  static var formerStart: DOTAttributes {
    [
      .plain("shape", "point"), .plain("width", "0.13"), .plain("color", AdaptiveColor.removed.light),
      .plain("fillcolor", AdaptiveColor.paper.light), .plain("style", "filled,dashed"),
    ]
  }

  /// The attributes of a point inside a composite state.
  static func point(isVisible: Bool) -> DOTAttributes {
    isVisible
      ? filledPoint(width: "0.09") : [.plain("shape", "point"), .plain("width", "0.01"), .plain("style", "invis")]
  }

  /// The attributes of a card, in which calls stand.
  static var card: DOTAttributes {
    [
      .plain("fillcolor", AdaptiveColor.paper.light), .plain("color", AdaptiveColor.cardBorder.light),
      .plain("penwidth", "0.8"), .plain("margin", "0.07,0.05"), .plain("height", "0.25"), .plain("width", "0.4"),
      .plain("fontsize", "10"), .plain("fontcolor", AdaptiveColor.text.light),
    ]
  }

  /// Extra attributes of a card on a path.
  static var pathCard: DOTAttributes { [.plain("color", AdaptiveColor.runPath.light), .plain("penwidth", "1.6")] }

  /// Extra attributes of an arrow on a path.
  static var pathEdge: DOTAttributes {
    [.plain("color", AdaptiveColor.runPath.light), .plain("penwidth", "2.6"), .plain("arrowsize", "0.8")]
  }

  /// Extra attributes of a state on a path.
  static var pathState: DOTAttributes {
    [
      .plain("color", AdaptiveColor.runPath.light), .plain("penwidth", "2.6"),
      .plain("fillcolor", AdaptiveColor.pathState.light),
      .plain("fontcolor", AdaptiveColor.text.light),
    ]
  }

  /// The attributes of a name inside a composite state.
  static var innerName: DOTAttributes {
    [
      .plain("shape", "plaintext"), .plain("style", "solid"), .plain("fontsize", "11"),
      .plain("fontcolor", AdaptiveColor.quiet.light), .plain("height", "0.2"), .plain("margin", "0.05,0.03"),
    ]
  }

  /// The attributes of a composite state, with its name in the corner that lines cross least.
  static func cluster(isTransient: Bool, _ direction: PictureDirection) -> DOTAttributes {
    [
      .plain("style", isTransient ? "rounded,dashed" : "rounded"), .plain("color", AdaptiveColor.border.light),
      .plain("fontcolor", AdaptiveColor.quiet.light), .plain("fontsize", "12"), .plain("margin", "14"),
      .plain("labeljust", direction == .down ? "l" : "r"),
    ]
  }

  /// Extra attributes of a leaf: a double border for a final state, a dashed one for a transient state.
  static func leaf(_ state: State, isComposite: Bool) -> DOTAttributes {
    guard !isComposite else { return [] }
    let final: DOTAttributes = state.isFinal ? [.plain("peripheries", "2")] : []
    return final + (state.isTransient ? [.plain("style", "rounded,filled,dashed")] : [])
  }

  /// The attributes of an edge that only keeps nodes in their order.
  static var hidden: DOTAttributes { [.plain("style", "invis"), .plain("weight", "0")] }

  private static func line(isQuiet: Bool) -> String {
    isQuiet ? AdaptiveColor.stateBorder.light : AdaptiveColor.arrow.light
  }

  private static func filledPoint(width: String) -> DOTAttributes {
    [
      .plain("shape", "point"), .plain("width", width), .plain("color", AdaptiveColor.text.light),
      .plain("fillcolor", AdaptiveColor.text.light), .plain("style", "filled"),
    ]
  }
}

/// The font of a picture.
enum PictureFont {
  /// The font family list; East Asian text gets a font that has its characters, so that `dot` measures them right.
  ///
  /// `others` are the texts of the picture that are not on the page.
  static func family(for lifecycle: Lifecycle, saying others: [String] = []) -> String {
    let eastAsian = eastAsianFont(for: texts(of: lifecycle) + others, in: lifecycle.language).map { [$0] } ?? []
    return (["Inter", "Helvetica", "Arial"] + eastAsian + ["sans-serif"]).joined(separator: ",")
  }

  private static func eastAsianFont(for texts: [String], in language: Language) -> String? {
    var hasHan = false
    for text in texts {
      for scalar in text.unicodeScalars {
        if scalar.isHangul { return "Noto Sans CJK KR" }
        hasHan = hasHan || scalar.isIdeographic
      }
    }
    return hasHan ? Vocabulary.standard.phrase("picture.font", in: language) : nil
  }

  private static func texts(of lifecycle: Lifecycle) -> [String] {
    [lifecycle.name] + lifecycle.states.map(\.name) + lifecycle.delegates.map(\.name)
      + lifecycle.callbacks.map(\.name)
      + lifecycle.transitions.flatMap { transition in
        [transition.event, transition.guard?.text ?? ""] + transition.steps.map { $0.certainty.condition ?? "" }
      }
  }
}

/// The direction in which a states view runs.
///
/// Graphviz gives both directions the same ranks and nearly the same order within them, so their lines cross equally often. What
/// differs is the size: from top to bottom, a picture is as wide as its fullest rank; from left to right, as all its ranks
/// together. The size is estimated here, from the page alone, so that a picture does not depend on the version of Graphviz.
enum PictureDirection: String {
  case down = "TB"
  case right = "LR"

  /// The space between ranks and between the nodes of a rank, in inches.
  var distances: (ranks: String, nodes: String) {
    switch self {
    case .down: ("0.4", "0.25")
    case .right: ("0.25", "0.2")
    }
  }
}
