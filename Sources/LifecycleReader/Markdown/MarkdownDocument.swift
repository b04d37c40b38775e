import Diagnostics
import LifecycleModel
import Text

/// A parsed page: its nodes in reading order, each before what is below it.
///
/// A flat list, so that no depth of nesting can exhaust the stack. A class, because all readers of a page share one.
final class MarkdownDocument: Sendable {
  /// The page.
  let file: SourceFile
  /// The nodes; the first is the document.
  let nodes: [MarkdownNode]
  /// The texts of nodes that are not in the page byte for byte; of a code block, the fence's words and then its content.
  let texts: [String]

  /// Creates a page of nodes, of which at least the document's is there.
  init(file: SourceFile, nodes: [MarkdownNode], texts: [String]) {
    self.file = file
    self.nodes = nodes
    self.texts = texts
  }

  /// The indices of the nodes directly below one.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < nodes[index].subtreeEnd {
      children.append(next)
      next = nodes[next].subtreeEnd
    }
    return children
  }

  /// The indices of the blocks at the top level.
  var topLevel: [Int] { children(of: 0) }

  /// The content of a node: the text of a text or code node or a code block, the HTML of an HTML node; empty for all others.
  func literal(of node: MarkdownNode) -> String {
    switch node.kind {
    case .text, .code, .htmlInline, .htmlBlock: node.isExact ? file[node.range] : text(of: node)
    case .codeBlock: text(of: node, offset: 1)
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .customBlock, .list, .heading, .softBreak,
      .lineBreak, .emphasis, .strong, .customInline, .link, .image:
      ""
    }
  }

  /// The words after a code block's fence; empty for an indented one, and for every other node.
  func info(of node: MarkdownNode) -> String { node.kind == .codeBlock ? text(of: node) : "" }

  /// The address of a link or an image; empty for every other node.
  func address(of node: MarkdownNode) -> String { node.kind == .link || node.kind == .image ? text(of: node) : "" }

  /// The inline content of a heading or paragraph.
  func richText(of index: Int) -> RichText {
    RichText((index + 1)..<nodes[index].subtreeEnd, of: self, block: nodes[index].range)
  }

  private func text(of node: MarkdownNode, offset: Int = 0) -> String {
    node.textIndex.map { texts[Int($0) + offset] } ?? ""
  }
}

extension MarkdownDocument {
  /// Returns `true` for a list of either kind.
  func isList(_ block: Int) -> Bool {
    if case .list = nodes[block].kind { true } else { false }
  }

  /// Returns `true` for a list without numbers.
  func isBulletList(_ block: Int) -> Bool {
    nodes[block].kind == .list(isOrdered: false)
  }

  /// The tables among some blocks.
  func tables(in blocks: [Int]) -> [PipeTable] {
    blocks.compactMap { nodes[$0].kind == .paragraph ? PipeTable(in: nodes[$0].range, of: file) : nil }
  }

  /// The Markdown of the paragraphs among some blocks, and of those in quotations (`> **Note:** …`), with an empty line between two;
  /// tables are left out.
  func prose(in blocks: [Int]) -> String {
    blocks.flatMap { nodes[$0].kind == .blockQuote ? children(of: $0).map { ($0, true) } : [($0, false)] }
      .filter { nodes[$0.0].kind == .paragraph && PipeTable(in: nodes[$0.0].range, of: file) == nil }
      .map { block, isQuoted in isQuoted ? unquoted(nodes[block].range) : markdown(in: nodes[block].range) }
      .joined(separator: "\n\n")
  }

  /// The source of a paragraph in a quotation, without the mark at the beginning of each line.
  private func unquoted(_ range: SourceRange) -> String {
    file[range].split(whereSeparator: \.isNewline)
      .map { line in String(line.trimmingSpaces.drop { $0 == ">" }.trimmingSpaces) }
      .joined(separator: "\n")
  }

  /// The Markdown of some blocks of any kind, each line without the indentation of its block.
  func notes(in blocks: [Int]) -> String {
    blocks.filter { nodes[$0].kind != .codeBlock && nodes[$0].kind != .htmlBlock }
      .map { isList($0) ? outdented(nodes[$0].range) : markdown(in: nodes[$0].range) }
      .joined(separator: "\n\n")
  }

