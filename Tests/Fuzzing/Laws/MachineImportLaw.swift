import LifecycleImport

/// Any bytes are read as JSON of XState, of Graphviz and of Instar, or refused with advice; the page that is made of a draft is
/// read as the same life cycle.
enum MachineImportLaw: Law {
  static let name = "machine"

  static func violations(of bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    func check(_ read: () throws(ImportError) -> ImportedDraft?) {
      do {
        if let imported = try read() { violations += DiagramImportLaw.pageViolations(of: imported.draft) }
      } catch {
        if error.problem.isEmpty || error.help.isEmpty { violations.append("an error without advice: \(error)") }
      }
    }
    check { () throws(ImportError) in try XStateReader.read(bytes) }
    check { () throws(ImportError) in
      try DOTReader.read(bytes, source: String(decoding: bytes.prefix(1000), as: UTF8.self))
    }
    check { () throws(ImportError) in
      _ = try JSONLifecycle.read(bytes)
      return nil
    }
    return violations
  }
}
