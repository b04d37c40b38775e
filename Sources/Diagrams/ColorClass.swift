import LifecycleModel

/// The class of an SVG element that is filled or outlined in the colour of a role: `fill-text`.
///
/// Graphviz gives classes to nodes and edges, but not to the shapes and texts in them; each role has a colour of its own, by
/// which the class is found. The colour on white stays as an attribute, for programs that know no style sheets.
struct ColorClass: Hashable {
  private let property: Substring
  private let role: String
  private let color: AdaptiveColor

  var name: String { "\(property)-\(role)" }

  /// The rule for the elements of the class, inside a scope that ends with a space, or none.
  func rule(in scope: String = "") -> String { "\(scope).\(name) { \(property): \(color.adaptive); }" }

  /// The class for an attribute such as `fill="#1c1c1e"`; `nil` for other attributes and colours of no role.
  init?(_ property: Substring, _ value: Substring) {
    guard Self.properties.contains(property), let role = Self.roles[value] else { return nil }
    self.init(property, role)
  }

  private init(_ property: Substring, _ role: (name: String, color: AdaptiveColor)) {
    self.property = property
    self.role = role.name
    color = role.color
  }

  /// The classes of all colours.
  static var all: [ColorClass] {
    ordered.flatMap { role in properties.map { ColorClass($0, role) } }
  }

  private static let properties: [Substring] = ["fill", "stroke"]

  private static let ordered: [(name: String, color: AdaptiveColor)] =
    AdaptiveColor.neutrals.map { ($0, $1) } + DelegatePalette.colors.enumerated().map { ("delegate-\($0)", $1) }

  /// The roles by their colours on white.
  private static let roles = Dictionary(ordered.map { ($0.color.light[...], $0) }) { first, _ in first }
}

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
  static let arrow = AdaptiveColor(light: "#636366", dark: "#98989d")
  /// The inside of a state.
  static let state = AdaptiveColor(light: "#f5f5f7", dark: "#2c2c2e")
  static let stateBorder = AdaptiveColor(light: "#8e8e93", dark: "#7c7c82")
  /// The border of a composite state.
  static let border = AdaptiveColor(light: "#929298", dark: "#737378")
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

/// The colours of the delegates' calls, given out in page order.
///
/// People with each kind of colour blindness can distinguish the colours, and each has a contrast of at least 4.5:1 on
/// its background. Delegates beyond the number of colours reuse them, with a prime after the number of each call.
package struct DelegatePalette: Sendable {
  /// The colours and mark of a delegate's calls.
  package struct Entry: Hashable, Sendable {
    /// On white: `#rrggbb`.
    package let light: String
    /// On near-black: `#rrggbb`.
    package let dark: String
    /// Primes for a delegate that reuses a colour, else empty.
    package let mark: String
  }

  /// The colours on white, and their counterparts on near-black (`#1c1c1e`).
  package static let colors = [
    AdaptiveColor(light: "#054da6", dark: "#75befe"),
    AdaptiveColor(light: "#d33307", dark: "#f2996e"),
    AdaptiveColor(light: "#840efd", dark: "#a362fa"),
    AdaptiveColor(light: "#2b8176", dark: "#72f9e4"),
    AdaptiveColor(light: "#70325a", dark: "#c86495"),
    AdaptiveColor(light: "#362f01", dark: "#ffe21c"),
  ]

  package init() {}

  /// The colours and mark of a delegate's calls.
  package subscript(delegate: DelegateID) -> Entry {
    let color = Self.colors[delegate.index % Self.colors.count]
    let mark = String(repeating: "′", count: delegate.index / Self.colors.count)
    return Entry(light: color.light, dark: color.dark, mark: mark)
  }

  /// CSS rules that switch the colours of pictures inside an HTML page with the page's colour scheme.
  ///
  /// They apply inside `scope`, a selector such as `figure.picture`.
  package static func schemeRules(in scope: String) -> String {
    ColorClass.all.map { $0.rule(in: scope + " ") }.joined(separator: "\n")
  }
}
