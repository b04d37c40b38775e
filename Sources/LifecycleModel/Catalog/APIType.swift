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
