import LifecycleModel
import ProjectModel

extension AuditedApp {
  /// The reads of what a request is in the connection options of a scene: `options.shortcutItem`, where `options` is of that type.
  ///
  /// Any other member of that name, as a view's `shortcutItem`, is none.
  func connectionOptionReads(of request: LaunchRequest) -> [FoundMention] {
    mentions { $0.kind == .access && request.connectionOptionNames.contains($0.name) && !$0.base.isEmpty }
      .filter(isOfConnectionOptions)
  }

  /// Returns `true` for a member of connection options: of a parameter, a property or a variable of that type or name.
  private func isOfConnectionOptions(_ found: FoundMention) -> Bool {
    let name = AppTypes.bare(found.mention.base)
    if name.lowercased().hasSuffix("connectionoptions") { return true }
    let isOptions = { (type: String) in type.contains("ConnectionOptions") }
    let member = found.member
    if member?.declaration.parameters.contains(where: { $0.name == name && isOptions($0.type) }) == true { return true }
    return found.outline.types.contains { type in
      type.members.contains { $0.kind == .property && $0.name == name && isOptions($0.type) }
    }
  }

  /// Returns `true` where a method reads a request from the connection options that it gets, or hands these on whole.
  func reads(_ request: LaunchRequest, in connection: MatchedMember) -> Bool {
    let options = connection.member.declaration.parameters.last?.name ?? ""
    return mentions(in: connection.member).contains { mention in
      switch mention.kind {
      case .access, .call:
        // Objective-C may ask by message: `[options URLContexts]`.
        request.connectionOptionNames.contains(mention.name) && AppTypes.bare(mention.base) == options
          || mention.kind == .call && mention.arguments.contains(options)
      case .assignment: mention.arguments.contains(options)
      case .selector, .type, .cast, .string: false
      }
    }
  }
}
