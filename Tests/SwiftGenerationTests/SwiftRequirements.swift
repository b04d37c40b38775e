import LifecycleModel
import TestSupport

@testable import struct SwiftGeneration.SwiftTypeNames

extension Lifecycle {
  /// A file in which the generated classes adopt, from the stubs, the strict protocol of every callback that they claim
  /// to have: a method whose signature differs in anything but the names inside does not compile.
  ///
  /// Apple's own frameworks need no such protocols: there, a method that is only almost one of the delegate's is warned of.
  ///
  /// Methods of view controllers and other superclasses are checked by `override`.
  var requirements: (name: String, text: String) {
    let names = SwiftTypeNames(self)
    let files = swiftFiles
    var modules: Set<String> = []
    var lines: [String] = []
    for delegate in delegateIDs {
      let type = names.type(of: delegate)
      guard let text = files.first(where: { $0.name == type })?.text else { continue }
      let owners = adoptedTypes(of: delegate).filter {
        APICatalog.standard.knows(type: $0) && APICatalog.standard.type(named: $0)?.kind != .superclass
      }
      let protocols = stubProtocols(of: delegate, owners: owners, hasWindow: text.contains("  var window: UIWindow?"))
      modules.formUnion(owners.map(\.stubModule))
      // The class has to name the protocols that it adopts: the extension would hide it otherwise.
      lines += owners.map { "func \(type)Adopts\($0)() { _ = \(type).self as any \($0).Type }" }
      if FrameworkSet.areStubs, !protocols.isEmpty {
        lines.append("extension \(type): \(protocols.joined(separator: ", ")) {}")
      }
    }
    return ("Requirements", (modules.sorted().map { "import \($0)" } + lines).joined(separator: "\n"))
  }

  private func stubProtocols(of delegate: DelegateID, owners: [String], hasWindow: Bool) -> [String] {
    let entries = APICatalog.standard.entries(of: owners)
    let called = livingCallbacks.filter { self[$0].delegate == delegate }.compactMap { id in
      let known = entries.filter { $0.name == self[id].name || $0.selector == self[id].name }
      let types = self[id].signature.flatMap { SwiftDeclaration($0) }?.parameters.map(\.type)
      return known.first { $0.declaration.parameters.map(\.type) == types } ?? known.first
    }
    let window = entries.last { $0.name == "window" && hasWindow }
    var seen: Set<String> = []
    return (called + [window].compactMap { $0 }).map(\.stubProtocol).filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The module that declares a type of the catalog with the stubs' strict protocols: Foundation itself is on Linux too.
  var stubModule: String {
    let module = APICatalog.standard.type(named: self)?.module ?? "UIKit"
    return FrameworkSet.areStubs && module == "Foundation" ? "URLSessions" : module
  }
}
