import LifecycleEmitters
import LifecycleModel

@testable import struct LifecycleEmitters.SwiftTypeNames

extension Lifecycle {
  /// Protocols with the catalog's declaration of every callback that the generated classes have, which they adopt: a
  /// method whose signature differs in anything but the names inside does not compile.
  var requirements: (name: String, text: String) {
    let names = SwiftTypeNames(self)
    var modules: Set<String> = []
    let protocols = delegateIDs.map { delegate in
      let known = livingCallbacks.filter {
        self[$0].delegate == delegate && apiEntry(of: $0)?.declaration.kind == .function
      }
      guard !self[delegate].isObserved, let owner = known.first.flatMap({ apiEntry(of: $0)?.owner }) else { return "" }
      let declarations = known.compactMap { self[$0].signature ?? apiEntry(of: $0)?.declaration.text }
      modules.insert(owner.hasPrefix("NS") ? "AppKit" : owner.hasPrefix("WK") ? "WatchKit" : "UIKit")
      return """
        @MainActor protocol Requirements\(delegate.index) {
        \(declarations.map { "  " + $0 }.joined(separator: "\n"))
        }
        extension \(names.type(of: delegate)): Requirements\(delegate.index) {}

        """
    }
    let imports = ["CloudKit", "HealthKit", "Intents"] + modules.sorted()
    return ("Requirements", imports.map { "import \($0)\n" }.joined() + protocols.joined())
  }
}
