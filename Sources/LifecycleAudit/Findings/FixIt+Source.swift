import Diagnostics
import ProjectModel
import Text

extension FixIt {
  /// Deletes a member; where it has its lines to itself, with these, the documentation and one empty line before it.
  static func deletion(of member: MemberDeclaration, in file: SourceFile) -> FixIt {
    let message = "Delete '\(member.name)'"
    var line = file.line(at: member.range.start)
    let end = file.offset(ofLine: file.line(at: max(member.range.start, member.range.end - 1)) + 1)
    guard file.isBlank(SourceRange(file.offset(ofLine: line), member.range.start)),
      file.isBlank(SourceRange(member.range.end, end))
    else { return FixIt(message, range: member.range, replacement: "") }
    while line > 1, file[file.range(ofLine: line - 1)].trimmingPrefix(while: \.isWhitespace).hasPrefix("///") {
      line -= 1
    }
    if line > 1, file.isBlank(file.range(ofLine: line - 1)) { line -= 1 }
    return FixIt(message, range: SourceRange(file.offset(ofLine: line), end), replacement: "")
  }

  /// Replaces a name that is not known with the nearest one: the whole text of a place, or its end.
  static func replacement(of name: String, with nearest: NearestWord.Guess, at place: SourcePlace) -> FixIt? {
    let written = place.file[place.range]
    guard written.hasSuffix(name) else { return nil }
    return FixIt(
      "Replace '\(name)' with '\(nearest.word)'", range: place.range,
      replacement: String(written.dropLast(name.count)) + nearest.word,
      applicability: nearest.isCertain ? .certain : .suggestion)
  }

  /// Replaces the wrong parts of a signature; `nil` where they cannot be replaced one by one.
  static func replacement(of miss: NearMiss, in file: SourceFile) -> FixIt? {
    // Labels in another order need their types in another order, too.
    guard miss.kind != .order, let first = miss.replacements.first, let last = miss.replacements.last else {
      return nil
    }
    var text = ""
    var end = first.range.start
    for part in miss.replacements {
      guard part.range.start >= end else { return nil }
      text += file[SourceRange(end, part.range.start)] + part.expected
      end = part.range.end
    }
    let range = SourceRange(first.range.start, last.range.end)
    return FixIt("Replace '\(file[range])' with '\(text)'", range: range, replacement: text)
  }
}

extension SourceFile {
  /// Returns `true` for a range that is empty but for white space.
  fileprivate func isBlank(_ range: SourceRange) -> Bool { self[range].allSatisfy(\.isWhitespace) }
}
