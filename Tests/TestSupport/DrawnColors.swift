import Foundation

/// The colours of a finished picture, as its own style sheet has them: which text stands on which shape, and which lines there are.
package struct DrawnColors {
  /// A colour on white and on near-black, `#rrggbb`.
  package struct Color: Hashable, Sendable {
    package let name: String
    package let light: String
    package let dark: String
  }

  /// Each text's colour with that of the shape below it; `nil` for the page itself.
  package private(set) var texts: [Color: Set<Color?>] = [:]
  /// The colours of lines and borders.
  package private(set) var lines: Set<Color> = []
  /// The elements with a colour that the style sheet does not know.
  package private(set) var unknown: [String] = []

  private struct Shape {
    let color: Color
    let columns: ClosedRange<Double>
    let rows: ClosedRange<Double>
  }

  /// Reads a picture with a style sheet.
  package init(_ svg: String) {
    let rules = Self.rules(of: svg)
    var shapes: [Shape] = []
    for tag in svg.matches(of: /<(text|polygon|path|ellipse|polyline) ([^>]*)>/) {
      let attributes = Dictionary(
        tag.2.matches(of: /([a-z-]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }, uniquingKeysWith: { $1 })
      let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
      let colors = ["fill", "stroke"].compactMap { attributes[$0] }.filter { $0.hasPrefix("#") }
      if classes.count < colors.count || classes.contains(where: { rules[$0] == nil }) { unknown.append(String(tag.0)) }
      let fill = classes.first { $0.hasPrefix("fill-") }.flatMap { rules[$0] }
      if let line = classes.first(where: { $0.hasPrefix("stroke-") }).flatMap({ rules[$0] }) { lines.insert(line) }
      if tag.1 == "text", let fill, let place = Self.place(of: attributes) {
        let below = shapes.last { $0.columns.contains(place.x) && $0.rows.contains(place.y) }
        texts[fill, default: []].insert(below?.color)
      } else if let fill, let shape = Self.shape(attributes, fill) {
        shapes.append(shape)
      }
    }
  }

  /// The colours by class: `.fill-text { fill: light-dark(#1c1c1e, #f2f2f7); }`.
  private static func rules(of svg: String) -> [String: Color] {
    let rules = svg.matches(
      of: /\.((?:fill|stroke)-([a-z0-9-]+)) { [a-z]+: light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\); }/)
    return Dictionary(
      rules.map { (String($0.1), Color(name: String($0.2), light: String($0.3), dark: String($0.4))) },
      uniquingKeysWith: { $1 })
  }

  private static func place(of attributes: [String: String]) -> (x: Double, y: Double)? {
    guard let x = attributes["x"].flatMap(Double.init), let y = attributes["y"].flatMap(Double.init) else { return nil }
    return (attributes["text-anchor"] == "start" ? x + 1 : x, y - 3)
  }

  private static func shape(_ attributes: [String: String], _ color: Color) -> Shape? {
    let numbers = (attributes["points"] ?? attributes["d"] ?? "").matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
    let x = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    let y = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
    return Shape(color: color, columns: left...right, rows: top...bottom)
  }
}

/// The contrast of two colours `#rrggbb`, from 1 to 21, as WCAG 2.2 has it.
package func contrast(_ one: String, _ other: String) -> Double {
  let luminances = [one, other].map { zip(linearColor($0), [0.2126, 0.7152, 0.0722]).map(*).reduce(0, +) }.sorted()
  return (luminances[1] + 0.05) / (luminances[0] + 0.05)
}

/// Linear red, green and blue of `#rrggbb`.
package func linearColor(_ color: String) -> [Double] {
  let value = Int(color.dropFirst(), radix: 16) ?? 0
  return [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part in
    let share = Double(part) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
