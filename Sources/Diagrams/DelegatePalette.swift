import LifecycleModel

/// Which delegate's calls have which colour, by page order.
///
/// People with each kind of colour blindness can tell the colours apart, and each has a contrast of at least 4.5:1 on its
/// paper. Where there are more delegates than colours, they begin anew with a prime behind the number of each call.
package struct DelegatePalette: Sendable {
  /// How a delegate's calls look.
  package struct Entry: Hashable, Sendable {
    /// On white: `#rrggbb`.
    package let light: String
    /// On near-black: `#rrggbb`.
    package let dark: String
    /// Empty for those that got a colour of their own, else primes.
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

  /// Gives out the colours.
  package init() {}

  /// The look of a delegate's calls.
  package subscript(delegate: DelegateID) -> Entry {
    let color = Self.colors[delegate.index % Self.colors.count]
    let mark = String(repeating: "′", count: delegate.index / Self.colors.count)
    return Entry(light: color.light, dark: color.dark, mark: mark)
  }

  /// CSS rules that give pictures inside an HTML page the colours of its colour scheme: on near-black where that is dark.
  ///
  /// They count inside `scope`, a selector such as `figure.picture`.
  package static func schemeRules(in scope: String) -> String {
    (AdaptiveColor.neutrals + colors).flatMap { color in
      ["fill", "stroke"].map { "\(scope) [\($0)=\"\(color.light)\"] { \($0): \(color.adaptive); }" }
    }.joined(separator: "\n")
  }
}
