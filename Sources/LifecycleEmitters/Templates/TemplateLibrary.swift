import LifecycleTemplates
import Mustache

/// The templates of generated files: Instar's own, some of them replaced by a team's.
package struct TemplateLibrary: Sendable {
  /// Instar's own.
  package static let embedded: TemplateLibrary = {
    do {
      return try TemplateLibrary(overrides: [])
    } catch {
      preconditionFailure("A test reads every embedded template, so none is broken: \(error)")
    }
  }()

  private let library: MustacheLibrary

  /// Reads the templates, `overrides` in place of those of the same names.
  package init(overrides: [Template]) throws(TemplateError) {
    let names = Templates.all.map(\.name)
    var library = MustacheLibrary()
    for template in Templates.all + overrides {
      guard names.contains(template.name) else {
        throw TemplateError(
          name: template.name, line: nil,
          message: "No template has this name; there are " + names.joined(separator: ", "))
      }
      do {
        library.register(try MustacheTemplate(string: template.text), named: template.name)
      } catch {
        throw Self.describe(error, in: template)
      }
    }
    self.library = library
  }

  /// The text that a template makes of a context; its tags name the context's members.
  func render(_ context: some Sendable, with name: String) -> String {
    guard let text = library.render(context, withTemplate: name) else {
      preconditionFailure("Every embedded template is in the library, and \(name) is none")
    }
    return text
  }

  private static func describe(_ error: any Error, in template: Template) -> TemplateError {
    guard let failure = error as? MustacheTemplate.ParserError else {
      return TemplateError(name: template.name, line: nil, message: "Template cannot be read: \(error)")
    }
    let line = failure.context.lineNumber
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
