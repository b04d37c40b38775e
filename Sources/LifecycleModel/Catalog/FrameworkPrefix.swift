import Text

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
