import ProjectModel

/// The methods that an app's own code calls by their names.
struct HandCalls: Sendable {
  /// The names of calls and selectors, and strings, with the places where they are.
  private var placesByName: [String: [Place]] = [:]

  private struct Place {
    let place: SourcePlace
    /// `true` where the method is one of the type around it.
    let isOwn: Bool
    /// `true` where it may name a method without its parameters: `#selector(applicationDidBecomeActive)`.
    let isSelector: Bool
    /// The class whose method it is; `nil` where the object may be of any.
    let owner: String?
  }

  /// Collects the calls in some outlines.
  init(_ outlines: [SourceOutline]) {
    for outline in outlines {
      for mention in outline.mentions(where: Self.mayCall) {
        placesByName[Self.key(mention), default: []].append(
          Place(
            place: SourcePlace(outline.file, mention.range), isOwn: Self.isOwn(mention, outline),
            isSelector: mention.kind == .selector,
            owner: Self.owner(mention)))
      }
    }
  }

  private static func mayCall(_ mention: Mention) -> Bool {
    switch mention.kind {
    case .call, .selector, .string: mention.base != "super"
    case .access, .assignment, .type, .cast: false
    }
  }

  /// The class of which a call is one, or of whose one object: `RCTLinkingManager.application(…)`,
  /// `ApplicationDelegateProxy.shared.application(…)`, `[[Proxy sharedInstance] application:…]`; `nil` for any other.
  private static func owner(_ mention: Mention) -> String? {
    guard mention.kind == .call || mention.kind == .selector else { return nil }
    var base = mention.denseBase[...]
    if base.hasPrefix("[") {
      guard let single = ["sharedInstance]", "sharedManager]", "shared]"].first(where: base.hasSuffix) else {
        return nil
      }
      base = base.dropFirst().dropLast(single.count)
    }
    for single in [".shared", ".shared()", ".default", ".sharedInstance", ".sharedInstance()"]
    where base.hasSuffix(single) {
      base = base.dropLast(single.count)
      break
    }
    let isName = base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && base.first?.isUppercase == true && base != "Self" ? String(base) : nil
  }

  /// Returns `true` for a call, or a selector that goes to `self`, of a method of the type around it.
  private static func isOwn(_ mention: Mention, _ outline: SourceOutline) -> Bool {
    guard mention.kind == .call || mention.kind == .selector else { return false }
    guard mention.kind == .selector, outline.language == .objectiveC else {
      return ["", "self", "Self"].contains(mention.base)
    }
    // `[center addObserver:self selector:@selector(…) …]`
    return outline.mentions(in: outline.line(around: mention.range)).contains { call in
      call.kind == .call && call.range.contains(mention.range) && call.arguments.contains("self")
    }
  }

  /// A call with a trailing closure lacks the last label.
  private static func key(_ mention: Mention) -> String {
    mention.hasTrailingClosure ? mention.name + "…" : mention.name
  }

  /// The first place outside methods of the same name that calls a member or a callback; `nil` for none.
  func place(calling member: AppMember, as callback: AuditedCallback, in types: AppTypes) -> SourcePlace? {
    let declaration = member.declaration
    let base = String(declaration.name.prefix { $0 != "(" })
    var names = [declaration.name, base] + [declaration.selector, callback.selector].compactMap { $0 }
    if declaration.parameters.count > 0 {
      names.append(base + "(" + declaration.parameters.dropLast().map { $0.label + ":" }.joined() + ")…")
    }
    let type = member.part.declaration.name
    let found = names.flatMap { name in
      // A text or a call of that word alone is none of the method's, which has parameters.
      (placesByName[name] ?? []).filter {
        name != base || base == declaration.name || declaration.parameters.isEmpty || $0.isSelector
      }
    }
    return found.filter { found in
      !types.isInside(found.place, memberNamed: declaration.name)
        && (!found.isOwn || types.isInside(found.place, typeRelatedTo: type))
        && (found.owner.map { types.isRelated($0, to: type) } ?? true)
    }.map(\.place).min { ($0.file.path, $0.range) < ($1.file.path, $1.range) }
  }
}

extension AppTypes {
  /// Returns `true` for a place in a type, one that inherits from it, or one that it inherits from.
  fileprivate func isInside(_ place: SourcePlace, typeRelatedTo name: String) -> Bool {
    guard let outline = outline(of: place.file), let type = self[name] else { return true }
    let names = Set(lineage(of: type).map(\.name))
    let around = outline.types.filter { $0.body.contains(place.range) }
    // Outside of types stands a function of its own name.
    return around.contains { part in
      names.contains(part.name) || self[part.name].map { lineage(of: $0).contains { $0.name == type.name } } == true
    }
  }

  /// Returns `true` for a type, one that inherits from it, or one that it inherits from.
  fileprivate func isRelated(_ name: String, to other: String) -> Bool {
    guard let left = self[name], let right = self[other] else { return name == other }
    return lineage(of: left).contains { $0.name == right.name } || lineage(of: right).contains { $0.name == left.name }
  }

  /// Returns `true` for a place in the body of a method of a name.
  fileprivate func isInside(_ place: SourcePlace, memberNamed name: String) -> Bool {
    guard let outline = outline(of: place.file) else { return false }
    return outline.types.contains { type in
      type.members.contains { $0.name == name && $0.range.contains(place.range) }
    }
  }
}
