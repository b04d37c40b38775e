import Diagnostics
import LifecycleChecks
import LifecycleReader

extension Reading {
  /// What the reader and all checks say of the page, at every version that it speaks of, without what it allows.
  var checked: [Diagnostic] {
    let found = CheckRegistry.diagnostics(in: projections.map { CheckSubject($0.lifecycle, sourceMap: $0.sourceMap) })
    let known = ReaderDescriptors.all + CheckRegistry.all.map { $0.descriptor }
    return suppressing(found, knownIDs: known.map(\.id))
  }
}

extension Reading {
  /// What is said of the page's equivalents.
  var contradictions: [Diagnostic] { checked.filter { $0.id == "contradicted-equivalent" } }
}
