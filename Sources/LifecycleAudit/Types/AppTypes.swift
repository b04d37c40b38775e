import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// The types that an app's sources declare.
///
/// A type is found by what it is: extensions in any file, protocols of the app that inherit, superclasses of the app (Swift's
/// from Objective-C too) and aliases count.
package struct AppTypes: Sendable {
  /// The outlines, by path.
  package let outlines: [SourceOutline]
  /// All types with a declaration, by name.
  package private(set) var declared: [AppType] = []
  /// The outlines' indices by path.
  private let indicesByPath: [String: Int]
  /// The types by name.
  private var types: [String: AppType] = [:]
  /// The names of types by their names for Objective-C, where these differ.
  private var namesByObjectiveCName: [String: String] = [:]
  private var aliases: [String: String] = [:]
  /// The system, as pages name it.
  private let platform: String

  /// Puts the parts of types together. Where several targets declare a type of one name, the first outline's holds.
  package init(_ outlines: [SourceOutline], platform: AppPlatform) {
    self.outlines = outlines
    indicesByPath = Dictionary(outlines.enumerated().map { ($1.file.path, $0) }) { first, _ in first }
    self.platform = platform.rawValue
    for outline in outlines {
      aliases.merge(outline.aliases) { first, _ in first }
      for declaration in outline.types { add(AppType.Part(outline: outline, declaration: declaration)) }
    }
    for (name, type) in types {
      if type.objectiveCName != name { namesByObjectiveCName[type.objectiveCName] = name }
    }
    // Objective-C extends a Swift class by its name for Objective-C.
    for (objectiveCName, name) in namesByObjectiveCName where types[objectiveCName]?.declaration == nil {
      let parts = types.removeValue(forKey: objectiveCName)?.parts ?? []
      types[name]?.parts += parts
    }
    for name in types.keys {
      let superclass = superclass(of: name)
      types[name]?.superclass = superclass
    }
    declared = types.values.filter { $0.declaration != nil }.sorted { $0.name < $1.name }
  }

  private mutating func add(_ part: AppType.Part) {
    let name = part.declaration.name
    if part.declaration.kind == .extension {
      types[name, default: AppType(name: name, parts: [])].parts.append(part)
    } else if types[name]?.declaration == nil {
      types[name, default: AppType(name: name, parts: [])].parts.insert(part, at: 0)
    }
  }

  /// The outline of a file; `nil` where it was not parsed.
  func outline(of file: SourceFile) -> SourceOutline? {
    indicesByPath[file.path].map { outlines[$0] }
  }

  /// The type of a name as code, a manifest or Objective-C has it; a module's name before it does not matter.
  package subscript(name: String) -> AppType? {
    var name = name[...]
    while true {
      let known = String(name)
      if let type = types[known] ?? namesByObjectiveCName[known].flatMap({ types[$0] }) { return type }
      guard let dot = name.firstIndex(of: ".") else { return nil }
      name = name[name.index(after: dot)...]
    }
  }

  /// The one type inside another, or in a function, that has a name; `nil` where there is none or several have.
  func nested(_ name: String) -> AppType? {
    let found = types.keys.filter { $0.hasSuffix(".\(name)") }
    return found.count == 1 ? types[found[0]] : nil
  }

  /// The class that Objective-C finds by a name: one of its own, or one to which Swift gives the name.
  func type(objectiveCName name: String) -> AppType? {
    let type = types[name] ?? namesByObjectiveCName[name].flatMap { types[$0] }
    return type?.isSwift == true && type?.declaration?.declaration.objectiveCName != name ? nil : type
  }

  /// The text of the type that an alias of the app stands for; `nil` for none.
  func alias(named name: String) -> String? { aliases[name] }

  /// The type that a name means at a place inside another type.
  func type(_ reference: String, inside context: String) -> AppType? {
    var context = context[...]
    while !context.isEmpty {
      if let type = types["\(context).\(reference)"] { return type }
      context = context[..<(context.lastIndex(of: ".") ?? context.startIndex)]
    }
    return self[reference]
  }

  /// The last part of a name with a module: `UIKit.UIResponder` → `UIResponder`.
  static func bare(_ name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
  }

  private func superclass(of name: String) -> AppType.Superclass {
    guard let type = types[name], type.isClass else { return .none }
    // An Objective-C class may name its superclass in one part only; Swift's stands first.
    for part in type.parts where part.declaration.kind == .class {
      guard let first = part.declaration.inherited.first else { continue }
      if let known = self.type(first.name, inside: name) {
        return known.isClass && known.name != name ? .app(known.name) : .none
      }
      let bare = Self.bare(first.name)
      if let known = FrameworkClass.named(bare, platform: platform) { return .framework(known) }
      if let alias = aliases[bare], let known = FrameworkClass.named(alias, platform: platform) {
        return .framework(known)
      }
      if part.outline.language == .objectiveC, !part.declaration.hasSuperclass { return .none }
      return APICatalog.standard.type(named: bare) == nil || part.outline.language == .objectiveC
        ? .unknown(bare) : .none
    }
    return .none
  }

  /// The number of classes or protocols that a type has above it at most; more are none that anybody writes by hand.
  private static let mostAncestors = 200

  /// A type and its superclasses in the app, the type first; a class that inherits from itself ends the list.
  package func lineage(of type: AppType) -> [AppType] {
    var lineage = [type]
    var names: Set = [type.name]
    while case .app(let name)? = lineage.last?.superclass, let next = types[name], lineage.count < Self.mostAncestors,
      names.insert(name).inserted
    {
      lineage.append(next)
    }
    return lineage
  }

  /// `true` where a superclass is not known, or has methods that are not known.
  package func isOpen(_ type: AppType) -> Bool { openSuperclass(of: type) != nil }

  /// `true` for a class with a superclass that nobody knows: it may adopt what the class itself does not.
  func mayConform(_ type: AppType) -> Bool {
    if case .unknown? = lineage(of: type).last?.superclass { type.isClass } else { false }
  }

  /// The framework's class that a class inherits from, in any number of steps; `nil` for none that is known.
  func frameworkClass(of type: AppType) -> FrameworkClass? {
    if case .framework(let known)? = lineage(of: type).last?.superclass { known } else { nil }
  }

  /// The superclass that is not known, or has methods that are not known; `nil` for none.
  func openSuperclass(of type: AppType) -> String? {
    switch lineage(of: type).last?.superclass {
    case .unknown(let name)?, .app(let name)?: name
    case .framework(let known)?: known.isOpen ? known.name : nil
    default: nil
    }
  }

  /// The members of a type, its superclasses' of the app included.
  package func members(of type: AppType) -> [AppMember] {
    lineage(of: type).flatMap { type in
      type.parts.flatMap { part in part.declaration.members.map { AppMember(part: part, declaration: $0) } }
    }
  }

  /// The types of the catalog and all other names that a type adopts or inherits from, in any number of steps.
  package func ancestors(of type: AppType) -> Set<String> {
    var found: Set<String> = []
    var pending = [(name: type.name, context: "")]
    while let (name, context) = pending.popLast(), found.count < Self.mostAncestors {
      guard let known = self.type(name, inside: context) else {
        let bare = Self.bare(name)
        guard found.insert(bare).inserted else { continue }
        pending += APICatalog.standard.ancestry(of: bare).map { ($0, "") }
        pending += (FrameworkClass.named(bare, platform: platform)?.types ?? []).map { ($0, "") }
        pending += (aliases[bare].map(Self.names) ?? []).map { ($0, "") }
        continue
      }
      guard found.insert(known.name).inserted else { continue }
      for part in known.parts {
        pending += part.declaration.inherited.map { ($0.name, known.name) }
      }
    }
    return found
  }

  /// The types that an alias stands for, those of a composition one by one.
  private static func names(_ alias: String) -> [String] {
    alias.split(separator: "&").map { $0.trimmingPrefix { $0 == " " } }.map { name in
      String(name.prefix { $0 != " " && $0 != "<" })
    }
  }

  /// Returns `true` where a type adopts or inherits from one of some types of the catalog, or their heirs.
  package func conforms(_ type: AppType, toAnyOf wanted: Set<String>) -> Bool {
    ancestors(of: type).contains { name in
      wanted.contains(name) || APICatalog.standard.ancestry(of: name).contains(where: wanted.contains)
    }
  }
}

