import Text

/// A type of a framework with callbacks or observed values: from `Data/api-types.tsv`, a page or a symbol graph.
package struct APIType: Hashable, Sendable {
  /// The kinds of types, which need different Swift.
  package enum Kind: String, Sendable {
    /// The delegate of an app that chooses the configurations of its scenes.
    case application
    /// The delegate of an app, or of an app's extension, without such a choice.
    case scenelessApplication
    /// The delegate of a scene.
    case scene
    /// A class that is subclassed, and overridden rather than adopted.
    case superclass
    /// The delegate of an object of a framework: of a radio, a player, a window.
    case delegate
    /// A view, scene or value of SwiftUI, which gets no class.
    case swiftUI
  }

  /// The name: `UIWindowSceneDelegate`.
  package let name: String
  /// The types whose callbacks it has too.
  let parents: [String]
  /// The name that Xcode's templates, or generated Swift, give to a class that adopts it; `nil` for none.
  package let className: String?
  /// The systems on which a class of that name adopts it; `*` for all others.
  package let adopters: [Substring]
  /// The multiplicity of its delegates; `nil` where the framework fixes none.
  let multiplicity: Multiplicity?
  /// The Swift that its delegates need.
  package let kind: Kind
  /// The module that declares it.
  package let module: String
  /// The superclass of a class that adopts it; `nil` for none.
  package let superclass: String?
  /// `true` for a value that is observed.
  let isObserved: Bool
  /// `true` where the compiler infers the main actor from the protocol or superclass.
  package let isMainActorInferred: Bool
  /// `true` where its callbacks are called on any thread, or on a queue that the app chooses.
  package let isNonisolated: Bool
  /// `true` where that ends with the SDK of iOS 27, which gives the protocol to the main actor: `AVAudioPlayerDelegate`. A class
  /// of the main actor with `nonisolated` methods meets it with either SDK.
  package let isMainActorFromSDK27: Bool
  /// `true` where a process can begin with a class that adopts it.
  package let isEntryPoint: Bool

  /// Reads a row of the table; `nil` for one that is no type.
  init?(_ fields: [String]) {
    guard fields.count == 9, let kind = Kind(rawValue: fields[5]) else { return nil }
    let traits = fields[8].split(separator: " ")
    name = fields[0]
    parents = fields[1].isEmpty ? [] : [fields[1]]
    className = fields[2].isEmpty ? nil : fields[2]
    adopters = fields[3].split(separator: " ")
    multiplicity = fields[4].isEmpty ? nil : Multiplicity(rawValue: fields[4])
    self.kind = kind
    module = fields[6]
    superclass = fields[7].isEmpty ? nil : fields[7]
    isObserved = traits.contains("observed")
    isMainActorInferred = traits.contains("mainActor")
    isNonisolated = traits.contains("nonisolated")
    isMainActorFromSDK27 = traits.contains("mainActor27")
    isEntryPoint = traits.contains("entryPoint")
  }

  /// Creates the type of a library, whose delegates get a class.
  package init(
    _ name: String, module: String, kind: Kind = .delegate, parents: [String] = [], superclass: String?,
    isMainActorInferred: Bool, isNonisolated: Bool
  ) {
    self.name = name
    self.parents = parents
    self.module = module
    self.kind = kind
    self.superclass = superclass
    self.isMainActorInferred = isMainActorInferred
    self.isNonisolated = isNonisolated
    (className, multiplicity) = (nil, nil)
    adopters = []
    (isMainActorFromSDK27, isObserved, isEntryPoint) = (false, false, false)
  }
}

extension APIType {
  /// A type of which only the module is known.
  ///
  /// It may be of Objective-C, whose protocols can only be met by an `NSObject`, and called on any thread: a class that
  /// reckons with both compiles with every protocol.
  package static func library(_ name: String, module: String) -> APIType {
    APIType(name, module: module, superclass: "NSObject", isMainActorInferred: false, isNonisolated: true)
  }
}

/// A class or protocol of a framework that apps inherit from, from `Data/framework-classes.tsv`.
package struct FrameworkClass: Hashable, Sendable {
  /// The classes in the order of the file.
  package static let all = TabSeparatedTable(PackageResources.framework_classes_tsv).rows
    .compactMap { FrameworkClass($0) }

  /// The name in Swift: `FlutterAppDelegate`.
  package let name: String
  /// The name under which Objective-C and a scene manifest find it: `EXExpoAppSceneDelegate` for Expo's `ExpoAppSceneDelegate`.
  package let objectiveCName: String
  /// The types of the catalog that it adopts or inherits from: `["UIApplicationDelegate"]`.
  package let types: [String]
  /// `true` where it has methods of its own that a subclass may override.
  package let isOpen: Bool
  /// `true` for a scene delegate that calls the application's delegate by its callbacks of before scenes, which so stay alive.
  package let forwardsToApplication: Bool
  /// The systems on which this line holds; `*` for all that no other line names.
  private let platforms: [Substring]

  /// The class of a name on a platform (`nil`: iOS); `nil` for one that is not known.
  package static func named(_ name: String, platform: String?) -> FrameworkClass? {
    let classes = all.filter { $0.name == name }
    let family = APICatalog.family(of: platform)
    return classes.first { $0.platforms.contains(family[...]) } ?? classes.first { $0.platforms.contains("*") }
  }

  /// The class that a scene manifest, or a call such as `UIApplicationMain`, names for Objective-C; `nil` for one that is not known.
  package static func named(forObjectiveC name: String, platform: String?) -> FrameworkClass? {
    let names = all.filter { $0.objectiveCName == name }.map(\.name)
    return names.first.flatMap { named($0, platform: platform) }
  }

  private init?(_ fields: [Substring]) {
    guard fields.count == 7 else { return nil }
    name = String(fields[0])
    types = fields[1].split(separator: " ").map(String.init)
    platforms = fields[2].split(separator: " ")
    isOpen = fields[3] == "open"
    objectiveCName = fields[4].isEmpty ? name : String(fields[4])
    forwardsToApplication = fields[5] == "application"
  }
}

/// The prefixes that Apple's frameworks give to their types, from `Data/framework-prefixes.tsv`.
package enum FrameworkPrefix {
  private static let modules = Dictionary(
    TabSeparatedTable(PackageResources.framework_prefixes_tsv).rows.map { fields in
      (fields[0], fields[1].split(separator: " ").map(String.init))
    }
  ) { first, _ in first }

  /// Returns `true` for a module of a framework of Apple's.
  package static func isFramework(_ module: String) -> Bool { modules.values.contains { $0.contains(module) } }

  /// The modules that may declare a type of a name, the likeliest first: ARKit for `ARSessionDelegate`; none for a name without a
  /// prefix of Apple's.
  package static func modules(ofType name: String) -> [String] {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    guard capitals.count > 2, name[capitals.endIndex...].first?.isLowercase == true else { return [] }
    // The last capital begins the next word, which a longer prefix may have too: that of `SKSceneDelegate` is `SKScene`.
    let word = name[capitals.index(before: capitals.endIndex)...].prefix { !$0.isUppercase || $0 == capitals.last }
    return modules[capitals.dropLast() + word] ?? modules[capitals.dropLast()] ?? []
  }
}
