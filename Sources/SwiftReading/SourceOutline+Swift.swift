import Diagnostics
import ProjectModel
import SwiftParser
import SwiftSyntax

extension SourceOutline {
  /// Reads Swift source as an app is built with it.
  package init(swift file: SourceFile, under conditions: BuildConditions) {
    self.init(file, .swift)
  }
}
