import ProjectModel

/// A way in which code makes or reaches a window.
package enum WindowUse: String, Sendable {
  /// A window is made without a scene: `UIWindow(frame:)`.
  case creation
  /// The application's delegate is asked for its window.
  case delegate
  /// The application is asked for what its scenes have: the key window, all windows, the orientation.
  case key
  /// The application's delegate declares or uses its own window.
  case own
}

extension Mention {
  /// `true` where a window is made without a scene.
  var makesSceneless: Bool {
    switch (kind, name) {
    case (.call, "UIWindow(frame:)"), (.call, "UIWindow()"): true
    case (.call, "initWithFrame:"), (.call, "init"): isInitializer(of: "UIWindow")
    default: false
    }
  }

  /// `true` where a window is made with a scene.
  var makesWithScene: Bool { kind == .call && (name == "UIWindow(windowScene:)" || name == "initWithWindowScene:") }

  /// `true` where it makes an object of a class in Objective-C: `[[UIWindow alloc] init…]`.
  func isInitializer(of name: String) -> Bool { kind == .call && denseBase == "[\(name)alloc]" }

  /// `true` where it declares a variable of its name: `let window = …`.
  func isDeclaration(in outline: SourceOutline) -> Bool {
    guard kind == .assignment, outline.language == .swift, base.isEmpty else { return false }
    let before = outline.file.bytes[..<range.start].suffix(8)
    return String(decoding: before, as: UTF8.self).split(whereSeparator: \.isWhitespace).last.map {
      ["let", "var"].contains($0)
    } ?? false
  }
}

/// The objects of the whole process that code reaches scenes' things by.
enum ProcessObject {
  /// The application.
  case application
  /// Its delegate.
  case delegate

  /// The object of an expression, perhaps cast to a type: `UIApplication.shared.delegate as? AppDelegate`; `nil` for others.
  init?(_ expression: String) {
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

extension AuditedApp {
  /// The object that a mention is a member of, also by a variable, a parameter or a property that holds it.
  func processObject(of found: FoundMention) -> ProcessObject? {
    let base = found.mention.denseBase
    if let object = ProcessObject(base) { return object }
    let name = base.hasPrefix("self.") ? String(base.dropFirst(5)) : base
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_.()".contains($0) }) else { return nil }
    return name.contains(".") ? sharedObject(name) : variable(name, in: found)
  }

  /// The object that a variable of a name holds where a mention is.
  private func variable(_ name: String, in found: FoundMention) -> ProcessObject? {
    let member = found.member
    if let parameter = member?.declaration.parameters.first(where: { $0.name == name }) {
      let type = parameter.type.filter { !" *".contains($0) }
      return type == "UIApplication" ? .application : isApplicationDelegate(type) ? .delegate : nil
    }
    let around = member.map { $0.part.outline.mentions(in: $0.declaration.body ?? $0.declaration.range) } ?? []
    let values = around.filter { $0.kind == .assignment && $0.name == name }
    if !values.isEmpty { return values.lazy.compactMap { $0.arguments.first.flatMap(ProcessObject.init) }.first }
    return property(name, of: member?.part.declaration.name ?? "", in: found.outline)
  }

  /// The object that a property holds by its initial value or its getter; of no type, a global variable's.
  private func property(_ name: String, of type: String, in outline: SourceOutline) -> ProcessObject? {
    let parts = types[type]?.parts ?? []
    for part in parts {
      guard let member = part.declaration.members.first(where: { $0.kind == .property && $0.name == name }) else {
        continue
      }
      let mentions = part.outline.mentions(in: member.body ?? member.range)
      return mentions.lazy.compactMap { mention in
        switch mention.kind {
        case .assignment: mention.arguments.first.flatMap(ProcessObject.init)
        case .cast: ProcessObject(mention.base)
        case .access: ProcessObject(mention.base + "." + mention.name)
        case .call, .selector, .type, .string: nil
        }
      }.first
    }
    return outline.mentions.lazy.filter { $0.kind == .assignment && $0.name == name && $0.base.isEmpty }
      .compactMap { $0.arguments.first.flatMap(ProcessObject.init) }.first
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
