import Diagnostics
import ProjectModel
import SwiftSyntax

extension SourceOutline {
  /// Reads Swift source as an app is built with it.
  ///
  /// Where brackets or interpolations are nested too deeply to be parsed, nothing is read but the place (`firstError`).
  package init(swift file: SourceFile, under conditions: BuildConditions) {
    self = file.bytes.withUnsafeBufferPointer { bytes in
      let tree: SourceFileSyntax
      switch BracketNesting.parse(bytes) {
      case .tree(let parsed): tree = parsed
      case .tooDeep(let offset):
        var outline = SourceOutline(file, .swift)
        outline.firstError = SourceRange(offset, offset + 1)
        return outline
      }
      var walk = OutlineWalk(file, conditions)
      walk.read(tree)
      walk.outline.dependsOnSystem = Self.questions.hasMatch(in: file.bytes)
      return walk.outline
    }
  }

  /// The words without which a source asks nothing of the system.
  private static let questions = ByteSearch(["#if", "available", "unavailable"])
}
