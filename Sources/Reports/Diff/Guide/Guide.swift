/// A text with sections for people, that Markdown and HTML write down.
struct Guide: Hashable, Sendable {
  /// What it is called.
  let title: String
  /// What stands between the title and the first section.
  let introduction: [GuideBlock]
  /// The sections; none is empty.
  let sections: [GuideSection]

  /// Every block, also those inside list items, in reading order.
  var blocks: [GuideBlock] { (introduction + sections.flatMap(\.blocks)).flatMap(\.withNested) }
}
