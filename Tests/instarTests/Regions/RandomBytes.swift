import LifecyclePaths
import TestSupport

/// Untidy parts of pages.
enum RandomBytes {
  /// Bytes that may precede a region without ending it: blocks that are over at an empty line.
  static func outside(_ random: inout SplitMix64) -> [UInt8] {
    let blocks: [[UInt8]] = [
      [], [0xFF, 0xFE], [0x00, 0xC3], [0xE2, 0x82], Array("# A\r\n".utf8), Array("- a\r  - b\n".utf8),
      Array("```\n<!-- instar:begin table order -->\n```\n".utf8), Array("    <!-- instar:end -->\n".utf8),
      Array("| a | b |\n| - | - |\n| <b> |\t|  \n".utf8), Array("`<!-- instar:end -->`".utf8),
      Array("<!-- instar:allow dead-end -->\n".utf8), Array("한국어 日本語 👩‍👩‍👧\u{2028}x\u{85}\n".utf8),
      Array("a  \n\n\n\n\tb".utf8),
    ]
    // A paragraph at the margin ends every list.
    return (0..<random.number(in: 0...3)).flatMap { _ in random.pick(blocks) + Array("\n\nx\n\n".utf8) }
  }

  /// Lines of pages in any order: markers whole and broken, and text that may hide them.
  static let pieces: [[UInt8]] =
    [
      "<!-- instar:begin table states from scene-phase -->", "<!-- instar:begin table states from scene-phase -->",
      "<!-- instar:end -->", "<!-- instar:end -->", "<!-- instar:end -->", "<!-- instar:begin table stats -->",
      "- <!-- instar:end -->", "  <!-- instar:begin graph dot from scene-phase -->", "  <!-- instar:end -->",
      "> <!-- instar:begin graph mermaid from scene-phase -->", "> <!-- instar:end -->", "- item", "- ", "1. one",
      "> q",
      "```", "~~~", "<div>", "</div>", "<pre>", "<!--", "-->", "text", "# H", "---", "\t", "   ", "[a]: b", "| a |",
      "<details>", "    code", "a <!-- instar:end -->",
    ].map { Array($0.utf8) } + [[0xFF], [0x00]]
}
