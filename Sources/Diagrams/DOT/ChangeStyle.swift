import LifecycleDiff

/// The style of a change in a picture: sign, colour and line, each sufficient alone.
struct ChangeStyle {
  /// The kind of change.
  let mark: ChangeMark

  /// Creates the style of a mark.
  init(_ mark: ChangeMark) { self.mark = mark }

  /// The sign before the element's name; empty for an unchanged element.
  var sign: String {
    switch mark {
    case .removed: "−"
    case .added: "+"
    case .changed: "~"
    case .unchanged: ""
    }
  }

  /// The colour of its text.
  var color: AdaptiveColor {
    switch mark {
    case .removed: .removed
    case .added: .added
    case .changed: .changed
    case .unchanged: .quiet
    }
  }

  /// The sign in its colour; a space for none.
  var signMarkup: Markup { Markup(sign).bold.colored(color.light) }

  /// Text in its colour, struck through for a removed element.
  func words(_ text: Markup) -> Markup {
    (mark == .removed ? text.struck : text).colored(color.light)
  }

  /// Extra attributes of an arrow.
  var edge: DOTAttributes {
    switch mark {
    case .removed: line("1.6") + [.plain("style", "dashed")]
    case .added: line("2.8") + [.plain("arrowsize", "0.8")]
    case .changed: line("2") + [.plain("style", "dotted")]
    case .unchanged: []
    }
  }

  /// Extra attributes of a leaf.
  func leaf(isTransient: Bool) -> DOTAttributes {
    switch mark {
    case .removed:
      line("1.6") + [.plain("style", "rounded,filled,dashed"), .plain("fillcolor", AdaptiveColor.removedState.light)]
    case .added: line("2.8") + [.plain("fillcolor", AdaptiveColor.addedState.light)]
    case .changed:
      line("2") + [.plain("fillcolor", AdaptiveColor.changedState.light)]
        + (isTransient ? [] : [.plain("style", "rounded,filled,dotted")])
    case .unchanged: []
    }
  }

  /// Extra attributes of a composite state.
  var cluster: DOTAttributes {
    switch mark {
    case .removed: line("1.6") + [.plain("style", "rounded,dashed")]
    case .added: line("2.8")
    case .changed: line("2") + [.plain("style", "rounded,dotted")]
    case .unchanged: []
    }
  }

  /// The border of its sample in the legend.
  var sample: String {
    switch mark {
    case .removed: "border=\"2\" style=\"dashed\" color=\"\(color.light)\""
    case .added: "border=\"3\" color=\"\(color.light)\""
    case .changed: "border=\"2\" style=\"dotted\" color=\"\(color.light)\""
    case .unchanged: "border=\"1\" color=\"\(AdaptiveColor.stateBorder.light)\""
    }
  }

  /// Extra attributes of a card.
  var card: DOTAttributes {
    switch mark {
    case .removed: line("1.2") + [.plain("style", "rounded,filled,dashed")]
    case .added: line("2.2")
    case .changed: line("1.6") + [.plain("style", "rounded,filled,dotted")]
    case .unchanged: []
    }
  }

  private func line(_ width: String) -> DOTAttributes {
    [.plain("color", color.light), .plain("penwidth", width)]
  }
}