  /// The source of a range, each line without the indentation of the first.
  private func outdented(_ range: SourceRange) -> String {
    let indentation = range.start - file.offset(ofLine: file.line(at: range.start))
    return file[range].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        let spaces = line.prefix { $0.isWhitespace }.count
        return String(line.dropFirst(min(spaces, indentation)).trimmingSpacesAtEnd)
      }
      .joined(separator: "\n")
      .trimmingNewlines
  }

  /// The source of a range, each line without the white space around it.
  func markdown(in range: SourceRange) -> String {
    file[range][...].trimmingLines.trimmingNewlines
  }

  /// The text of the fenced code blocks among some blocks whose language is Swift, joined; `nil` without one.
  func swiftBody(in blocks: [Int]) -> String? {
    let bodies = blocks.filter { language(of: $0) == "swift" }.map { literal(of: nodes[$0]).trimmingNewlines }
    return bodies.isEmpty ? nil : bodies.joined(separator: "\n")
  }

  /// The declarations of functions in the code blocks among some blocks whose language is Swift, or not given, with the blocks'
  /// places.
  func declarations(in blocks: [Int]) -> [(declaration: SwiftDeclaration, place: SourceRange)] {
    blocks.filter { nodes[$0].kind == .codeBlock && ["swift", ""].contains(language(of: $0)) }.flatMap { block in
      SwiftDeclaration.functions(in: literal(of: nodes[block])).map { ($0, nodes[block].range) }
    }
  }

  /// The language of a code block in small letters; empty where it names none.
  private func language(of block: Int) -> String {
    info(of: nodes[block]).split(whereSeparator: { $0 == " " || $0 == "{" || $0 == "," }).first?.lowercased() ?? ""
  }

  /// The links in the paragraphs among some blocks, without those of tables, whose rows have their own.
  func sources(inProse blocks: [Int]) -> [Provenance.Source] {
    sources(in: blocks.filter { nodes[$0].kind == .paragraph && PipeTable(in: nodes[$0].range, of: file) == nil })
  }

  /// The links in the paragraphs among some blocks, and in tables.
  func sources(in blocks: [Int]) -> [Provenance.Source] {
    blocks.filter { nodes[$0].kind == .paragraph }.flatMap { block in
      let text = richText(of: block)
      return text.sources(in: text.fullRange)
    }
  }
}

extension Substring {
  /// The lines without the white space around each.
  var trimmingLines: String {
    // Most texts are one line; bytes that may begin a line end in some script are examined as characters.
    guard containsByte(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else {
      return String(trimmingSpaces)
    }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0.trimmingSpaces) }
      .joined(separator: "\n")
  }

  /// The text without white space at its end.
  fileprivate var trimmingSpacesAtEnd: Substring {
    self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)]
  }
}

extension String {
  /// Pieces of documentation that are not empty, with an empty line between two.
  static func paragraphs(_ first: String, _ second: String, _ third: String = "") -> String {
    if third.isEmpty, first.isEmpty || second.isEmpty { return first.isEmpty ? second : first }
    return [first, second, third].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The text without line ends at its ends.
  fileprivate var trimmingNewlines: String {
    let isPlain = { (byte: UInt8?) in byte.map { (0x21..<0x7F).contains($0) } ?? false }
    if isPlain(utf8.first), isPlain(utf8.last) { return self }
    let start = drop(while: \.isNewline)
    return String(start[..<(start.lastIndex { !$0.isNewline }.map { start.index(after: $0) } ?? start.startIndex)])
  }
}

/// An item of a list: its first paragraph and the blocks below that.
struct ListItem: Sendable {
  /// The first paragraph's text; empty where the item begins with something else.
  let text: RichText
  /// The item's place.
  let range: SourceRange
  /// The blocks below the first paragraph.
  let blocks: [Int]
}

extension MarkdownDocument {
  /// The items of the lists among some blocks, in page order, read lazily.
  func items(in blocks: [Int]) -> some Sequence<ListItem> {
    blocks.lazy.filter(isList).flatMap(children).map(item)
  }

  /// Returns `true` for a line that is not indented as the item's first one is: Markdown adds it to the item all the same.
  func isLazy(_ line: Range<Int>, of text: RichText) -> Bool {
    let start = file.offset(ofLine: file.line(at: text.source(of: line).start))
    let indentation = file.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return indentation < text.block.start - file.offset(ofLine: file.line(at: text.block.start))
  }

