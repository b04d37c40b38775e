import Documents
import LifecycleModel

/// The scene configurations of one role: the entries of Info.plist, and the choices that code makes among them.
///
/// The first row of a role is its default. A row with the name of an earlier one changes that in code; without a condition,
/// always. Any other row without a condition is never chosen by code. A row whose condition is `true`, or always holds in
/// words, is chosen where no row above it is.
struct SceneConfigurations: Hashable {
  /// A configuration of Info.plist, and the changes that code makes before UIKit gets it.
  struct Choice: Hashable {
    /// The name in Info.plist.
    let name: String
    /// Another delegate.
    var delegateClass: String?
    /// Another class of scene.
    var sceneClass: String?
    /// Another storyboard.
    var storyboard: String?

    /// `true` where code only names it.
    var isUnchanged: Bool { delegateClass == nil && sceneClass == nil && storyboard == nil }
  }

  /// The condition of a choice.
  enum Condition: Hashable {
    /// An expression of type `Bool`.
    case expression(String)
    /// The page's text, which has to be turned into code by hand.
    case words(String)
  }

  /// A choice with its condition.
  struct Branch: Hashable {
    /// The condition under which the choice is made.
    let condition: Condition
    let choice: Choice
  }

  let role: SceneRole
  /// The roles that have the entries in Info.plist: its own, and the one it had on older systems of the page.
  let roles: [SceneRole]
  /// The entries of Info.plist, in order; each name once.
  let entries: [SceneConfiguration]
  /// The conditions that are checked, one after another.
  let branches: [Branch]
  /// The choice where no condition holds.
  let otherwise: Choice

  /// The configurations of a life cycle by role, in the order of the page.
  static func all(in lifecycle: Lifecycle) -> [SceneConfigurations] {
    var roles: [SceneRole] = []
    for row in lifecycle.sceneConfigurations where !roles.contains(row.role) { roles.append(row.role) }
    // Before iOS 16, an external display has the legacy role.
    let isLegacy =
      !roles.contains(.externalDisplayLegacy)
      && !SwiftBaseline(lifecycle).includes([("iOS", 16), ("tvOS", 16), ("visionOS", 1)])
    return roles.compactMap { role in
      SceneConfigurations(
        lifecycle.sceneConfigurations.filter { $0.role == role },
        roles: [role] + (role == .externalDisplay && isLegacy ? [.externalDisplayLegacy] : []))
    }
  }

  /// Sorts the rows of a role; `nil` for none.
  private init?(_ rows: [SceneConfiguration], roles: [SceneRole]) {
    guard let first = rows.first else { return nil }
    self.roles = roles
    var entries: [String: SceneConfiguration] = [:]
    var names: [String] = []
    var changes: [String: Choice] = [:]
    for row in rows {
      if let entry = entries[row.name] {
        if row.condition == nil || row.isAlways { changes[row.name] = row.choice(of: entry, after: changes[row.name]) }
      } else {
        entries[row.name] = row
        names.append(row.name)
      }
    }
    role = first.role
    self.entries = names.compactMap { entries[$0] }
    var branches: [Branch] = []
    var otherwise = first.choice(of: first, after: changes[first.name])
    for row in rows.dropFirst() {
      guard let condition = row.condition else { continue }
      let choice = row.choice(of: entries[row.name] ?? row, after: changes[row.name])
      if row.isAlways {
        otherwise = choice
        break
      }
      let isExpression = row.isConditionCode && SwiftExpression.isPlausible(condition)
      branches.append(Branch(condition: isExpression ? .expression(condition) : .words(condition), choice: choice))
    }
    self.branches = branches
    self.otherwise = otherwise
  }
}