/// A type of an app with all of its parts, in Swift and Objective-C.
package struct AppType: Sendable {
  /// A declaration, an extension, a category or an implementation, with the file that has it.
  package struct Part: Sendable {
    /// The file's outline.
    package let outline: SourceOutline
    /// The part.
    package let declaration: TypeDeclaration
  }

  /// The class that a class inherits from.
  package enum Superclass: Hashable, Sendable {
    /// None, or none that matters.
    case none
    /// A class of the app.
    case app(String)
    case framework(FrameworkClass)
    /// A class that is not known.
    case unknown(String)
  }

  /// The name, with those of the types around it.
  package let name: String
  /// The parts: the declaration first, then by path and place.
  package internal(set) var parts: [Part]
  /// The class that it inherits from.
  package internal(set) var superclass = Superclass.none

  /// The declaration; `nil` for extensions of a type of somebody else.
  package var declaration: Part? { parts.first { $0.declaration.kind != .extension } }
  package var objectiveCName: String { declaration?.declaration.objectiveCName ?? name }
  /// `true` where Swift declares it.
  package var isSwift: Bool { declaration?.outline.language == .swift }
  /// `true` for a protocol.
  package var isProtocol: Bool { declaration?.declaration.kind == .protocol }
  /// `true` for a class, in either language.
  package var isClass: Bool { declaration?.declaration.kind == .class }
  /// `true` where a part has a macro that may declare members.
  package var hasUnknownMacro: Bool { parts.contains { $0.declaration.hasUnknownMacro } }
}

