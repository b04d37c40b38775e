import Diagnostics
import ProjectModel

/// Property lists of any notation have values in their files, each in the one around it, or are refused at a place in them.
enum PropertyListLaw: Law {
  static let name = "plist"

  static func violations(of bytes: [UInt8]) -> [String] {
    do {
      let list = try PropertyList(path: "a.plist", bytes: bytes)
      let comments = list.comments.flatMap { PlaceViolations.violations(of: $0, in: list.file) }
      return comments + violations(of: list.root, within: list.file.fullRange, in: list.file)
    } catch {
      return PlaceViolations.violations(of: error.range, in: SourceFile(path: "a.plist", bytes: bytes))
    }
  }

  private static func violations(
    of value: PropertyListValue, within outer: SourceRange, in file: SourceFile
  ) -> [String] {
    var violations = PlaceViolations.violations(of: value.range, in: file)
    if !outer.contains(value.range) { violations.append("\(value.range) is outside of \(outer)") }
    for element in value.elements ?? [] { violations += Self.violations(of: element, within: value.range, in: file) }
    for entry in value.entries ?? [] {
      if !value.range.contains(entry.keyRange) { violations.append("'\(entry.key)' is outside of \(value.range)") }
      violations += Self.violations(of: entry.value, within: value.range, in: file)
    }
    return violations
  }
}
