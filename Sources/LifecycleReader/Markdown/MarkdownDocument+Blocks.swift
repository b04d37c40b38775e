import Diagnostics
import LifecycleModel
import Text

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
