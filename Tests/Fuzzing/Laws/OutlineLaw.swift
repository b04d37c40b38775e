import Diagnostics
import ProjectModel
import SwiftReading

/// Of any bytes, the outline of Swift source names places in the file, and the names stand there; one that does not depend on the
/// system is the same for all.
enum OutlineLaw: Law {
  static let name = "outline"

  static func violations(of bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: bytes)
    let outlines = AppPlatform.allCases.map { SourceOutline(swift: file, under: BuildConditions($0)) }
    let isOne = outlines.contains(where: \.dependsOnSystem) || Set(outlines.map(words)).count == 1
    return outlines.flatMap(violations) + (isOne ? [] : ["the outline depends on the system"])
  }

  /// An outline in words that are the same for equal ones.
  private static func words(of outline: SourceOutline) -> String {
    let types = outline.types.map { type in
      "\(type.name) \(type.isLegacy) \(type.attributes.sorted()) "
        + type.members.map { "\($0.name) \($0.range) \($0.isLegacy) \($0.attributes.keys.sorted())" }.joined()
    }
    let mentions = outline.mentions.map {
      "\($0.kind) \($0.base) \($0.name) \($0.arguments) \($0.range) \($0.isLegacy)"
    }
    let error = outline.firstError.map { "\($0)" } ?? ""
    return "\(types) \(mentions) \(outline.aliases.sorted { $0.key < $1.key }) \(error)"
  }

  private static func violations(of outline: SourceOutline) -> [String] {
    let members = outline.types.flatMap(\.members)
    var ranges = outline.types.flatMap { [$0.nameRange, $0.body] + $0.inherited.map(\.range) }
    ranges += members.flatMap { member in
      [member.range, member.nameRange] + [member.body].compactMap { $0 } + Array(member.modifiers.values)
        + member.parameters.flatMap { [$0.labelRange, $0.typeRange] }
    }
    ranges += outline.mentions.flatMap { [$0.range, $0.nameRange] }
    var violations = ranges.filter { !outline.file.fullRange.contains($0) }.map { "\($0) is outside of the file" }
    for member in members where !reads(member.name, outline.file[member.nameRange]) {
      violations.append("'\(member.name)' is not at \(member.nameRange)")
    }
    for mention in outline.mentions {
      if !mention.range.contains(mention.nameRange) { violations.append("\(mention) is outside of itself") }
      let isNamed = [.call, .access, .assignment, .selector].contains(mention.kind)
      if isNamed, !reads(mention.name, outline.file[mention.nameRange]) {
        violations.append("'\(mention.name)' is not at \(mention.nameRange)")
      }
      if mention.base.utf8.count > 200 { violations.append("the base of '\(mention.name)' is long") }
    }
    for body in members.compactMap(\.body) {
      let found = outline.mentions(in: body).map(\.range)
      if found != outline.mentions.map(\.range).filter(body.contains) { violations.append("\(body) has others") }
    }
    let starts = outline.mentions.map(\.nameRange.start)
    if starts != starts.sorted() { violations.append("mentions are out of order") }
    return violations
  }

  /// Returns `true` if a text is a name without labels, perhaps in backticks.
  private static func reads(_ name: String, _ text: String) -> Bool {
    let plain =
      text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    return name == plain || name.hasPrefix(plain + "(")
  }
}
