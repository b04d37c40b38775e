import Documents
import Emission
import LifecycleModel

/// The file of one called delegate; the members are the tags of `Swift/Delegate.mustache`.
package struct SwiftDelegateFile: Sendable {
  /// The modules to import, sorted.
  let imports: [String]
  /// `true` where there are any.
  let hasImports: Bool
  /// The lines of the class's documentation comment.
  let typeComment: [String]
  /// `@available(…)`, `@main`, `@MainActor`.
  let typeAttributes: [String]
  /// The class's name.
  package let typeName: String
  /// `true` where nothing can inherit it.
  let isFinal: Bool
  /// The superclass and protocols, after the colon.
  package let inheritance: String
  /// `true` where the class holds the window.
  package let hasWindow: Bool
  /// The protocol that is generated for a custom delegate.
  let protocolName: String?
  /// One sentence about it.
  let protocolSummary: String
  /// The requirements of the protocol.
  let requirements: [SwiftMethod]
  /// The methods of the class.
  let methods: [SwiftMethod]
  /// The hand-written methods that decide which configuration a scene gets.
  let sceneQuestions: [SceneQuestion]
  /// The title of the page's section of scene configurations, in its language.
  let sceneQuestionsTitle: String

  /// Creates the file of a delegate. `isMain` is true where the process begins with it, `isBase` for a class to inherit from,
  /// with which no process begins; `columns` is the width of a level of indentation.
  package init(
    _ id: DelegateID, in lifecycle: Lifecycle, names: SwiftTypeNames, isMain: Bool, isBase: Bool = false,
    columns: Int = 2
  ) {
    let delegate = lifecycle[id]
    let type = lifecycle.apiType(of: id)
    let baseline = SwiftBaseline(lifecycle)
    let types = lifecycle.adoptedTypes(of: id)
    let since = Self.since(delegate, types: types, in: lifecycle)
    let callbacks = SwiftCallback.all(of: id, in: lifecycle)
    let availability = { (callback: SwiftCallback) in
      callback.id.flatMap { baseline.attribute(since: lifecycle.availability(of: $0).since, enclosing: since) }
    }
    let selection = SceneSelection(
      of: callbacks, in: lifecycle, classes: SceneClassNames(lifecycle, names: names), availability: availability)
    sceneQuestions = selection.questions
    sceneQuestionsTitle = PageStrings(language: lifecycle.language).phrase("section.sceneConfigurations")
    let marks = SwiftMarks(lifecycle, kind: type?.kind)
    let states = SwiftLoggedStates(lifecycle, names: names)
    var mark: String?
    methods = marks.grouped(callbacks).map { callback, title in
      var method = SwiftMethod(
        callback, of: delegate, in: lifecycle, isRequirement: type == nil, isBase: isBase,
        availability: availability(callback), states: states,
        configuration: selection.statements(of: callback), columns: columns)
      method.mark = title == mark ? nil : title
      mark = title
      return method
    }
    requirements = type == nil ? methods : []
    protocolName = type == nil ? names.protocolName(of: id) : nil
    protocolSummary = PageStrings(language: lifecycle.language)
      .phrase("swift.protocol", SwiftComment.code(names.type(of: id)))
    typeName = isBase ? names.base(of: id) : names.type(of: id)
    isFinal = !isBase
    let adopted = types.filter { lifecycle.catalog.type(named: $0).map { $0.kind != .superclass } ?? false }
    inheritance = ([type?.superclass].compactMap { $0 } + adopted + [protocolName].compactMap { $0 })
      .joined(separator: ", ")
    hasWindow =
      type?.kind == .scene && types.contains("UIWindowSceneDelegate")
      || type?.kind == .application && !lifecycle.hasSceneDelegate
    typeComment = Self.comment(
      delegate, typeName: names.type(of: id), in: lifecycle, isBase: isBase)
    typeAttributes = [
      baseline.attribute(since: since), isMain && !isBase ? "@main" : nil,
      type?.needsMainActor == false ? nil : "@MainActor",
    ].compactMap { $0 }
    imports = SwiftImports.modules(for: callbacks.map(\.signature), delegate: lifecycle.modules(of: id))
    hasImports = !imports.isEmpty
  }

  /// The page's documentation; then life cycle and multiplicity of the delegate.
  private static func comment(
    _ delegate: Delegate, typeName: String, in lifecycle: Lifecycle, isBase: Bool
  ) -> [String] {
    let words = PageStrings(language: lifecycle.language)
    let title = lifecycle.name.isEmpty ? "" : MarkdownWriter.escaped(lifecycle.name) + ": "
    let pageName =
      typeName == delegate.name ? "" : words.phrase("swift.pageName", SwiftComment.code(delegate.name))
    let use = isBase ? words.phrase("swift.base", SwiftComment.code(typeName)) : ""
    return SwiftComment.lines([
      SwiftComment.paragraph(delegate.documentation, of: delegate.provenance),
      title + words.multiplicity(delegate.multiplicity) + words.fullStop, pageName, use,
    ])
  }

  /// The version that introduced a delegate: the page's, else that of the earliest of its callbacks.
  static func since(_ delegate: Delegate, types: [String], in lifecycle: Lifecycle) -> PlatformVersion? {
    if let since = delegate.availability.since { return since }
    let versions = lifecycle.catalog.entries(of: types).map { $0.availability(on: lifecycle.platform).since }
    guard versions.allSatisfy({ $0 != nil }) else { return nil }
    return versions.compactMap { $0 }.min { $0.version < $1.version }
  }
}

extension Lifecycle {
  fileprivate var hasSceneDelegate: Bool {
    delegateIDs.contains { apiType(of: $0)?.kind == .scene }
  }
}

extension SwiftDelegateFile: TemplateContext {
  package static let tags = [
    TemplateTag("imports", .lines, "the modules to import, sorted"),
    TemplateTag("hasImports", .flag, "whether any module is imported"),
    TemplateTag("typeComment", .lines, "the class's documentation comment with its `///`"),
    TemplateTag("typeAttributes", .lines, "`@available(…)`, `@main` and `@MainActor`, if needed"),
    TemplateTag("typeName", .text, "the class's name"),
    TemplateTag("isFinal", .flag, "whether the class is `final`"),
    TemplateTag("inheritance", .text, "the superclass and the protocols, separated by commas"),
    TemplateTag("hasWindow", .flag, "whether the class has the `window` property"),
    TemplateTag("protocolName", .optionalText, "the protocol of a delegate that isn't Apple's"),
    TemplateTag("protocolSummary", .text, "the protocol's documentation, a sentence"),
    TemplateTag("requirements", .list(SwiftMethod.tags), "the requirements of the protocol"),
    TemplateTag("methods", .list(SwiftMethod.tags), "the methods of the class, by role"),
    TemplateTag(
      "sceneQuestions", .list(SceneQuestion.tags),
      "the methods that choose a scene's configuration, to be implemented by hand"),
    TemplateTag("sceneQuestionsTitle", .text, "the title of the page's section of scene configurations"),
  ]
}
