import Diagnostics
import ProjectModel

/// A mention with the file that has it.
struct FoundMention: Sendable {
  /// The file's outline.
  let outline: SourceOutline
  /// The mention.
  let mention: Mention

  /// The mention's place.
  var place: SourcePlace { SourcePlace(outline.file, mention.range) }

  /// The member that it is in, with its part of a type; `nil` outside of members.
  var member: AppMember? {
    for declaration in outline.types {
      guard let member = declaration.members.first(where: { $0.range.contains(mention.range) }) else { continue }
      return AppMember(part: AppType.Part(outline: outline, declaration: declaration), declaration: member)
    }
    return nil
  }
}

extension Mention {
  /// The base without white space: Objective-C's receivers have it between their words.
  var denseBase: String { base.filter { !$0.isWhitespace } }
}
