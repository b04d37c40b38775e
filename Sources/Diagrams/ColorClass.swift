/// The class of an SVG element that is filled or outlined in the colour of a role: `fill-text`.
///
/// Graphviz gives classes to nodes and edges, but not to the shapes and texts in them; each role has a colour of its own, by
/// which the class is found. The colour on white stays as an attribute, for programs that know no style sheets.
struct ColorClass: Hashable {
  private let property: Substring
  private let role: String
  private let color: AdaptiveColor

  /// The name.
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
