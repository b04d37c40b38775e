import Diagnostics
import ProjectModel

/// Any bytes are read as Objective-C, with places that lie in each other and names that are read at their places.
enum ObjectiveCLaw: Law {
  static let name = "objective-c"

  static func violations(of bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "App.m", bytes: bytes)
    return [AppPlatform.iOS, .macOS].flatMap { platform in
      violations(of: SourceOutline(objectiveC: file, under: BuildConditions(platform)))
    }
  }

  private static func violations(of outline: SourceOutline) -> [String] {
    let file = outline.file
    var violations = outline.types.flatMap { Self.violations(of: $0, in: file) }
    if outline.types.map(\.nameRange) != outline.types.map(\.nameRange).sorted() {
      violations.append("the types are in no order")
    }
    let starts = outline.mentions.map(\.nameRange.start)
    if starts != starts.sorted() { violations.append("the mentions are in no order") }
    return violations + outline.mentions.flatMap { Self.violations(of: $0, in: file) }
  }

  private static func violations(of type: TypeDeclaration, in file: SourceFile) -> [String] {
    var violations: [String] = []
    if file[type.nameRange] != type.name { violations.append("'\(type.name)' is not where its name is") }
    if !file.fullRange.contains(type.body) || type.body.start < type.nameRange.end {
      violations.append("the body of '\(type.name)' is \(type.body)")
    }
    for reference in type.inherited where file[reference.range] != reference.name {
      violations.append("'\(reference.name)' is not at \(reference.range)")
    }
    for member in type.members {
      if !type.body.contains(member.range) { violations.append("'\(member.name)' is outside of '\(type.name)'") }
      let places = [member.nameRange] + [member.body].compactMap(\.self) + member.parameters.map(\.typeRange)
      if !places.allSatisfy(member.range.contains) { violations.append("'\(member.name)' has a place elsewhere") }
      if !reads(member.name, at: member.nameRange, in: file) {
        violations.append("'\(member.name)' is not where its name is")
      }
      for parameter in member.parameters where file[parameter.labelRange] != parameter.label {
        violations.append("'\(parameter.label)' of '\(member.name)' is not where its label is")
      }
    }
    return violations
  }

  private static func violations(of mention: Mention, in file: SourceFile) -> [String] {
    guard file.fullRange.contains(mention.range), mention.range.contains(mention.nameRange) else {
      return ["'\(mention.name)' is at \(mention.nameRange) in \(mention.range)"]
    }
    // Escapes and white space are no part of a value, and nobody needs the whole of a long name.
    let text = file[mention.nameRange]
    let isPlain = text.utf8.count <= 200 && !text.utf8.contains { "\\\" \t\n\r/\u{B}\u{C}".utf8.contains($0) }
    return !isPlain || reads(mention.name, at: mention.nameRange, in: file)
      ? [] : ["\(mention.kind) '\(mention.name)' is not at \(mention.nameRange)"]
  }

  /// Returns `true` if a place has a name, or the first part of a selector.
  private static func reads(_ name: String, at range: SourceRange, in file: SourceFile) -> Bool {
    let text = Array(file[range].utf8)
    return Array(name.utf8) == text || name.utf8.starts(with: text + [UInt8(ascii: ":")])
  }
}
