import Emission
import LifecycleModel
import Text

/// Writes the statements with which one callback chooses a scene configuration: an `if` for each configuration with a condition, which asks
/// a method that is written by hand, then the default one.
package struct SceneSelectionWriter {
  /// The statements, without the indentation of the callback's body.
  private(set) var statements: [String] = []
  /// The hand-written methods that they call.
  private(set) var questions: [SceneQuestion] = []
  /// The declarations of those methods.
  private(set) var signatures: [SwiftSignature] = []

  private let signature: SwiftSignature
  private let classes: SceneClassNames
  private let words: PageStrings
  private let baseline: SwiftBaseline
  private let session: String?
  private let options: String?
  private let body: SwiftBody
  private var role = ".windowApplication"
  private let attribute: String?
  private var taken: Set<String>

  /// Prepares for a callback; `body` has the statements before those that will be written, `attribute` is that of the methods,
  /// which get none of the `taken` names.
  init(
    _ signature: SwiftSignature, besides body: SwiftBody, classes: SceneClassNames, language: Language,
    baseline: SwiftBaseline, attribute: String? = nil, taken: [String] = []
  ) {
    self.attribute = attribute
    self.taken = Set(taken)
    self.signature = signature
    self.classes = classes
    self.body = body
    self.baseline = baseline
    words = PageStrings(language: language)
    session = signature.parameters.first { $0.type == "UISceneSession" }.map { SwiftIdentifier.quoted($0.name) }
    options = signature.parameters.first { $0.type == "UIScene.ConnectionOptions" }
      .map { SwiftIdentifier.quoted($0.name) }
    if let session { role = session + ".role" }
  }

  /// The statements of a callback that always returns the same configuration of Info.plist.
  package static func statements(naming configuration: String, in signature: SwiftSignature) -> [String] {
    let lifecycle = Lifecycle()
    return SceneSelectionWriter(
      signature, besides: SwiftBody(""), classes: SceneClassNames(lifecycle, names: SwiftTypeNames(lifecycle)),
      language: lifecycle.language, baseline: SwiftBaseline(lifecycle)
    ).returning(SceneConfigurations.Choice(name: configuration))
  }

  /// Chooses among the configurations of some roles; without any, the default of the generated Info.plist.
  mutating func write(_ roles: [SceneConfigurations]) {
    guard let session, let first = roles.first else {
      statements = returning(SceneConfigurations.Choice(name: roles.first?.otherwise.name ?? SceneManifest.defaultName))
      return
    }
    if roles.count == 1, first.branches.isEmpty {
      statements = returning(first.otherwise)
      return
    }
    let name = local("role")
    statements = ["let \(name) = \(session).role"]
    role = name
    statements += roles.count == 1 ? choosing(first, depth: 0) : switching(roles)
  }

  /// A case for each role.
  private mutating func switching(_ roles: [SceneConfigurations]) -> [String] {
    var lines = ["switch \(role) {"]
    for configurations in roles {
      let patterns = configurations.roles.map(pattern)
      lines += patterns.indices.map { index in
        (index == 0 ? "case " : "  ") + patterns[index] + (index == patterns.count - 1 ? ":" : ",")
      }
      lines += choosing(configurations, depth: 1).map { "  " + $0 }
    }
    lines += ["default:", "  return UISceneConfiguration(name: nil, sessionRole: \(role))", "}"]
    return lines
  }

  /// The member of `UISceneSession.Role`; where some system of the page lacks it in UIKit, or deprecates it, the role's key.
  private func pattern(of role: SceneRole) -> String {
    let isNamed =
      switch role {
      case .application: true
      case .externalDisplay: baseline.includes([("iOS", 16), ("tvOS", 16)])
      case .immersiveSpace, .volumetric: baseline.includes([("visionOS", 1)])
      case .externalDisplayLegacy, .carTemplate, .carDashboard, .carInstrumentCluster: false
      }
    return isNamed ? "." + role.swiftName : ".init(rawValue: \(SwiftLiteral.string(role.plistKey)))"
  }

  private mutating func choosing(_ configurations: SceneConfigurations, depth: Int) -> [String] {
    var lines: [String] = []
    for branch in configurations.branches {
      lines += opening(branch, depth: depth) + returning(branch.choice, depth: depth + 1).map { "  " + $0 } + ["}"]
    }
    return lines + returning(configurations.otherwise, depth: depth)
  }

  /// The lines before the statements of a branch: `if … {`.
  private mutating func opening(_ branch: SceneConfigurations.Branch, depth: Int) -> [String] {
    switch branch.condition {
    case .expression(let text):
      let line = "if \(text) {"
      // The compiler could mistake a trailing closure for the body.
      guard text.contains("{") || line.displayWidth + 4 + 2 * depth > 100 else { return [line] }
      let name = unique("chooses", choosing: branch.choice.name)
      return SwiftExpression.lines(text, into: "let \(name) =", indent: 4 + 2 * depth) + ["if \(name) {"]
    case .words(let words):
      let question = ask(words, choosing: branch.choice.name)
      let arguments = options.map { "for: \(session ?? ""), options: \($0)" } ?? "for: \(session ?? "")"
      return ["if \(question)(\(arguments)) {"]
    }
  }

  /// Adds a method that decides about a configuration, and returns its name.
  private mutating func ask(_ condition: String, choosing configuration: String) -> String {
    let name = unique("wants", choosing: configuration)
    let last = options == nil ? "" : ", options: UIScene.ConnectionOptions"
    let declaration = SwiftDeclaration("func \(name)(for session: UISceneSession\(last)) -> Bool")
    let comment = [
      condition.capitalized, words.phrase("swift.wantsConfiguration", SwiftComment.code(configuration)),
    ]
    let signature = declaration.flatMap { SwiftSignature($0) }
    questions.append(
      SceneQuestion(
        name: name, comment: SwiftComment.lines(comment, indent: 2), attributes: [attribute].compactMap { $0 },
        opening: signature?.lines(suffix: " {") ?? []))
    signatures += [signature].compactMap { $0 }
    return name
  }

  private mutating func unique(_ prefix: String, choosing configuration: String) -> String {
    var name = prefix + SwiftIdentifier.type(configuration, fallback: "Configuration")
    if name.displayWidth > Self.longestName { name = prefix + "Configuration" }
    let base = name
    var number = 2
    while body.mentions(name) || !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// The statements that return a configuration, with the changes that code makes.
  private func returning(_ choice: SceneConfigurations.Choice, depth: Int = 0) -> [String] {
    guard !choice.isUnchanged else { return making(choice.name, into: "return ", depth: depth) }
    let name = local("configuration")
    var lines = making(choice.name, into: "let \(name) = ", depth: depth)
    if let storyboard = choice.storyboard {
      let literal = SwiftLiteral.string(SceneManifest.storyboardName(storyboard))
      lines.append("\(name).storyboard = UIStoryboard(name: \(literal), bundle: .main)")
    }
    if let sceneClass = choice.sceneClass { lines.append("\(name).sceneClass = \(classes.expression(sceneClass))") }
    if let delegateClass = choice.delegateClass {
      if !classes.isGenerated(delegateClass) {
        lines.append("// " + SwiftComment.line(words.phrase("swift.ownClass", "'\(delegateClass)'")))
      }
      lines.append("\(name).delegateClass = \(classes.expression(delegateClass))")
    }
    return lines + ["return \(name)"]
  }

  private func making(_ name: String, into prefix: String, depth: Int) -> [String] {
    let arguments = ["name: \(SwiftLiteral.string(name))", "sessionRole: \(role)"]
    let line = "\(prefix)UISceneConfiguration(\(arguments.joined(separator: ", ")))"
    guard line.displayWidth + 4 + 2 * depth > 100 else { return [line] }
    return ["\(prefix)UISceneConfiguration(", "  \(arguments[0]),", "  \(arguments[1])", ")"]
  }

  /// A name that neither the parameters nor the statements before use.
  private func local(_ name: String) -> String {
    var candidate = name
    var number = 2
    while body.mentions(candidate) || signature.parameters.contains(where: { $0.name == candidate }) {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// The columns of a method's name, so that the line that calls it is not too long.
  private static let longestName = 38
}

/// The code that chooses the configuration of a new scene, and the hand-written methods that it calls.
struct SceneSelection {
  /// The hand-written methods.
  private(set) var questions: [SceneQuestion] = []
  /// Their declarations.
  private(set) var signatures: [SwiftSignature] = []
  private var statements: [CallbackID: [String]] = [:]

  /// Finds the choices of a delegate's callbacks that return a scene configuration; `availability` is the attribute that
  /// a callback needs.
  init(
    of callbacks: [SwiftCallback], in lifecycle: Lifecycle, classes: @autoclosure () -> SceneClassNames,
    availability: (SwiftCallback) -> String? = { _ in nil }
  ) {
    let choosing = callbacks.filter { $0.signature.resultType == "UISceneConfiguration" }
    guard !choosing.isEmpty else { return }
    let classes = classes()
    let roles = SceneConfigurations.all(in: lifecycle)
    let baseline = SwiftBaseline(lifecycle)
    for callback in choosing {
      guard let id = callback.id else { continue }
      let body = SwiftBody(lifecycle[id].body ?? "")
      guard !body.returns else { continue }
      var writer = SceneSelectionWriter(
        callback.signature, besides: body, classes: classes, language: lifecycle.language, baseline: baseline,
        attribute: availability(callback), taken: callbacks.map(\.signature.name) + questions.map(\.name))
      writer.write(roles)
      statements[id] = writer.statements
      questions += writer.questions
      signatures += writer.signatures
    }
  }

  /// The statements that end a callback; none where it chooses nothing.
  func statements(of callback: SwiftCallback) -> [String] {
    callback.id.flatMap { statements[$0] } ?? []
  }
}

/// A hand-written method that decides about a scene configuration whose condition the page gives in words.
///
/// The members are the tags of `Swift/SceneQuestion.mustache`.
package struct SceneQuestion: Hashable, Sendable {
  /// The method's name.
  let name: String
  /// The lines of the documentation comment.
  let comment: [String]
  /// `@available(…)`.
  let attributes: [String]
  /// The lines of the declaration, up to the opening brace.
  let opening: [String]
  /// The returned value until the method is written.
  let result = ["false"]
  /// The closing brace.
  let closing = ["}"]
}

extension SceneQuestion: TemplateContext {
  package static let tags = [
    TemplateTag("name", .text, "the method's name"),
    TemplateTag("comment", .lines, "the documentation comment with its `///`"),
    TemplateTag("attributes", .lines, "`@available(…)`, if needed"),
    TemplateTag("opening", .lines, "the declaration, up to the opening brace"),
    TemplateTag("result", .lines, "the value that is returned until the method is implemented"),
    TemplateTag("closing", .lines, "the closing brace"),
  ]
}
