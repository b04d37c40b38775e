import ProjectModel

/// The methods of an app that call each other by their names, as far as the files that were parsed tell.
struct CallPaths {
  private let outlines: [SourceOutline]

  /// Looks in some outlines.
  init(_ outlines: [SourceOutline]) {
    self.outlines = outlines
  }

  /// The members from which a member is called, itself first, in any number of steps; `nil` where something is not known: a call outside
  /// of members, an initializer, a getter.
  ///
  /// Steps end at members for which `isEnd` holds. A method that has the name of another one counts as its caller's callee, too.
  func sources(of member: AppMember, until isEnd: (AppMember) -> Bool) -> [AppMember]? {
    var found = [member]
    var seen: Set<SourcePlace> = [Self.place(of: member)]
    var index = 0
    while index < found.count {
      let next = found[index]
      index += 1
      if isEnd(next) { continue }
      guard next.declaration.kind == .method, found.count < 100, let callers = callers(of: next) else { return nil }
      for caller in callers where seen.insert(Self.place(of: caller)).inserted { found.append(caller) }
    }
    return found
  }

  /// The members that call a member; `nil` where a call stands outside of members.
  func callers(of member: AppMember) -> [AppMember]? {
    let declaration = member.declaration
    let base = String(declaration.name.prefix { $0 != "(" })
    let names: Set = [declaration.name, declaration.selector ?? base, base]
    var callers: [AppMember] = []
    for outline in outlines {
      for mention in outline.mentions(where: { [.call, .selector].contains($0.kind) && names.contains($0.name) }) {
        guard let caller = FoundMention(outline: outline, mention: mention).member else { return nil }
        callers.append(caller)
      }
    }
    return callers
  }

  /// The methods of a type that a member runs at once, the member first: calls of its own type, without those in closures.
  func calledAtOnce(from member: AppMember, of type: AppType, in types: AppTypes) -> [AppMember] {
    let own = types.members(of: type).filter { $0.declaration.kind == .method }
    var found = [member]
    var index = 0
    while index < found.count, found.count < 50 {
      let calls = Self.mentionsAtOnce(in: found[index]).filter { $0.kind == .call && ["", "self"].contains($0.base) }
      let names = Set(calls.map(\.name))
      index += 1
      found += own.filter { method in
        names.contains(method.declaration.selector ?? method.declaration.name)
          && !found.contains { Self.place(of: $0) == Self.place(of: method) }
      }
    }
    return found
  }

  /// What a member's body mentions but in closures and blocks, which may run later.
  static func mentionsAtOnce(in member: AppMember) -> [Mention] {
    let all = member.declaration.body.map(member.part.outline.mentions(in:)) ?? []
    let deferring = all.filter { mention in
      mention.kind == .call
        && (mention.hasTrailingClosure || mention.arguments.contains { $0.hasPrefix("{") || $0.hasPrefix("^") })
    }
    return all.filter { mention in
      !deferring.contains { $0.range.contains(mention.range) && $0.nameRange.end <= mention.range.start }
    }
  }

  private static func place(of member: AppMember) -> SourcePlace {
    SourcePlace(member.file, member.declaration.nameRange)
  }
}

extension Mention {
  /// `true` for the call that registers a background task's handler.
  var registersBackgroundTask: Bool {
    kind == .call
      && (name.hasPrefix("register(forTaskWithIdentifier:") || name.hasPrefix("registerForTaskWithIdentifier:"))
  }
}
