/// A colour of the pictures: on white, and in the dark scheme.
package struct AdaptiveColor: Hashable, Sendable {
  /// On white: `#rrggbb` in lower case, as `dot` prints it.
  let light: String
  /// On near-black: `#rrggbb`.
  let dark: String

  /// The colour that CSS chooses by the colour scheme.
  package var adaptive: String { "light-dark(\(light), \(dark))" }

  /// The background, the inside of cards and of life lines' heads.
  static let paper = AdaptiveColor(light: "#ffffff", dark: "#1c1c1e")
  /// Names of states and events.
  static let text = AdaptiveColor(light: "#1c1c1e", dark: "#f2f2f7")
  /// Guards, notes, names of composite states.
  static let quiet = AdaptiveColor(light: "#6a6a70", dark: "#a1a1a6")
  /// Arrows.
  static let arrow = AdaptiveColor(light: "#636366", dark: "#98989d")
  /// The inside of a state.
  static let state = AdaptiveColor(light: "#f5f5f7", dark: "#2c2c2e")
  /// The border of a state.
  static let stateBorder = AdaptiveColor(light: "#8e8e93", dark: "#7c7c82")
  /// The border of a composite state.
  static let border = AdaptiveColor(light: "#929298", dark: "#737378")
  /// The border of a card.
  static let cardBorder = AdaptiveColor(light: "#d8d8dc", dark: "#48484a")
  /// The frames of events and any-order groups in the sequence view.
  static let frame = AdaptiveColor(light: "#909096", dark: "#6e6e73")
  /// Lines, borders and badges of a path; unlike any delegate's colour, and darker than all that is not on the path.
  static let runPath = AdaptiveColor(light: "#001c8c", dark: "#6c98d9")
  /// The inside of a state on a path.
  static let pathState = AdaptiveColor(light: "#e9edfb", dark: "#212a42")

  /// Elements that a newer version removes.
  static let removed = AdaptiveColor(light: "#970c0c", dark: "#ff573d")
  /// Elements that a newer version adds.
  static let added = AdaptiveColor(light: "#075548", dark: "#88dda4")
  /// Elements that a newer version changes.
  static let changed = AdaptiveColor(light: "#a35c00", dark: "#ffb405")
  /// The inside of a removed state.
  static let removedState = AdaptiveColor(light: "#fdf0ef", dark: "#331f1d")
  /// The inside of an added state.
  static let addedState = AdaptiveColor(light: "#eaf6f0", dark: "#1b2d26")
  /// The inside of a changed state.
  static let changedState = AdaptiveColor(light: "#fdf5e6", dark: "#2f2819")

  /// The colours that do not belong to a delegate, each with its role.
  static let neutrals: KeyValuePairs = [
    "paper": paper, "text": text, "quiet": quiet, "arrow": arrow, "state": state, "state-border": stateBorder,
    "border": border, "card-border": cardBorder, "frame": frame, "path": runPath, "path-state": pathState,
    "removed": removed, "added": added, "changed": changed, "removed-state": removedState, "added-state": addedState,
    "changed-state": changedState,
  ]
}
