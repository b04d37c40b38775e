import SwiftSyntax

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
