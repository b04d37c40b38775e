import Diagrams
import Emission
import Reports
import Site
import SwiftGeneration

/// Every format that Instar emits; commands, listings, help and golden tests derive from this list.
enum EmitterRegistry {
  /// The formats of pictures as text, in the order in which they are listed. They need no templates, which take longer to
  /// read than most pages.
  static let graphFormats: [any GraphFormat] = [
    DOTEmitter(), MermaidEmitter(), PlantUMLEmitter(), SCXMLEmitter(), JSONEmitter(),
  ]

  /// The emitters in the order in which they are listed, with Instar's own templates.
  static let all = emitters(with: .embedded)

  /// The emitters in the order in which they are listed; some use `templates`, the wiki is made for a place,
  /// and Swift has an indentation.
  static func emitters(
    with templates: TemplateLibrary, wiki place: WikiPlace = WikiPlace(.folder),
    indentation: SwiftIndentation = .standard
  ) -> [any Emitter] {
    let texts: [any Emitter] = graphFormats
    let others: [any Emitter] = [
      TablesEmitter(),
      ComparisonEmitter(),
      WikiEmitter(templates: templates, place: place),
      DocCEmitter(templates: templates),
      SiteEmitter(templates: templates),
      SwiftEmitter(templates: templates, options: SwiftOptions(indentation: indentation)),
    ]
    // The pictures that Graphviz draws come after the text from which it draws them.
    return texts.prefix(1) + [SVGEmitter()] + texts.dropFirst() + others
  }

  /// The templates that emitters use, by name.
  static let templates =
    SiteEmitter.templates + SwiftEmitter.templates + WikiEmitter.templates + WikiOverview.templates
    + SiteOverview.templates
}
