import Diagnostics
import ProjectModel
import SwiftParser
import SwiftSyntax

extension SourceOutline {
  /// Reads Swift source as an app is built with it.
  ///
  /// Where brackets are nested too deeply to be parsed, nothing is read but the place (`firstError`).
  package init(swift file: SourceFile, under conditions: BuildConditions) {
    self = file.bytes.withUnsafeBufferPointer { bytes in
      if let excess = BracketNesting.excess(in: BracketNesting.tokens(of: bytes)) {
        var outline = SourceOutline(file, .swift)
        outline.firstError = excess.textRange
        return outline
      }
      let tree = Parser.parse(source: bytes)
      var walk = OutlineWalk(file, conditions)
      walk.read(tree)
      walk.outline.dependsOnSystem = Self.questions.hasMatch(in: file.bytes)
      return walk.outline
    }
  }

  /// The words without which a source asks nothing of the system.
  private static let questions = ByteSearch(["#if", "available", "unavailable"])
}
