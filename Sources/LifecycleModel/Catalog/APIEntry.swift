/// A callback, or an observed value, of Apple's frameworks.
package struct APIEntry: Hashable, Sendable {
  /// The platforms that have it: `["iOS", "tvOS"]`.
  package let platforms: [String]
  /// The protocol or class it belongs to: `UISceneDelegate`.
  package let owner: String
  /// The Objective-C selector; empty for an entry without one.
  package let selector: String
  /// The Swift declaration.
  package let declaration: SwiftDeclaration
  /// `scene(_:willConnectTo:options:)`; the bare name of a value.
  package let name: String
  /// The first version that has it, by platform; empty for all.
  package let introduced: [PlatformVersion]
  /// The first version that deprecates it, by platform.
  package let deprecated: [PlatformVersion]
  /// Apple's advice on a replacement, in words; `nil` for none.
  package let replacement: String?
  /// The callback of the scene's delegate that is called instead in an app with scenes; `nil` for one that is called in both.
  package let sceneCounterpart: String?
  /// `true` for a method whose overrides have to call `super`.
  package let requiresSuperCall: Bool
  /// The Swift expression that a method returns, or the arguments that it gives to its completion handler, with the effect of an
  /// app without the method; `nil` for a method without either.
  package let absentValue: String?
  /// The systems on which a type has to have it; `*` for all.
  private let requiringPlatforms: [Substring]
  /// The last part of the address of Apple's page.
  private let page: String

  /// Reads a row of the table; `nil` for one that is no callback.
  init?(row: String) {
    let fields = row[...].parts(separatedBy: "\t")
    guard fields.count == 12, let declaration = SwiftDeclaration(fields[3]) else { return nil }
    platforms = fields[0].parts(separatedBy: " ", omittingEmpty: true).map { String($0) }
    owner = String(fields[1])
    selector = String(fields[2])
    self.declaration = declaration
    name = declaration.compoundName
    introduced = Self.versions(fields[4])
    deprecated = Self.versions(fields[5])
    replacement = fields[6].isEmpty ? nil : String(fields[6])
    sceneCounterpart = fields[7].isEmpty ? nil : String(fields[7])
    requiresSuperCall = fields[8] == "required"
    requiringPlatforms = fields[9] == "required" ? ["*"] : fields[9].parts(separatedBy: " ", omittingEmpty: true)
    absentValue = fields[10].isEmpty ? nil : String(fields[10])
    page = fields[11].isEmpty ? name : String(fields[11])
  }

  private static func versions(_ field: Substring) -> [PlatformVersion] {
    field.parts(separatedBy: ";", omittingEmpty: true).compactMap { PlatformVersion(String($0)) }
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

  /// The address of Apple's page about it.
  package var documentation: String {
    let module = APIType.named(owner)?.module ?? ""
    return "https://developer.apple.com/documentation/" + [module, owner, page].joined(separator: "/").lowercased()
  }

  /// The bound on a platform; iPadOS and Mac Catalyst have iOS's versions.
  private static func bound(_ versions: [PlatformVersion], on platform: String?) -> PlatformVersion? {
    let key = NameKey(APICatalog.family(of: platform))
    return versions.first { NameKey($0.platform ?? "") == key }
  }
}
