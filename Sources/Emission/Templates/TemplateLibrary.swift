import LifecycleTemplates
import Mustache

/// The templates of generated files: Instar's own, some of them replaced by a team's.
package struct TemplateLibrary: Sendable {
  /// Instar's own.
  package static let embedded: TemplateLibrary = {
    do {
      return try TemplateLibrary(overrides: [], of: [])
    } catch {
      preconditionFailure("A test reads every embedded template, so none is broken: \(error)")
    }
  }()

  private let library: MustacheLibrary

  /// Reads the templates; `overrides` replace those of the same names, and others of them can only be partials.
  /// `descriptions` are those of all templates that emitters fill in.
  package init(overrides: [Template], of descriptions: [TemplateDescription]) throws(TemplateError) {
    var library = MustacheLibrary()
    for template in Templates.all + overrides {
      do {
        let text = Self.header(of: template.name) + template.text
        library.register(try MustacheTemplate(string: text), named: template.name)
      } catch {
        throw Self.describe(error, in: template)
      }
    }
    self.library = library
    if !overrides.isEmpty { try Self.check(overrides, of: descriptions) }
  }

  /// Renders a template from a context; its tags name the context's members.
  package func render(_ context: some TemplateContext, with name: String) -> String {
    guard let text = library.render(context, withTemplate: name) else {
      preconditionFailure("Every embedded template is in the library, and \(name) is none")
    }
    return text
  }

  /// The header by which Mustache writes texts as they are; only templates of `Site/` are HTML, in which it escapes them.
  private static func header(of name: String) -> String {
    "{{%CONTENT_TYPE:\(name.hasPrefix("Site/") ? "HTML" : "TEXT")}}\n"
  }

  /// Throws unless every tag is known in its place and every template is used.
  private static func check(
    _ overrides: [Template], of descriptions: [TemplateDescription]
  ) throws(TemplateError) {
    var texts = Dictionary(uniqueKeysWithValues: Templates.all.map { ($0.name, $0.text) })
    for template in overrides { texts[template.name] = template.text }
    let names = Set(overrides.map(\.name))
    var check = TemplateCheck(texts.mapValues(TemplateScanner.nodes), isOverride: names.contains)
    for description in descriptions where description.place == nil {
      try check.check(description.name, with: description.tags)
    }
    let known = Templates.all.map(\.name)
    for template in overrides where !known.contains(template.name) && !check.reached.contains(template.name) {
      throw TemplateError(
        name: template.name, line: nil,
        message: "No template has this name, and none has it as a partial; there are "
          + known.joined(separator: ", "))
    }
  }

  private static func describe(_ error: any Error, in template: Template) -> TemplateError {
    guard let failure = error as? MustacheTemplate.ParserError else {
      return TemplateError(name: template.name, line: nil, message: "Template cannot be read: \(error)")
    }
    // The header is a line, too.
    let line = max(1, failure.context.lineNumber - 1)
    let message =
      (failure.error as? MustacheTemplate.Error).map(message) ?? "Tag or template ends too early"
    return TemplateError(name: template.name, line: line, message: message)
  }

  private static func message(_ error: MustacheTemplate.Error) -> String {
    switch error {
    case .sectionCloseNameIncorrect: "Section is closed under another name"
    case .unfinishedName: "Tag is not finished"
    case .expectedSectionEnd: "Section is never closed"
    case .invalidSetDelimiter: "Tag that sets delimiters is malformed"
    case .transformAppliedToInheritanceSection: "Block cannot be transformed"
    case .illegalTokenInsideInheritSection: "Only blocks can stand inside a parent tag"
    case .textInsideInheritSection: "Text cannot stand inside a parent tag"
    case .invalidConfigVariableSyntax: "Pragma is malformed"
    case .unrecognisedConfigVariable: "Pragma is unknown"
    }
  }
}