/// A member of a type, with the part that declares it.
package struct AppMember: Sendable {
  package let part: AppType.Part
  package let declaration: MemberDeclaration

  package var file: SourceFile { part.outline.file }
}

/// An expression in code that yields a class, or a class's name.
enum ClassExpression {
  /// The class of `X.self`, `[X class]`, `X.class`, `NSStringFromClass(…)` of one, `NSClassFromString(…)` or a string's
  /// literal in either language; `nil` for anything else, such as a variable.
  static func name(in expression: String) -> String? {
    var text = expression.trimmingSpaces
    for function in ["NSStringFromClass(", "NSClassFromString("] where text.hasPrefix(function) && text.hasSuffix(")") {
      text = text.dropFirst(function.count).dropLast().trimmingSpaces
    }
    if text.hasPrefix("@\"") { text = text.dropFirst() }
    if text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") { return name(text.dropFirst().dropLast()) }
    if text.hasPrefix("["), text.hasSuffix(" class]") { return name(text.dropFirst().dropLast(7)) }
    for suffix in [".self", ".class"] where text.hasSuffix(suffix) { return name(text.dropLast(suffix.count)) }
    return nil
  }

  private static func name(_ text: Substring) -> String? {
    let name = text.trimmingSpaces
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName && name != "self" && name != "Self" ? String(name) : nil
  }
}

/// A mention with the file that has it.
struct FoundMention: Sendable {
  /// The file's outline.
  let outline: SourceOutline
  let mention: Mention

  /// The mention's place.
  var place: SourcePlace { SourcePlace(outline.file, mention.range) }

  /// The member that it is in, with its part of a type; `nil` outside of members.
  var member: AppMember? {
    for declaration in outline.types {
      guard let member = declaration.members.first(where: { $0.range.contains(mention.range) }) else { continue }
      return AppMember(part: AppType.Part(outline: outline, declaration: declaration), declaration: member)
    }
    return nil
  }
}

extension Mention {
  /// The base without white space: Objective-C's receivers have it between their words.
  var denseBase: String { base.filter { !$0.isWhitespace } }
}

extension AppTypes {
  /// Returns `true` where a type in the app's source is, or may be, the type that a callback has.
  func isSame(_ found: String, _ expected: String) -> Bool {
    var (resolved, expected) = (resolvingAliases(found), expected)
    // What Objective-C says nothing of may be an optional of any kind, or none.
    if expected.hasSuffix("!") {
      expected.removeLast()
      if let last = resolved.last, "?!".contains(last) { resolved.removeLast() }
    }
    return TypeText(resolved) == TypeText(expected) || hasUnknownName(resolved)
  }

  private func resolvingAliases(_ text: String) -> String {
    var text = text
    // An alias may stand for another one; a chain of more is none that a compiler takes.
    for _ in 0..<4 {
      let resolved = Self.replacingNames(in: text) { alias(named: $0) }
      if resolved == text { break }
      text = resolved
    }
    return text
  }

  /// Returns `true` where a name is neither one of the app's types nor in the form of a framework's: it may be an alias.
  private func hasUnknownName(_ text: String) -> Bool {
    var isUnknown = false
    _ = Self.replacingNames(in: text) { path in
      // What is inside a type is known where that is: `UIScene.ConnectionOptions`.
      let name = String(path.prefix { $0 != "." })
      let isPlain = Self.plainNames.contains(name) || name.first?.isLowercase == true || name == "_"
      isUnknown = isUnknown || !(isPlain || Self.hasPrefix(name) || self[name] != nil)
      return nil
    }
    return isUnknown
  }

  /// Returns `true` for `UIApplication`, `CKShare`, `URL`: a framework's prefix has two capitals.
  private static func hasPrefix(_ name: String) -> Bool {
    name.prefix(2).allSatisfy(\.isUppercase) && name.count > 2
  }

  private static let plainNames: Set = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error",
    "Float", "Int", "Metadata", "Never", "Notification", "Optional", "Result", "Self", "Sendable", "Set", "String",
    "Swift", "Void",
  ]

  /// A text in which names, with those of the types around them, are replaced; those for which there is no replacement stay.
  private static func replacingNames(in text: String, by replacement: (String) -> String?) -> String {
    var result = ""
    var name = ""
    func flush() {
      if !name.isEmpty { result += name.first?.isNumber == true ? name : replacement(name) ?? name }
      name = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." && !name.isEmpty {
        name.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
