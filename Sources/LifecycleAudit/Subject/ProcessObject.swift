import ProjectModel

/// The objects of the whole process that code reaches scenes' things by.
enum ProcessObject: Sendable {
  case application
  case delegate

  /// The object of an expression, perhaps cast to a type: `UIApplication.shared.delegate as? AppDelegate`; `nil` for others.
  init?(_ expression: String) {
    guard expression.utf8.contains(UInt8(ascii: "U")), expression.contains("UIApplication") else { return nil }
    let text = expression.filter { !$0.isWhitespace && !"?!".contains($0) }
    let isDelegate = Self.delegates.contains { text.contains($0) }
    // A member of the delegate is no delegate: only a cast may follow.
    let rest = Self.delegates.compactMap { text.range(after: $0) }.first ?? ""
    if isDelegate, rest.isEmpty || rest.hasPrefix("as") || rest.hasPrefix(")") && !rest.contains(".") {
      self = .delegate
    } else if Self.applications.contains(text) || text.hasSuffix("asUIApplication") {
      self = .application
    } else {
      return nil
    }
  }

  private static let applications: Set = [
    "UIApplication.shared", "[UIApplicationsharedApplication]", "UIApplication.sharedApplication",
  ]
  private static let delegates = [
    "UIApplication.shared.delegate", "[UIApplicationsharedApplication].delegate",
    "UIApplication.sharedApplication.delegate", "[[UIApplicationsharedApplication]delegate]",
  ]
}

extension String {
  /// The text behind the first occurrence of another one; `nil` for none.
  fileprivate func range(after text: String) -> Substring? { firstRange(of: text).map { self[$0.upperBound...] } }
}

extension ProcessObject {
  /// The variables that some outlines assign such an object, by their names.
  static func holders(in outlines: [SourceOutline]) -> [String: [(object: ProcessObject, found: FoundMention)]] {
    let holders = outlines.flatMap { outline in
      outline.mentions { $0.kind == .assignment && $0.base.isEmpty }.compactMap { mention in
        mention.arguments.first.flatMap(ProcessObject.init).map {
          (object: $0, found: FoundMention(outline: outline, mention: mention))
        }
      }
    }
    return Dictionary(grouping: holders, by: \.found.mention.name)
  }
}

extension AuditedApp {
  /// The object that a mention is a member of, also by a variable, a parameter or a property that holds it.
  func processObject(of found: FoundMention) -> ProcessObject? {
    let base = found.mention.denseBase
    if let object = ProcessObject(base) { return object }
    let name = base.hasPrefix("self.") ? String(base.dropFirst(5)) : base
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_.()".contains($0) }) else { return nil }
    return name.contains(".") ? sharedObject(name) : variable(name, in: found)
  }

  /// The object that a variable of a name holds where a mention is: a parameter, a local variable, a property, a global one.
  private func variable(_ name: String, in found: FoundMention) -> ProcessObject? {
    let member = found.member
    if let parameter = member?.declaration.parameters.first(where: { $0.name == name }) {
      let type = parameter.type.filter { !" *".contains($0) }
      return type == "UIApplication" ? .application : isApplicationDelegate(type) ? .delegate : nil
    }
    let holders = (objectHolders[name] ?? []).filter { $0.found.outline.file.path == found.outline.file.path }
    if let range = member?.declaration.range,
      let own = holders.first(where: { range.contains($0.found.mention.range) })
    {
      return own.object
    }
    if let property = property(name, of: member?.part.declaration.name ?? "") { return property }
    return holders.first { $0.found.member == nil }?.object
  }

  /// The object that a property of a type holds by its initial value or its getter.
  private func property(_ name: String, of type: String) -> ProcessObject? {
    for part in types[type]?.parts ?? [] {
      guard let member = part.declaration.members.first(where: { $0.kind == .property && $0.name == name }) else {
        continue
      }
      return part.outline.mentions(in: member.body ?? member.range).lazy.compactMap(Self.object).first
    }
    return nil
  }

  /// The object that a mention assigns, casts or is.
  private static func object(_ mention: Mention) -> ProcessObject? {
    switch mention.kind {
    case .assignment: mention.arguments.first.flatMap(ProcessObject.init)
    case .cast: ProcessObject(mention.base)
    case .access: ProcessObject(mention.base + "." + mention.name)
    case .call, .selector, .type, .string: nil
    }
  }

  /// The object of `AppDelegate.shared` and `AppDelegate.shared()`, by what the static member returns.
  private func sharedObject(_ name: String) -> ProcessObject? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, let type = types[String(parts[0])], isApplicationDelegate(type.name) else { return nil }
    let member = String(parts[1].prefix { $0 != "(" })
    for part in type.parts {
      for declaration in part.declaration.members where declaration.name.prefix(while: { $0 != "(" }) == member {
        let mentions = part.outline.mentions(in: declaration.body ?? declaration.range)
        if mentions.contains(where: {
          ProcessObject($0.base + "." + $0.name) == .delegate || ProcessObject($0.base) == .delegate
        }) {
          return .delegate
        }
      }
    }
    return nil
  }

  private func isApplicationDelegate(_ type: String) -> Bool {
    delegates.contains { $0.kind == .application && $0.type.name == type }
  }

  /// The places that read or set the window of the application's delegate from outside.
  var delegateWindows: [FoundMention] {
    mentions { ["window", "setWindow:"].contains($0.name) && !$0.base.isEmpty && $0.kind != .string }
      .filter { processObject(of: $0) == .delegate }
  }
}