extension SceneConfiguration {
  /// The row as a choice of an entry of Info.plist, with the changes of other rows.
  fileprivate func choice(
    of entry: SceneConfiguration, after changes: SceneConfigurations.Choice?
  ) -> SceneConfigurations.Choice {
    var choice = changes ?? SceneConfigurations.Choice(name: name)
    if let delegateClass, delegateClass != entry.delegateClass { choice.delegateClass = delegateClass }
    if let sceneClass, sceneClass != entry.sceneClass { choice.sceneClass = sceneClass }
    if let storyboard, storyboard != entry.storyboard { choice.storyboard = storyboard }
    return choice
  }

  /// `true` where the condition always holds: `true`, or the word for it.
  fileprivate var isAlways: Bool {
    guard let condition else { return false }
    if isConditionCode { return condition == "true" }
    return Vocabulary.standard.phrases("word.always").contains { NameKey($0) == NameKey(condition) }
  }
}

/// The classes that a page's scene configurations name, for Info.plist and Swift.
struct SceneClassNames {
  private let classes: [String: String]
  /// The class of the page's first scene delegate; `nil` where it has none.
  let sceneDelegate: String?

  /// Collects the classes generated for a life cycle's delegates.
  init(_ lifecycle: Lifecycle, names: SwiftTypeNames) {
    classes = Dictionary(
      lifecycle.delegateIDs.map { (lifecycle[$0].name, names.type(of: $0)) }, uniquingKeysWith: { first, _ in first })
    sceneDelegate = lifecycle.delegateIDs.first { id in
      !lifecycle[id].isObserved && lifecycle.apiType(of: id)?.kind == .scene
    }.map(names.type)
  }

  /// `true` where the page describes a delegate of this class.
  func isGenerated(_ name: String) -> Bool { classes[name] != nil || classes.values.contains(name) }

  /// A class for Info.plist: Apple's by name, the app's own after the name of its module.
  func qualified(_ name: String) -> String {
    let name = classes[name] ?? name
    return name.contains(".") || Self.isApples(name) ? name : "$(PRODUCT_MODULE_NAME).\(name)"
  }

  /// A class as an expression; a name that is not valid in Swift is looked up at run time.
  func expression(_ name: String) -> String {
    let name = classes[name] ?? name
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ SwiftIdentifier.isValid($0) }) else {
      return "NSClassFromString(\(SwiftLiteral.string(name)))"
    }
    return parts.map { SwiftIdentifier.quoted(String($0)) }.joined(separator: ".") + ".self"
  }

  /// `true` for UIKit's scenes, and CarPlay's.
  private static func isApples(_ name: String) -> Bool {
    ["UI", "CP"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }
}

/// A value of a property list, written as the XML that Xcode writes.
indirect enum PropertyList {
  /// Keys with values, in order.
  case dictionary([(key: String, value: PropertyList)])
  /// Values, in order.
  case array([PropertyList])
  /// A text.
  case string(String)
  /// Yes or no.
  case bool(Bool)

  /// The text of a file with this value.
  var document: String {
    let head = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #"<plist version="1.0">"#,
    ]
    return (head + lines + ["</plist>"]).map { $0 + "\n" }.joined()
  }

  /// The lines inside of a dictionary, for a file that has others.
  var entries: String {
    lines.dropFirst().dropLast().map { String($0.dropFirst()) }.joined(separator: "\n")
  }

  /// The value's element, a line for each start, end or text, a tab for each level.
  private var lines: [String] {
    switch self {
    case .dictionary(let items):
      guard !items.isEmpty else { return ["<dict/>"] }
      let inner = items.flatMap { ["<key>\($0.key.xmlEscaped(inAttribute: false))</key>"] + $0.value.lines }
      return ["<dict>"] + inner.map { "\t" + $0 } + ["</dict>"]
    case .array(let values):
      guard !values.isEmpty else { return ["<array/>"] }
      return ["<array>"] + values.flatMap(\.lines).map { "\t" + $0 } + ["</array>"]
    case .string(let text): return ["<string>\(text.xmlEscaped(inAttribute: false))</string>"]
    case .bool(let isTrue): return [isTrue ? "<true/>" : "<false/>"]
    }
  }
}
