import LifecycleTemplates
import Mustache

/// The templates of generated files: Instar's own, some of them replaced by a team's.
package struct TemplateLibrary: Sendable {
  /// Instar's own, which are read when the first is rendered.
  package static let embedded = TemplateLibrary()

  private static let own: MustacheLibrary = {
    do {
      return try library(of: Templates.all)
    } catch {
      preconditionFailure("Embedded template is broken, which a test rules out: \(error)")
    }
  }()

  /// The templates with a team's own; `nil` for Instar's.
  private let replaced: MustacheLibrary?
  private var library: MustacheLibrary { replaced ?? Self.own }

  private init() { replaced = nil }

  /// Reads the templates; `overrides` replace those of the same names, and others of them can only be partials.
  /// `descriptions` are those of all templates that emitters fill in.
  package init(overrides: [Template], of descriptions: [TemplateDescription]) throws(TemplateError) {
    replaced = try Self.library(of: Templates.all + overrides)
    if !overrides.isEmpty { try Self.check(overrides, of: descriptions) }
  }

  private static func library(of templates: [Template]) throws(TemplateError) -> MustacheLibrary {
    var library = MustacheLibrary()
    for template in templates {
      do {
        library.register(try MustacheTemplate(string: header(of: template.name) + template.text), named: template.name)
      } catch {
        throw describe(error, in: template)
      }
    }
    return library
  }

  /// Renders a template from a context; its tags name the context's members.
  package func render(_ context: some TemplateContext, with name: String) -> String {
    guard let text = library.render(context, withTemplate: name) else {
      preconditionFailure("\(name) is not an embedded template")
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
        message: "No template has this name or includes it as a partial; the templates are "
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
      (failure.error as? MustacheTemplate.Error).map(message) ?? "Unexpected end of tag or template"
    return TemplateError(name: template.name, line: line, message: message)
  }

  private static func message(_ error: MustacheTemplate.Error) -> String {
    switch error {
    case .sectionCloseNameIncorrect: "Section is closed with a different name"
    case .unfinishedName: "Tag is not closed"
    case .expectedSectionEnd: "Section is never closed"
    case .invalidSetDelimiter: "Tag that sets delimiters is malformed"
    case .transformAppliedToInheritanceSection: "Functions cannot be applied to a block"
    case .illegalTokenInsideInheritSection: "A parent tag can contain only blocks"
    case .textInsideInheritSection: "A parent tag cannot contain text"
    case .invalidConfigVariableSyntax: "Pragma is malformed"
    case .unrecognisedConfigVariable: "Pragma is unknown"
    }
  }
}
