import Diagnostics
import ProjectModel

/// A source of Objective-C that a test reads.
struct ObjectiveCSample {
  let outline: SourceOutline

  init(_ text: String, platform: AppPlatform = .iOS) {
    outline = SourceOutline(objectiveC: SourceFile(path: "App.m", text: text), under: BuildConditions(platform))
  }

  /// A sample of a body.
  init(body: String) {
    self.init("@implementation X\n- (void)f {\n\(body)\n}\n@end\n")
  }

  /// The members of all types.
  var members: [MemberDeclaration] { outline.types.flatMap(\.members) }

  /// The names of the members of all types.
  var names: [String] { members.map(\.name) }

  /// The mentions of a kind, a line each: `base.name(argument, argument)`.
  func mentions(_ kind: Mention.Kind) -> [String] {
    outline.mentions.filter { $0.kind == kind }.map { mention in
      let base = mention.base.isEmpty ? "" : mention.base + " "
      let arguments = mention.arguments.isEmpty ? "" : " (" + mention.arguments.joined(separator: " | ") + ")"
      return base + mention.name + arguments
    }
  }

  /// The text of a place.
  subscript(range: SourceRange) -> String { outline.file[range] }
}
