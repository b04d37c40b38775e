import Foundation

/// The location of the repository.
package enum Repository {
  /// The folder of Package.swift.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
