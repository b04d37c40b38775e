/// The law of pages, for a page that is valid except at one place; the first byte selects the place.
enum FragmentLaw: Law {
  static let name = "fragment"

  static func violations(of bytes: [UInt8]) -> [String] {
    PageLaw.violations(of: page(with: bytes))
  }

  /// The page with all bytes but the first at the place that the first one selects.
  static func page(with bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.first else { return [] }
    let place = Int(first) % places.count
    let pieces = places.enumerated().map { index, text in
      text.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).map(Array.init)
        .joined(separator: index == place ? Array(bytes.dropFirst()) : [])
    }
    return Array(pieces.joined())
  }

  /// A page in parts; `$` marks the places in each.
  private static let places = [
    "---\n$\n---\n", "# Page $\n\n", "- Platform: iOS\n- Version: 13$\n- $\n\n", "$\n\n## Delegates\n\n",
    "- `AppDelegate`: `UIApplicationDelegate`$\n", "- `ScenePhase`: observed$\n", "- $\n\n## States\n\n",
    "- **Off** (initial$)\n", "- **On**$\n  - **Busy** $\n", "  - $\n\n## Callbacks\n\n",
    "| Name | Owner | Notes |\n|---|---|---|\n| `applicationDidBecomeActive(_:)` | AppDelegate | $ |\n", "$\n\n",
    "- `AppDelegate.applicationWillTerminate(_:)` ($)\n", "- `$`\n\n## Transitions\n\n",
    "### $Launch: Off → On\n\n1. `AppDelegate.applicationDidBecomeActive(_:)` $\n", "2. $\n3. `$`\n\n",
    "### $\n\n", "| From | To | Event | Guard | Callbacks |\n|---|---|---|---|---|\n| On | Off | Quit | $ | |\n",
    "| $ |\n$\n\n", "- On → Busy: $\n", "- $\n\n## Scenarios\n\n### Off → On\n\n1. $\n\n### $\n\n## Rules\n\n",
    "- never $\n", "- `AppDelegate.applicationDidBecomeActive(_:)` $\n", "- $\n\n## Equivalents\n\n",
    "| AppDelegate | ScenePhase | Notes |\n|---|---|---|\n| $ | `ScenePhase.active` | $ |\n",
    "\n## Scene configurations\n\n| Name | Role | Delegate class |\n|---|---|---|\n| Default | $ | $ |\n",
    "\n<!-- instar:allow $ -->\n", "\n<!-- instar:begin $ -->\n$\n<!-- instar:end -->\n", "\n$\n",
  ]
}