  private func item(_ node: Int) -> ListItem {
    let blocks = children(of: node)
    guard let first = blocks.first, nodes[first].kind == .paragraph else {
      return ListItem(
        text: RichText(plain: "", at: nodes[node].range.start), range: nodes[node].range, blocks: blocks)
    }
    return ListItem(
      text: richText(of: first), range: nodes[node].range,
      blocks: blocks.count == 1 ? [] : Array(blocks.dropFirst()))
  }
}

/// One node of a parsed page; its text is in the document.
///
/// There are hundreds of thousands on a large page: 20 bytes each.
struct MarkdownNode: Sendable {
  /// The kinds of CommonMark's nodes.
  enum Kind: Hashable, Sendable {
    case document, blockQuote, item, paragraph, thematicBreak, htmlBlock, customBlock, codeBlock
    case list(isOrdered: Bool)
    case heading(level: UInt8)
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, customInline, link, image
  }

  let kind: Kind
  /// `true` where the source at `range` is its text, byte for byte.
  let isExact: Bool
  /// The index of its own text among the document's, if any: the content of a text or code node that is not exact, of an
  /// HTML node or a code block; the address of a link or an image.
  let textIndex: Int32?
  private var start: Int32
  private var end: Int32
  private var lastIndex: Int32

  /// Creates a node at a place, with nothing below it yet: `index` is its own.
  init(_ kind: Kind, at range: SourceRange, index: Int, isExact: Bool = false, textIndex: Int? = nil) {
    self.kind = kind
    self.isExact = isExact
    self.textIndex = textIndex.map { Int32($0) }
    start = Int32(range.start)
    end = Int32(range.end)
    lastIndex = Int32(index + 1)
  }

  /// Its place. Of a text or code node that could not be found in the source, the range of its block.
  var range: SourceRange { SourceRange(Int(start), Int(end)) }

  /// The index after the last node below it.
  var subtreeEnd: Int {
    get { Int(lastIndex) }
    set { lastIndex = Int32(newValue) }
  }
}

/// `[^1]`: a mark that many Markdown dialects turn into a footnote, and that is no part of a name.
enum FootnoteReference {
  /// The parts of a text that are left when its marks are taken out.
  static func parts(between text: ArraySlice<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = text.startIndex
    var offset = text.startIndex
    while let bracket = text[offset...].firstIndex(of: UInt8(ascii: "[")) {
      offset = bracket
      if let length = length(of: text[offset...]) {
        parts.append(start..<offset)
        offset += length
        start = offset
      } else {
        offset += 1
      }
    }
    return (parts + [start..<text.endIndex]).filter { !$0.isEmpty }
  }

  /// The length of the mark that a text begins with; `nil` where it begins with none.
  static func length(of text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "["), text.dropFirst().first == UInt8(ascii: "^") else { return nil }
    let label = text.dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
    guard !label.isEmpty, label.endIndex < text.endIndex, text[label.endIndex] == UInt8(ascii: "]") else { return nil }
    return label.count + 3
  }
}

/// The YAML block at the very top of a page, which belongs to other tools.
enum FrontMatter {
  /// A page's bytes with spaces in its place.
  static func blanked(in file: SourceFile) -> [UInt8] {
    let length = length(in: file)
    guard length > 0 else { return file.bytes }
    var bytes = file.bytes
    for offset in 0..<length where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
    return bytes
  }

  /// Its length in bytes with its closing line, 0 where there is none: `---` alone on the first line, and again.
  static func length(in file: SourceFile) -> Int {
    guard isFence(file, line: 1), file.lineCount > 1 else { return 0 }
    for line in 2...file.lineCount where isFence(file, line: line) {
      return file.range(ofLine: line).end
    }
    return 0
  }

  /// The words before the colon of each line, with their places.
  static func keys(in file: SourceFile) -> [(name: String, place: SourceRange)] {
    let length = length(in: file)
    return (1...file.lineCount).map(file.range(ofLine:)).prefix { $0.start < length }.compactMap { line in
      guard let colon = file.bytes[line.start..<line.end].firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let place = SourceRange(line.start, colon)
      return (file[place].trimmingSpaces.description, place)
    }
  }

  private static func isFence(_ file: SourceFile, line: Int) -> Bool {
    let range = file.range(ofLine: line)
    guard range.end - range.start >= 3, file.bytes[range.start..<range.start + 3].allSatisfy({ $0 == 0x2D }) else {
      return false
    }
    return file.bytes[range.start + 3..<range.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
