import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport

/// A random life cycle is read from a page written of it; the bytes select the life cycle and the page's style.
enum WrittenPageLaw: Law {
  static let name = "written"

  static func violations(of bytes: [UInt8]) -> [String] {
    let seed = bytes.prefix(7).reduce(0) { $0 << 8 | Int($1) }
    var numbers = SplitMix64(seed: seed)
    var lifecycle = Lifecycle.random(seed: seed, size: 1 + numbers.next(below: 6))
    for _ in bytes.dropFirst(7).prefix(4) { lifecycle = lifecycle.changed(by: &numbers).lifecycle }
    let text = VariedPageWriter.page(lifecycle, style: PageStyle(seed: seed))
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: text))
    return reading.diagnostics.filter { $0.severity == .error }.map { "\($0.id): \($0.summary)" }
      + CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(reading.lifecycle))
  }
}
