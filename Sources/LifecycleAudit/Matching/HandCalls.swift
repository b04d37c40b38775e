import ProjectModel

/// The methods that an app's own code calls by their names.
struct HandCalls: Sendable {
  /// The names of calls and selectors, and strings, with the places where they are.
  private var placesByName: [String: [SourcePlace]] = [:]

  /// Collects the calls in some outlines.
  init(_ outlines: [SourceOutline]) {
    for outline in outlines {
      for mention in outline.mentions where mention.base != "super" {
        switch mention.kind {
        case .call, .selector, .string:
          placesByName[Self.key(mention), default: []].append(SourcePlace(outline.file, mention.range))
        case .access, .assignment, .type, .cast: break
        }
      }
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
    return names.flatMap { placesByName[$0] ?? [] }.filter { place in
      !types.isInside(place, memberNamed: declaration.name)
    }.min { ($0.file.path, $0.range) < ($1.file.path, $1.range) }
  }
}

extension AppTypes {
  /// Returns `true` for a place in the body of a method of a name.
  fileprivate func isInside(_ place: SourcePlace, memberNamed name: String) -> Bool {
    guard let outline = outlines.first(where: { $0.file.path == place.file.path }) else { return false }
    return outline.types.contains { type in
      type.members.contains { $0.name == name && $0.range.contains(place.range) }
    }
  }
}
