import Diagnostics

/// Collects nodes as a parser enters and leaves them, and determines their real places in the source.
struct MarkdownTreeBuilder {
  /// Lines and columns as libcmark gives them: from 1, in bytes, ends included.
  struct Place {
    /// The line of the first byte.
    let startLine: Int
    /// The column of the first byte.
    let startColumn: Int
    /// The line of the last byte.
    let endLine: Int
    /// The column of the last byte.
    let endColumn: Int
  }

  /// The distance from the last inline node in which a misplaced literal is looked for, in bytes.
  private static let searchDistance = 4096

  private let file: SourceFile
  private var nodes: [MarkdownNode]
  private var texts: [String] = []
  private var open: [Int] = [0]
  /// The innermost block's range, and the offset after which its next inline node must be.
  private var block: SourceRange
  private var cursor = 0

  /// Begins a page without nodes but the document's.
  init(file: SourceFile) {
    self.file = file
    block = file.fullRange
    nodes = [MarkdownNode(.document, at: file.fullRange, index: 0)]
  }

  /// The page with all that was collected.
  var document: MarkdownDocument {
    var nodes = nodes
    nodes[0].subtreeEnd = nodes.count
    return MarkdownDocument(file: file, nodes: nodes, texts: texts)
  }

  /// Enters a node; of a link or an image, `words` is the address, of a code block the words after the fence.
  mutating func enter(_ kind: MarkdownNode.Kind, literal: UnsafeRawBufferPointer, words: String?, place: Place) {
    let claimed = range(of: place)
    switch kind {
    case .text: enterText(literal, near: claimed)
    case .code: enterCode(literal, near: claimed)
    case .softBreak, .lineBreak, .emphasis, .strong, .customInline: append(kind, at: block)
    case .link, .image: append(kind, at: block, text: words)
    case .htmlInline: append(kind, at: block, text: String(decoding: literal, as: UTF8.self))
    case .htmlBlock:
      block = wholeLines(of: literal, from: place)
      cursor = block.start
      append(kind, at: block, text: String(decoding: literal, as: UTF8.self))
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .customBlock, .list, .heading, .codeBlock:
      block = claimed
      cursor = claimed.start
      append(kind, at: claimed, text: words)
      if kind == .codeBlock { texts.append(String(decoding: literal, as: UTF8.self)) }
    }
    open.append(nodes.count - 1)
  }

  /// Leaves the node that was entered last.
  mutating func exit() {
    guard let index = open.popLast() else { return }
    nodes[index].subtreeEnd = nodes.count
    if let parent = open.last, isContainer(nodes[parent].kind) { block = nodes[parent].range }
  }

  private mutating func append(
    _ kind: MarkdownNode.Kind, at range: SourceRange, isExact: Bool = false, text: String? = nil
  ) {
    nodes.append(
      MarkdownNode(
        kind, at: range, index: nodes.count, isExact: isExact, textIndex: text == nil ? nil : texts.count))
    if let text { texts.append(text) }
  }

  /// Adds a node for each part of a text that is contiguous in the page.
  private mutating func enterText(_ literal: UnsafeRawBufferPointer, near claimed: SourceRange) {
    if isAsClaimed(literal, claimed, isCode: false) {
      cursor = claimed.start + literal.count
      return append(.text, at: SourceRange(claimed.start, cursor), isExact: true)
    }
    guard let runs = locate(Array(literal), isCode: false, near: claimed)?.runs, let last = runs.last else {
      return append(.text, at: block, text: String(decoding: literal, as: UTF8.self))
    }
    cursor = last.source.end
    for run in runs {
      let text = run.isExact ? nil : String(decoding: literal[run.literal], as: UTF8.self)
      append(.text, at: run.source, isExact: run.isExact, text: text)
    }
  }

  private mutating func enterCode(_ literal: UnsafeRawBufferPointer, near claimed: SourceRange) {
    if isAsClaimed(literal, claimed, isCode: true) {
      cursor = claimed.start + literal.count
      return append(.code, at: SourceRange(claimed.start, cursor), isExact: true)
    }
    let runs = locate(Array(literal), isCode: true, near: claimed)?.runs ?? []
    let found = runs.first.flatMap { first in runs.last.map { first.source.union($0.source) } }
    if let found { cursor = found.end }
    if runs.count == 1, runs[0].isExact { return append(.code, at: runs[0].source, isExact: true) }
    append(.code, at: found ?? block, text: String(decoding: literal, as: UTF8.self))
  }

  private func isContainer(_ kind: MarkdownNode.Kind) -> Bool {
    switch kind {
    case .document, .blockQuote, .item, .list: true
    case .paragraph, .thematicBreak, .htmlBlock, .customBlock, .heading, .codeBlock, .text, .softBreak, .lineBreak,
      .code, .htmlInline, .emphasis, .strong, .customInline, .link, .image:
      false
    }
  }

  /// The range of an HTML block: libcmark gives its first line only, or none.
  private func wholeLines(of literal: UnsafeRawBufferPointer, from place: Place) -> SourceRange {
    let lines = literal.count { $0 == 0x0A } + 1
    let last = place.startLine + max(0, lines - (literal.last == 0x0A ? 2 : 1))
    return SourceRange(range(of: place).start, file.range(ofLine: last).end)
  }

  private func range(of place: Place) -> SourceRange {
    SourceRange(
      min(file.offset(ofLine: place.startLine) + max(0, place.startColumn - 1), file.bytes.count),
      min(file.offset(ofLine: place.endLine) + max(0, place.endColumn), file.bytes.count))
  }

  /// Returns `true` for a text without backslashes and entities that is exactly at the parser's place, as nearly all are.
  private func isAsClaimed(_ literal: UnsafeRawBufferPointer, _ claimed: SourceRange, isCode: Bool) -> Bool {
    let end = claimed.start + literal.count
    guard !literal.isEmpty, claimed.start >= cursor, end <= file.bytes.count,
      file.bytes.withUnsafeBytes({ page in literal.indices.allSatisfy { page[claimed.start + $0] == literal[$0] } })
    else { return false }
    return isCode || !literal.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }
  }

  /// The place of a text: the parser's if the text is there, else the next place that has it.
  private func locate(_ literal: [UInt8], isCode: Bool, near claimed: SourceRange) -> LiteralPlacement? {
    if claimed.start >= cursor,
      let found = LiteralPlacement(
        of: literal, isCode: isCode, in: file.bytes, from: claimed.start, before: file.bytes.count)
    {
      return found
    }
    let last = min(block.end, cursor + Self.searchDistance)
    for start in cursor..<max(cursor, last) {
      let found = LiteralPlacement(of: literal, isCode: isCode, in: file.bytes, from: start, before: block.end)
      if let found { return found }
    }
    return nil
  }
}
