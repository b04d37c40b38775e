import LifecycleModel
import Text

/// The declaration of a method, an initialiser or a property in a generated file.
package struct SwiftSignature {
  /// One parameter.
  struct Parameter {
    /// The argument label; `_` for none.
    let label: String
    /// The name inside.
    let name: String
    let type: String
  }

  package let kind: SwiftDeclaration.Kind
  /// The name without backticks.
  var name: String
  let parameters: [Parameter]
  /// ` async throws`, or the part of it that applies.
  let effects: String
  /// The type of the result or the property; `nil` for none.
  let resultType: String?
  /// `true` where an initialiser is failable.
  let isFailable: Bool

  /// Reads a declaration; `nil` for one that generated files cannot repeat, such as one with generic parameters.
  package init?(_ declaration: SwiftDeclaration) {
    let head = declaration.text.prefix { $0 != "(" && $0 != ":" }
    guard !head.contains("<"), !head.contains("static "), !head.contains("class "),
      declaration.kind != .enumerationCase, SwiftIdentifier.isValid(declaration.baseName)
    else { return nil }
    var parameters: [Parameter] = []
    for parameter in declaration.parameters {
      guard let type = SwiftType.normalized(parameter.type),
        parameter.label == "_" || SwiftIdentifier.isValid(parameter.label)
      else { return nil }
      let name = parameter.name == "_" ? "argument\(parameters.count + 1)" : Self.lowered(parameter.name)
      guard SwiftIdentifier.isValid(name) else { return nil }
      parameters.append(Parameter(label: parameter.label, name: name, type: type))
    }
    let resultType = declaration.resultType.map(SwiftType.normalized)
    if case .some(nil) = resultType { return nil }
    kind = declaration.kind
    name = declaration.baseName
    self.parameters = parameters
    effects = (declaration.isAsync ? " async" : "") + (declaration.isThrowing ? " throws" : "")
    self.resultType = resultType ?? nil
    isFailable = head.hasSuffix("init?")
  }

  /// Creates a method from a name: `onCreate(_:)` takes one argument of any type; an invalid name becomes valid Swift.
  init(named callback: String, fallback: String) {
    let base = callback.prefix { $0 != "(" }
    let rest = callback.dropFirst(base.count)
    let labels = rest.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    let isCompound = rest.hasSuffix(":)") && labels.dropLast().allSatisfy { $0 == "_" || SwiftIdentifier.isValid($0) }
    let isPlain = rest.isEmpty || rest == "()"
    kind = .function
    name = SwiftIdentifier.member(isCompound || isPlain ? String(base) : callback, fallback: fallback)
    parameters = (isCompound ? labels.dropLast() : []).enumerated().map { index, label in
      let isUsable = label != "_" && !SwiftKeyword.isReserved(String(label))
      let name = index == 0 ? "value" : "value\(index + 1)"
      return Parameter(label: String(label), name: isUsable ? String(label) : name, type: "Any")
    }
    effects = ""
    resultType = nil
    isFailable = false
  }

  /// The name with labels, which distinguishes signatures: `scene(_:willConnectTo:options:)`.
  var compoundName: String {
    kind == .property ? name : name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// The declaration between `prefix` and `suffix`, one parameter a line where it is too long for one.
  ///
  /// `indent` is the lines' later indentation in columns, which those below the first have twice.
  package func lines(prefix: String = "", suffix: String = "", indent: Int = 2) -> [String] {
    let head: String
    switch kind {
    case .property:
      return ["\(prefix)var \(SwiftIdentifier.quoted(name)): \(resultType ?? "Any")\(suffix)"]
    case .initializer: head = "\(prefix)init\(isFailable ? "?" : "")"
    case .function, .enumerationCase: head = "\(prefix)func \(SwiftIdentifier.quoted(name))"
    }
    let tail = effects + (resultType.map { " -> " + $0 } ?? "") + suffix
    let items = parameters.map(Self.text)
    let line = "\(head)(\(items.joined(separator: ", ")))\(tail)"
    guard line.displayWidth + indent > 100, !items.isEmpty else { return [line] }
    let last = items.count - 1
    let lines = items.enumerated().flatMap { index, item in
      Self.broken("  " + item + (index == last ? "" : ","), indent: indent)
    }
    return ["\(head)("] + lines + [")\(tail)"]
  }

  /// The arguments for the call of super.
  var arguments: String {
    parameters.map { parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + SwiftIdentifier.quoted(parameter.name)
    }.joined(separator: ", ")
  }

  /// Breaks a parameter that is too long for a line before its type where that begins with a word, else before the last
  /// part of its type's name.
  private static func broken(_ line: String, indent: Int) -> [String] {
    guard line.displayWidth > 102 - 2 * indent else { return [line] }
    if let type = line.firstRange(of: ": @") ?? line.firstRange(of: ": any ") {
      let colon = line.index(after: type.lowerBound)
      return [String(line[..<colon])] + brokenBeforeResult("   " + line[colon...], indent: indent)
    }
    guard let point = line.lastIndex(of: ".") else { return [line] }
    return [String(line[..<point]), "    " + line[point...]]
  }

  /// Breaks the type of a function that is too long for a line before its result, or around its parameters.
  private static func brokenBeforeResult(_ line: String, indent: Int) -> [String] {
    let width = 104 - 3 * indent
    guard line.displayWidth > width, let arrow = line.firstRange(of: " -> ") else { return [line] }
    let parameters = line[..<arrow.lowerBound]
    guard (parameters + " ->").displayWidth > width, let opening = parameters.firstIndex(of: "(") else {
      return [parameters + " ->", "    " + line[arrow.upperBound...]]
    }
    return [
      String(parameters[...opening]), "      " + parameters[parameters.index(after: opening)...].dropLast(),
      "    )" + line[arrow.lowerBound...],
    ]
  }

  private static func text(_ parameter: Parameter) -> String {
    let label = ["inout", "let", "var"].contains(parameter.label) ? "`\(parameter.label)`" : parameter.label
    if parameter.label == parameter.name { return "\(label): \(parameter.type)" }
    return "\(label) \(SwiftIdentifier.quoted(parameter.name)): \(parameter.type)"
  }

  /// `urlContexts` for `URLContexts`.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}

/// The text of a type in a declaration of a page or the catalog.
enum SwiftType {
  /// The type with one space after each colon and none before; `nil` for a text that cannot be a type.
  static func normalized(_ text: String) -> String? {
    guard isPlausible(text) else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let start = index == 0 ? Substring(part) : part.drop(while: \.isWhitespace)
      return index == parts.count - 1 ? String(start) : String(start.reversed().drop(while: \.isWhitespace).reversed())
    }.joined(separator: ": ")
  }

  /// `true` for letters, digits and a type's punctuation, brackets in pairs: nothing that could end a declaration.
  private static func isPlausible(_ text: String) -> Bool {
    var open: [Character] = []
    var previous: Character = " "
    for character in text {
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case "<": open.append(">")
      case ">" where previous == "-": break
      case ")", "]", ">": guard open.popLast() == character else { return false }
      case " ", "_", ".", ",", ":", "?", "!", "@", "&", "-": break
      default: guard SwiftIdentifier.isValid("a\(character)") else { return false }
      }
      previous = character
    }
    return open.isEmpty && !text.allSatisfy(\.isWhitespace)
  }
}
