import Diagnostics

extension SourceOutline {
  /// Reads Objective-C source or a header as an app is built with it.
  ///
  /// Nothing is expanded, included or type-checked. Missed and never misread are:
  /// - Methods that a macro or an included file declares: `TypeDeclaration.hasUnknownMacro` says that there may be some.
  /// - What is in the body of a `#define`, in what a macro's arguments become, and in a method that such a macro begins.
  /// - Properties of `@synthesize` and of variables, and types behind `typedef` and `@compatibility_alias`.
  /// - A variable that is only read; selectors that are put together.
  ///
  /// Where `#if` asks for what is not known, all of its branches count, with the brackets that the first of them leaves open; heads
  /// of methods that share a body are members each. In other brackets that do not match, a mention may be longer than it is.
  package init(objectiveC file: SourceFile, under conditions: BuildConditions) {
    let source = ObjectiveCSource(file, under: conditions)
    var reader = ObjectiveCReader(source)
    reader.readAll()
    self.init(file, .objectiveC)
    conditionalCode = source.conditionalCode
    types = reader.types
    mentions = reader.scanner.mentions
  }
}
