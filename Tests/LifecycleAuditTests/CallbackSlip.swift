import LifecycleModel

/// A method that is a callback but for one slip, which the compiler does not see and for which the system never calls it.
struct CallbackSlip: Sendable {
  /// The kind of a slip: `letter missing`.
  let kind: String
  /// The method with an empty body.
  let method: String

  /// The single slips that can be made in a method; those that make a method of the same names and types are left out.
  static func all(of callback: SwiftDeclaration) -> [CallbackSlip] {
    let right = MethodText(callback)
    let slips = letters(right) + labels(right) + types(right) + visibility(right)
    return slips.filter { $0.method != right.text }
  }

  /// One letter missing, doubled, exchanged with the next one, or another one, in the base name or a label.
  private static func letters(_ right: MethodText) -> [CallbackSlip] {
    right.words.flatMap { word, replacing in
      let letters = Array(word)
      return letters.indices.flatMap { index -> [CallbackSlip] in
        var edits: [(String, [Character])] = []
        func edit(_ kind: String, _ change: (inout [Character]) -> Void) {
          var changed = letters
          change(&changed)
          edits.append((kind, changed))
        }
        let letter = letters[index]
        if letters.count > 1 { edit("letter missing") { $0.remove(at: index) } }
        edit("letter doubled") { $0.insert(letter, at: index) }
        if index + 1 < letters.count { edit("letters exchanged") { $0.swapAt(index, index + 1) } }
        edit("letter changed") { $0[index] = letter == "x" ? "y" : "x" }
        edit("letter in another case") {
          $0[index] = Character(letter.isUppercase ? letter.lowercased() : letter.uppercased())
        }
        return edits.filter { $0.1 != letters }.map { CallbackSlip(kind: $0.0, method: replacing(String($0.1)).text) }
      }
    }
  }

  /// The first label written, a label left out, two neighbours exchanged: the labels alone, or whole parameters.
  private static func labels(_ right: MethodText) -> [CallbackSlip] {
    var slips: [CallbackSlip] = []
    func add(_ kind: String, _ change: (inout MethodText) -> Void) {
      var changed = right
      change(&changed)
      slips.append(CallbackSlip(kind: kind, method: changed.text))
    }
    for index in right.parameters.indices {
      if index == 0, right.parameters[0].label == "_" {
        add("first label written") { $0.parameters[0].label = $0.parameters[0].name }
      }
      guard index > 0 else { continue }
      add("parameters exchanged") { $0.parameters.swapAt(index - 1, index) }
      if right.parameters[index].label != right.parameters[index - 1].label {
        add("labels exchanged") {
          ($0.parameters[index - 1].label, $0.parameters[index].label) =
            ($0.parameters[index].label, $0.parameters[index - 1].label)
        }
      }
    }
    return slips
  }

  /// One type that is another one: optional or not, a collection, a class of the framework, a result more or less.
  private static func types(_ right: MethodText) -> [CallbackSlip] {
    var slips: [CallbackSlip] = []
    for index in right.parameters.indices {
      for type in others(than: right.parameters[index].type) {
        var changed = right
        changed.parameters[index].type = type
        slips.append(CallbackSlip(kind: "type changed", method: changed.text))
      }
    }
    var changed = right
    changed.result = right.result.isEmpty ? "Bool" : ""
    slips.append(CallbackSlip(kind: right.result.isEmpty ? "result added" : "result left out", method: changed.text))
    if !right.result.isEmpty {
      changed.result = right.result == "Int" ? "String" : "Int"
      slips.append(CallbackSlip(kind: "result changed", method: changed.text))
    }
    return slips
  }

  private static func others(than type: String) -> [String] {
    // `@escaping` is of the parameter; a handler without it is the same for Objective-C.
    if type.hasPrefix("@") { return ["String"] }
    var others = [type == "String" ? "Int" : "String", type == "UIView" ? "UIWindow" : "UIView", "[\(type)]"]
    if type != "Any" { others.append(type.hasSuffix("?") ? String(type.dropLast()) : "(\(type))?") }
    if type.hasPrefix("Set<") { others.append("[" + type.dropFirst(4).dropLast() + "]") }
    return others
  }

  private static func visibility(_ right: MethodText) -> [CallbackSlip] {
    var slips = ["private", "fileprivate", "static", "class", "@nonobjc"].map { word in
      CallbackSlip(kind: word, method: "\(word) \(right.text)")
    }
    if let index = right.parameters.firstIndex(where: { $0.type.hasPrefix("UI") && !$0.type.hasSuffix("?") }) {
      var changed = right
      changed.generics = "<Value: \(right.parameters[index].type)>"
      changed.parameters[index].type = "Value"
      slips.append(CallbackSlip(kind: "generic", method: changed.text))
    }
    return slips
  }
}

/// A method's parts, to be put together again.
struct MethodText: Hashable, Sendable {
  /// A parameter.
  struct Parameter: Hashable, Sendable {
    var label: String
    var name: String
    var type: String
  }

  /// The name before the parenthesis.
  var baseName: String
  /// The generic parameters with their brackets.
  var generics = ""
  /// The parameters.
  var parameters: [Parameter]
  /// The result's type; empty for none.
  var result: String

  /// Takes a callback apart.
  init(_ callback: SwiftDeclaration) {
    baseName = callback.baseName
    parameters = callback.parameters.map { Parameter(label: $0.label, name: $0.name, type: $0.type) }
    result = callback.resultType ?? ""
  }

  /// The method with an empty body.
  var text: String {
    let list = parameters.map { ($0.label == $0.name ? "" : $0.label + " ") + "\($0.name): \($0.type)" }
    return
      "func \(baseName)\(generics)(\(list.joined(separator: ", ")))\(result.isEmpty ? "" : " -> " + result) { work() }"
  }

  /// The base name and the labels, each with the method that has another one in its place.
  var words: [(word: String, replacing: (String) -> MethodText)] {
    let labels = parameters.indices.filter { parameters[$0].label != "_" }.map { index in
      (
        parameters[index].label,
        { (word: String) in
          var changed = self
          changed.parameters[index].label = word
          return changed
        }
      )
    }
    return [
      (
        baseName,
        { (word: String) in
          var changed = self
          changed.baseName = word
          return changed
        }
      )
    ] + labels
  }
}
