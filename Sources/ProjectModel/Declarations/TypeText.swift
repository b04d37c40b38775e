import Text

/// A type of Swift in its normal form: equal for texts that differ in nothing that a method's match depends on.
///
/// `any`, the modules of frameworks, `@escaping`, `@Sendable`, `@MainActor`, blanks, names of parameters in types of functions
/// and parentheses around one type are left out; `Optional<X>` and `X!` are `X?`, `Array<X>` is `[X]`, `Dictionary<K, V>` is
/// `[K: V]`, `Void` is `()`, and a composition is in the order of its names. `some`, `inout` and other attributes stay. What is no
/// type stays as it is, without blanks.
package struct TypeText: Hashable, Sendable, CustomStringConvertible {
  /// The normal form: `[UIApplication.LaunchOptionsKey:Any]?`.
  package let description: String

  /// The modules whose names may stand before their types' ones.
  package static let frameworks: Set<String> = [
    "AppKit", "CloudKit", "CoreData", "CoreFoundation", "CoreGraphics", "Foundation", "Intents", "ObjectiveC", "Swift",
    "SwiftUI",
    "UIKit", "UserNotifications", "WatchKit", "_Concurrency",
  ]

  /// Reads a type's text.
  ///
  /// - Parameters:
  ///   - text: The text as a source has it.
  ///   - aliases: The texts of types by the names of aliases for them, as `SourceOutline.aliases`.
  ///   - modules: The modules besides those of frameworks whose names are left out.
  package init(_ text: String, aliases: [String: String] = [:], modules: Set<String> = []) {
    var reader = TypeReader(aliases: aliases, modules: Self.frameworks.union(modules))
    description = reader.normalForm(of: text) ?? String(decoding: text.utf8.filter { !$0.isASCIISpace }, as: UTF8.self)
  }
}
