import Diagnostics

@testable import instar

/// Files other than pages (accepted changes, records of generated files, stored runs, catalogs) are read whatever is in them.
enum StoredFilesLaw: Law {
  static let name = "stored"

  static func violations(of bytes: [UInt8]) -> [String] {
    let accepted = AcceptedChanges(SourceFile(path: ".instar-ignore", bytes: bytes))
    let diagnostics = accepted.diagnostics(about: [])
    var violations = diagnostics.diagnostics.flatMap { PlaceViolations.all(of: $0, in: diagnostics.file) }
    if !accepted.fingerprints.allSatisfy({ $0.utf8.count == 16 }) {
      violations.append("a fingerprint is of another length")
    }
    if let manifest = Manifest(bytes: bytes) {
      if Manifest(bytes: Array(manifest.text.utf8)) != manifest {
        violations.append("the record is not read as written")
      }
      let outside = manifest.sorted.map(\.path).filter { $0.hasPrefix("/") || $0.split(separator: "/").contains("..") }
      violations += outside.map { "the record has '\($0)', which is not below its folder" }
    }
    _ = StoredRun.read(bytes)
    return violations + WordsLaw.catalogViolations(of: bytes)
  }
}
