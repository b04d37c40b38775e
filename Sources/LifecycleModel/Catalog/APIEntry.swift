/// A callback, or an observed value, of a framework: from `Data/api-catalog.tsv` or a symbol graph.
package struct APIEntry: Hashable, Sendable {
  /// The platforms that have it: `["iOS", "tvOS"]`.
  package let platforms: [String]
  /// The protocol or class it belongs to: `UISceneDelegate`.
  package let owner: String
  /// The Objective-C selector; empty for an entry without one.
  package let selector: String
  /// The Swift declaration as written.
  package let signature: String
  /// `scene(_:willConnectTo:options:)`; the bare name of a value; of several callbacks of one owner with the same name, with the types
  /// that tell it from the others: `provider(_:perform: CXEndCallAction)`.
  package private(set) var name: String
  /// The framework's advice on a replacement, in words; `nil` for none.
  package private(set) var replacement: String?
  /// The callback of the scene's delegate that is called instead in an app with scenes; `nil` for one that is called in both.
  package let sceneCounterpart: String?
  /// `true` where reports differ: some have seen it called in apps with scenes whose delegate lacks the counterpart.
  package let isCounterpartDisputed: Bool
  /// `true` for a method whose overrides have to call `super`.
  package let requiresSuperCall: Bool
  /// `true` where they have to call it as their final step: `updateViewConstraints()`.
  package let callsSuperLast: Bool
  /// The Swift expression that a method returns, or the arguments that it gives to its completion handler, with the effect of an
  /// app without the method; `nil` for a method without either.
  package let absentValue: String?
  /// `true` where it is called on any thread though its type is an actor's.
  package let isNonisolated: Bool
  /// The systems on which a type has to have it; `*` for all.
  private let requiringPlatforms: [Substring]
  /// The last part of the address of Apple's page; `nil` for an entry of which none is known.
  private let page: String?
  private let introducedVersions: String
  private var deprecatedVersions: String

  /// Reads a row of the table; `nil` for one that is no callback.
  init?(_ fields: [Substring]) {
    guard fields.count == 13, !fields[12].isEmpty else { return nil }
    platforms = fields[0].parts(separatedBy: " ", omittingEmpty: true).map { String($0) }
    owner = String(fields[1])
    selector = String(fields[2])
    signature = String(fields[3])
    introducedVersions = String(fields[4])
    deprecatedVersions = String(fields[5])
    replacement = fields[6].isEmpty ? nil : String(fields[6])
    isCounterpartDisputed = fields[7].hasSuffix(" ?")
    sceneCounterpart = fields[7].isEmpty ? nil : String(fields[7].prefix { $0 != " " })
    requiresSuperCall = !fields[8].isEmpty
    callsSuperLast = fields[8] == "last"
    requiringPlatforms = fields[9] == "required" ? ["*"] : fields[9].parts(separatedBy: " ", omittingEmpty: true)
    absentValue = fields[10].isEmpty ? nil : String(fields[10])
    name = String(fields[12])
    page = fields[11].isEmpty ? name : String(fields[11])
    isNonisolated = false
  }

  /// Creates a callback that a module declares.
  package init(
    _ declaration: SwiftDeclaration, owner: String, selector: String?, platforms: [String],
    introduced: [PlatformVersion], deprecated: [PlatformVersion], replacement: String?, isRequired: Bool,
    isNonisolated: Bool
  ) {
    self.platforms = platforms
    self.owner = owner
    self.selector = selector ?? ""
    self.replacement = replacement
    signature = declaration.text
    name = declaration.compoundName
    requiringPlatforms = isRequired ? ["*"] : []
    introducedVersions = Self.field(introduced)
    deprecatedVersions = Self.field(deprecated)
    (sceneCounterpart, absentValue, page) = (nil, nil, nil)
    isCounterpartDisputed = false
    self.isNonisolated = isNonisolated
    (requiresSuperCall, callsSuperLast) = (false, false)
  }

  /// The callback with a name that says which of several it is.
  func named(_ name: TypedName) -> APIEntry {
    var entry = self
    entry.name = name.text
    return entry
  }

  /// The name as Swift's `#function` has it, which others of the owner may have too: `provider(_:perform:)`.
  package var compoundName: String { name.withoutParameterTypes }

  /// The callback as it is where more versions deprecate it.
  package func deprecated(in versions: [PlatformVersion], replacement: String?) -> APIEntry {
    var entry = self
    entry.deprecatedVersions = Self.field(deprecated + versions)
    entry.replacement = self.replacement ?? replacement
    return entry
  }

  /// The Swift declaration, which is parsed each time: few entries of the many are ever asked for it.
  package var declaration: SwiftDeclaration {
    guard let declaration = readDeclaration else {
      preconditionFailure("The catalog has a declaration that is none: \(signature)")
    }
    return declaration
  }

  /// The declaration of an entry of any table; `nil` for text that is none.
  var readDeclaration: SwiftDeclaration? { SwiftDeclaration(signature) }

  /// The name without its parentheses.
  package var baseName: Substring { name.prefix { $0 != "(" } }

  /// The first version that has it, by platform; empty for all.
  package var introduced: [PlatformVersion] { Self.versions(introducedVersions) }

  /// The first version that deprecates it, by platform.
  package var deprecated: [PlatformVersion] { Self.versions(deprecatedVersions) }

  private static func versions(_ field: String) -> [PlatformVersion] {
    field[...].parts(separatedBy: ";", omittingEmpty: true).compactMap { PlatformVersion(String($0)) }
  }

  private static func field(_ versions: [PlatformVersion]) -> String {
    versions.map(\.description).joined(separator: ";")
  }

  /// The versions that have it on a platform (`nil`: iOS).
  package func availability(on platform: String?) -> Availability {
    Availability(
      since: Self.bound(introduced, on: platform), deprecated: Self.bound(deprecated, on: platform))
  }

  /// Returns `true` where a type has to have it on a platform (`nil`: iOS), or a subclass to override it.
  package func isRequired(on platform: String?) -> Bool {
    requiringPlatforms.contains("*") || requiringPlatforms.contains(APICatalog.family(of: platform)[...])
  }

  /// The address of Apple's page about it; `nil` for an entry of which none is known.
  package var documentation: String? {
    guard let page else { return nil }
    let module = APICatalog.standard.type(named: owner)?.module ?? ""
    return "https://developer.apple.com/documentation/" + [module, owner, page].joined(separator: "/").lowercased()
  }

  /// The bound on a platform; iPadOS and Mac Catalyst have iOS's versions.
  private static func bound(_ versions: [PlatformVersion], on platform: String?) -> PlatformVersion? {
    let key = NameKey(APICatalog.family(of: platform))
    return versions.first { NameKey($0.platform ?? "") == key }
  }
}
