import Documents

/// The disc that closes the gap between two lines of one arrow.
///
/// Graphviz draws it as a circle of no size with a broad outline, in which browsers leave a hole.
enum SVGJoint {
  /// The attributes of a filled disc for an ellipse whose outline is broader than its radius; other attributes unchanged.
  static func filled(_ attributes: [XMLToken.Attribute]) -> [XMLToken.Attribute] {
    let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    guard let width = values["stroke-width"].flatMap({ Double($0) }), let radius = values["rx"].flatMap({ Double($0) }),
      let color = values["stroke"], values["ry"] == values["rx"], width > 2 * radius
    else { return attributes }
    let whole = "\(((radius + width / 2) * 100).rounded() / 100)"
    return attributes.filter { $0.name != "stroke-width" }.map { attribute in
      switch attribute.name {
      case "fill": XMLToken.Attribute(name: attribute.name, value: color)
      case "stroke": XMLToken.Attribute(name: attribute.name, value: "none")
      case "rx", "ry": XMLToken.Attribute(name: attribute.name, value: whole[...])
      default: attribute
      }
    }
  }
}
