import Diagnostics

extension SourceOutline {
  /// Reads Objective-C source or a header as an app is built with it.
  ///
  /// Macros are not expanded: what they declare is missed, and `TypeDeclaration.hasUnknownMacro` says so. Where `#if` asks for
  /// what is not known, all of its branches count.
  package init(objectiveC file: SourceFile, under conditions: BuildConditions) {
    var reader = ObjectiveCReader(ObjectiveCSource(file, under: conditions))
    reader.readAll()
    self.init(file, .objectiveC)
    types = reader.types
    mentions = reader.scanner.mentions
  }
}
