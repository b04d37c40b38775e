import Diagnostics

@testable import instar

/// What lies beside pages (accepted changes, records of generated files, stored runs, catalogs) is read whatever is in it.
enum StoredFilesLaw: Law {
  static let name = "stored"

  static func breaches(of bytes: [UInt8]) -> [String] {
    let accepted = AcceptedChanges(SourceFile(path: ".instar-ignore", bytes: bytes))
    let diagnostics = accepted.diagnostics(about: [])
    var breaches = diagnostics.diagnostics.flatMap { PlaceBreaches.all(of: $0, in: diagnostics.file) }
    if !accepted.fingerprints.allSatisfy({ $0.utf8.count == 16 }) {
      breaches.append("a fingerprint is of another length")
    }
    if let manifest = Manifest(bytes: bytes) {
      if Manifest(bytes: Array(manifest.text.utf8)) != manifest { breaches.append("the record is not read as written") }
      let outside = manifest.sorted.map(\.path).filter { $0.hasPrefix("/") || $0.split(separator: "/").contains("..") }
      breaches += outside.map { "the record has '\($0)', which is not below its folder" }
    }
    _ = StoredRun.read(bytes)
    return breaches + WordsLaw.catalogBreaches(of: bytes)
  }
}
