import Diagnostics
import LifecycleChecks
import LifecycleReader

extension DiagnosticDescriptor {
  /// All descriptors of pages' diagnostics: the reader's, the checks', then those of regions.
  static var known: [DiagnosticDescriptor] {
    ReaderDescriptors.all + CheckRegistry.all.map { $0.descriptor } + [.malformedRegion, .unfilledRegion]
  }
}
