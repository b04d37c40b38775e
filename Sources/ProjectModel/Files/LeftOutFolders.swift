/// The folders that are no part of an app's own source: what tools make, and other people's code.
package enum LeftOutFolders {
  /// Returns `true` for the name of a folder that is left out, wherever it is.
  package static func contains(_ name: some StringProtocol) -> Bool {
    names.contains(String(name)) || name.hasSuffix(".xcframework")
  }

  /// Returns `true` for a path in a folder that is left out.
  package static func contain(_ path: String) -> Bool {
    ProjectPath.parts(of: path).dropLast().contains { contains($0) }
  }

  private static let names: Set = [
    ".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]
}

extension ProjectFiles {
  /// The files without those in folders that are left out; their bytes can still be read.
  package var withoutLeftOut: ProjectFiles {
    ProjectFiles(paths: paths.filter { !LeftOutFolders.contain($0) }, appName: appName, bytes: bytes)
  }
}
