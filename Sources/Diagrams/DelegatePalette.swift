import LifecycleModel

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

  /// Creates the palette.
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
