/// The style sheet of a picture in a file of its own, which shows it in the colour scheme of the page around it.
///
/// A browser knows the scheme from the page's `color-scheme`, or from the system. A page that has chosen itself says so in the
/// address: `states.svg#dark`. It knows its own background, so the picture then has none; without that, it has one in its
/// scheme, because light text must not end up on white where a page has only one scheme.
///
/// Programs that do not know `light-dark()` ignore the rules and show the picture on white.
enum SchemeStyle {
  /// The style sheet with the rules of some classes, and the elements for the addresses.
  static func elements(for classes: Set<ColorClass>) -> String {
    let rules = classes.map { $0.rule() }.sorted()
    return "\n<style>\n\((schemes + rules).joined(separator: "\n"))\n</style>" + targets
  }

  private static let schemes = [
    ":root { color-scheme: light dark; background: \(AdaptiveColor.paper.light); background: \(AdaptiveColor.paper.adaptive); }",
    ":root:has(#light:target, #dark:target) { background: none; }",
    ":root:has(#light:target) { color-scheme: light; }",
    ":root:has(#dark:target) { color-scheme: dark; }",
  ]

  private static let targets = "\n<g id=\"light\"/><g id=\"dark\"/>"
}
