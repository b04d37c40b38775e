import LifecycleModel
import LifecyclePaths

/// Makes Markdown for documentation, and the links in it.
struct RandomProse {
  private static let words = [
    "attach", "the", "window", "and", "save", "what", "can", "be", "made", "again", "`code()`", "*softly*",
    "**firmly**",
    "(in brackets)", "a|b", "x < y", "&amp;", "\"quoted\"", "画面", "창", "🚀", "don't", "100%", "#1", "f(x)", "it's", "—",
    "e.g.",
  ]
  private static let openings = [
    "Here", "It is", "Somebody", "Bytes", "その後", "그리고", "(Perhaps)", "\"Quoted\"", "`code` then",
  ]
  private(set) var sources: [Provenance.Source] = []
  private(set) var markdown = ""

  /// An empty text, mostly; else a sentence, lines, paragraphs, and if `mayHoldBlocks` a list.
  init(mayHoldBlocks: Bool = false, mayBeLong: Bool = true, using numbers: inout SplitMix64) {
    guard numbers.happens(onceIn: 3) else { return }
    var paragraphs = [paragraph(using: &numbers, isLong: mayBeLong)]
    while mayBeLong, numbers.happens(onceIn: 4) { paragraphs.append(paragraph(using: &numbers, isLong: true)) }
    if mayHoldBlocks, numbers.happens(onceIn: 6) {
      paragraphs.append(numbers.pick(["- one\n- two", "> a quotation", "1. first\n2. second"]))
    }
    markdown = paragraphs.joined(separator: "\n\n")
  }

  private mutating func paragraph(using numbers: inout SplitMix64, isLong: Bool) -> String {
    let count = isLong && numbers.happens(onceIn: 4) ? numbers.number(in: 2...3) : 1
    return (0..<count).map { _ in line(using: &numbers) }.joined(separator: "\n")
  }

  private mutating func line(using numbers: inout SplitMix64) -> String {
    var words = [numbers.pick(Self.openings)]
    for _ in 0..<numbers.number(in: 1...5) { words.append(numbers.pick(Self.words)) }
    if numbers.happens(onceIn: 4) {
      let title = numbers.pick(["Apple", "Manual, page 3", "a (b)", "資料"])
      let url = "https://example.com/\(sources.count)/\(numbers.pick(["a", "b_c", "d?e=1&f=2#g", "scene(_:did)"]))"
      sources.append(Provenance.Source(title: title, url: url))
      words.append("[\(title)](\(url))")
    }
    return words.joined(separator: " ") + numbers.pick([".", "", "!", ", yes."])
  }
}
