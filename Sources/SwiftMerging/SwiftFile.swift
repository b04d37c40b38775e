import SwiftParser
import SwiftReading
import SwiftSyntax

/// A file of Swift, parsed.
package struct SwiftFile: Sendable {
  let text: String
  /// The syntax tree; an empty one where something is nested too deeply to be parsed.
  let tree: SourceFileSyntax
  let types: [TypeDeclaration]
  /// The functions, initialisers and properties of its types, without extensions, in reading order.
  package let members: [SwiftMember]
  /// The line, from 1, where something becomes nested too deeply to be parsed.
  private let overflowLine: Int?

  /// Parses a text; `problem` reports invalid Swift.
  package init(_ text: String) {
    self.text = text
    var source = text
    switch source.withUTF8({ BracketNesting.parse($0) }) {
    case .tree(let parsed): (tree, overflowLine) = (parsed, nil)
    case .tooDeep(let offset): (tree, overflowLine) = (Parser.parse(source: ""), text.line(at: offset))
    }
    types = TypeDeclaration.all(in: tree)
    members = types.filter { !$0.isExtension }.flatMap(\.members)
  }

  /// The reason why nothing can be added to the file; `nil` where it is valid Swift.
  package var problem: MergeProblem? {
    if let overflowLine { return .tooDeep(line: overflowLine) }
    return tree.hasError ? .notSwift(line: firstWrongLine) : nil
  }

  /// One level of indentation in a type that the file declares; `nil` where none is visible.
  package func indentation(in type: String) -> String? {
    guard let declaration = types.first(where: { $0.name == type && !$0.isExtension }) else { return nil }
    let bytes = Array(text.utf8)
    let outer = bytes.indentation(at: declaration.start)
    guard let first = declaration.block.members.first else { return nil }
    let inner = bytes.indentation(at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
    return String(decoding: inner.dropFirst(outer.count), as: UTF8.self)
  }

  /// The modules that it imports.
  var modules: Set<String> {
    Set(tree.statements.declarations.compactMap { $0.as(ImportDeclSyntax.self)?.module })
  }

  /// The line, from 1, of the first token that is missing or unexpected; `nil` for none.
  private var firstWrongLine: Int? {
    tree.tokens(viewMode: .all).first { $0.presence == .missing || $0.isUnexpected }
      .map { text.line(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset) }
  }
}

extension ImportDeclSyntax {
  /// The module, without the declaration to which the import may be limited.
  var module: String? { path.first?.name.text }
}

extension TokenSyntax {
  fileprivate var isUnexpected: Bool {
    var node = parent
    while let current = node {
      if current.is(UnexpectedNodesSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension String {
  /// The line, from 1, of an offset in bytes.
  fileprivate func line(at offset: Int) -> Int { utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1 }
}

extension SwiftFile {
  /// A hand-written file with members of a generated one added.
  package struct Addition: Hashable, Sendable {
    /// The text, which keeps all that was there, in order.
    package let text: String
    /// The added members, in the order of the generated file.
    package let added: [SwiftMember]
    /// Requirements whose protocol is not in the file.
    package let homeless: [SwiftMember]
  }

  /// The presence of a generated member in a hand-written file.
  package enum Presence: Hashable, Sendable {
    /// There is no member of that name.
    case absent
    /// There is one with the same types.
    case same
    /// There is one with other types.
    case different
  }

  /// The presence of a generated file's member in the file.
  package func presence(of member: SwiftMember) -> Presence {
    presence(of: member, among: signatures(of: member.type))
  }

  /// Adds those of some members of a generated file that are missing, and its missing imports, and renews calls of the log.
  ///
  /// A member is added at the end of the section with the same title, else at the end of its type. Missing ones of
  /// `helpers` are added where an added member mentions them. `renewed` are calls of the file with those of the generated
  /// one that take their place.
  package func adding(
    _ members: [SwiftMember], helpers: [SwiftMember] = [], renewed: [(old: LogCall, new: LogCall)] = [],
    of generated: SwiftFile
  ) throws(MergeProblem) -> Addition {
    if let problem { throw problem }
    let bytes = Array(text.utf8)
    let others = Array(generated.text.utf8)
    var insertions = renewed.map { $0.old.replaced(by: $0.new, in: bytes, of: others) }
    var added: [SwiftMember] = []
    var homeless: [SwiftMember] = []
    for type in members.map(\.type).uniqued {
      let own = signatures(of: type)
      let new = members.filter { $0.type == type && isMissing($0, from: own, of: generated) }
      let absent = helpers.filter { $0.type == type && presence(of: $0, among: own) == .absent }
      let needed = Set(new + absent.mentioned(by: new))
      let missing = generated.members.filter(needed.contains)
      guard let first = missing.first else { continue }
      guard let declaration = try declaration(of: type, isOptional: first.isRequirement) else {
        homeless += missing
        continue
      }
      added += missing
      insertions += Insertion.all(of: missing, to: declaration, in: bytes)
    }
    if !added.isEmpty { insertions += imports(missingFrom: generated, in: bytes) }
    return Addition(text: Insertion.apply(insertions, to: bytes), added: added, homeless: homeless)
  }

  /// `true` where a member is not among others; types are compared where the generated type has several of its name.
  private func isMissing(_ member: SwiftMember, from own: [MemberSignature], of generated: SwiftFile) -> Bool {
    switch presence(of: member, among: own) {
    case .absent: return true
    case .same: return false
    case .different: return generated.members.count { $0.type == member.type && $0.name == member.name } > 1
    }
  }

  private func presence(of member: SwiftMember, among own: [MemberSignature]) -> Presence {
    let namesakes = own.filter { $0.isSameMember(as: member.signature) }
    guard !namesakes.isEmpty else { return .absent }
    return namesakes.contains { $0.types == member.signature.types } ? .same : .different
  }

  private func signatures(of type: String) -> [MemberSignature] {
    types.filter { $0.name == type }.flatMap(\.signatures)
  }

  private func declaration(of type: String, isOptional: Bool) throws(MergeProblem) -> TypeDeclaration? {
    let all = types.filter { $0.name == type && !$0.isExtension }
    let depth = all.map(\.depth).min()
    let outermost = all.filter { $0.depth == depth }
    guard outermost.count < 2 else { throw .declaresTwice(type) }
    guard let declaration = outermost.first else {
      if isOptional { return nil }
      throw .lacksType(type)
    }
    return declaration
  }

  private func imports(missingFrom generated: SwiftFile, in bytes: [UInt8]) -> [Insertion] {
    let own = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    return generated.modules.subtracting(modules).sorted().map { module in
      if let before = own.last(where: { $0.module ?? "" < module }) {
        let end = bytes.lineEnd(from: before.endPosition.utf8Offset)
        return Insertion(offset: end, text: bytes.newline + "import \(module)")
      }
      let start = own.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
      return Insertion(offset: start, text: "import \(module)\(bytes.newline)" + (own.isEmpty ? bytes.newline : ""))
    }
  }
}

extension [SwiftMember] {
  /// The members that some members mention, directly or through others.
  fileprivate func mentioned(by members: [SwiftMember]) -> [SwiftMember] {
    var found: [SwiftMember] = []
    var words = Set(members.flatMap(\.words))
    while let next = first(where: { words.contains($0.baseName) && !found.contains($0) }) {
      found.append(next)
      words.formUnion(next.words)
    }
    return found
  }
}

extension [String] {
  /// The elements, each once, in order of first occurrence.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The reason why nothing can be added to a file.
package enum MergeProblem: Error, Hashable, Sendable {
  /// The file does not parse; the line, from 1, where it is known.
  case notSwift(line: Int?)
  /// The brackets, at a line from 1, are nested too deeply to be parsed in an acceptable time.
  case tooDeep(line: Int)
  /// The file does not declare the type.
  case lacksType(String)
  /// The file declares the type more than once, such as in both branches of an `#if`.
  case declaresTwice(String)

  /// The problem in words that follow the file's name: `it doesn't declare 'SceneDelegate'`.
  package var reason: String {
    switch self {
    case .notSwift(let line): "it is not valid Swift" + (line.map { " (line \($0))" } ?? "")
    case .tooDeep(let line): "its brackets are nested too deeply (line \(line))"
    case .lacksType(let name): "it doesn't declare '\(name)'"
    case .declaresTwice(let name): "it declares '\(name)' more than once"
    }
  }
}

/// A text to insert between two bytes of another, or to put in the place of some.
struct Insertion {
  /// The offset in bytes of UTF-8.
  let offset: Int
  let text: String
  /// The number of bytes after the offset that it replaces.
  var replacedCount = 0

  /// Returns the text with the insertions; those at the same offset keep their order.
  static func apply(_ insertions: [Insertion], to bytes: [UInt8]) -> String {
    let ordered = insertions.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var result: [UInt8] = []
    var position = 0
    for (_, insertion) in ordered {
      result += bytes[position..<insertion.offset]
      result += insertion.text.utf8
      position = insertion.offset + insertion.replacedCount
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// The insertions that add members to a type, one for each place.
  static func all(of members: [SwiftMember], to type: TypeDeclaration, in bytes: [UInt8]) -> [Insertion] {
    let sections = TypeSections(of: type, in: bytes)
    var groups: [(offset: Int, blocks: [[String]])] = []
    var brought: Set<String> = []
    for member in members {
      var blocks = [member.lines]
      let place = member.heading.flatMap { sections.end(of: $0.title) }
      if place == nil, sections.hasHeadings, let heading = member.heading, brought.insert(heading.title).inserted {
        blocks.insert([heading.line], at: 0)
      }
      let offset = place ?? sections.end
      if let index = groups.firstIndex(where: { $0.offset == offset }) {
        groups[index].blocks += blocks
      } else {
        groups.append((offset, blocks))
      }
    }
    return groups.map { Insertion(offset: $0.offset, text: text(of: $0.blocks, at: $0.offset, in: type, bytes)) }
  }

  private static func text(
    of blocks: [[String]], at offset: Int, in type: TypeDeclaration, _ bytes: [UInt8]
  ) -> String {
    let margin = String(decoding: bytes.indentation(at: type.start), as: UTF8.self)
    let newline = bytes.newline
    var text = ""
    for (index, block) in blocks.enumerated() {
      let isFirst = index == 0 && bytes[..<offset].last { !$0.isWhitespace } == UInt8(ascii: "{")
      text += isFirst ? newline : newline + newline
      text += block.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: newline)
    }
    let next = bytes[offset...].first { $0 != 0x20 && $0 != 0x09 }
    return next == 0x0A || next == 0x0D ? text : text + newline + margin
  }
}

extension [UInt8] {
  /// The line end: `\r\n` where the first line has that.
  var newline: String {
    guard let index = firstIndex(of: 0x0A), index > 0 else { return "\n" }
    return self[index - 1] == 0x0D ? "\r\n" : "\n"
  }
}
