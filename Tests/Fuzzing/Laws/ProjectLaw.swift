import Diagnostics
import ProjectModel

/// Projects of any bytes, with any settings, give apps whose files are there and whose places are in their files, or notes.
enum ProjectLaw: Law {
  static let name = "project"

  static func violations(of bytes: [UInt8]) -> [String] {
    names.flatMap { path in violations(of: files(with: bytes, at: path)) }
  }

  /// The files that have the bytes, one after another.
  private static let names = ["A.xcodeproj/project.pbxproj", "project.yml", "Base.xcconfig", "Info.plist"]

  private static func files(with bytes: [UInt8], at path: String) -> ProjectFiles {
    let texts = [
      "A.swift": "", "App/B.m": "", "App/B.h": "", "Base.xcconfig": "PRODUCT_NAME = $(TARGET_NAME)", "Info.plist": "{}",
      "A.xcodeproj/project.pbxproj": project, "Package.swift": "path: \"App\"",
    ]
    var all = texts.mapValues { Array($0.utf8) }
    if path == "project.yml" { all["A.xcodeproj/project.pbxproj"] = nil }
    all[path] = bytes
    let files = all
    return ProjectFiles(paths: files.keys) { files[$0] }
  }

  private static func violations(of files: ProjectFiles) -> [String] {
    let project = Project.find(in: files)
    var violations: [String] = []
    for app in project.apps {
      let paths = app.sources + app.librarySources + app.resources
      violations += paths.filter { files.bytes($0) == nil }.map { "'\($0)' is not there" }
      if app.configurations.isEmpty { violations.append("'\(app.name)' has no configuration") }
      for entry in app.configurations.flatMap({ $0.infoPlist?.entries ?? [] }) {
        violations += PlaceViolations.violations(of: entry.place.range, in: entry.place.file)
      }
    }
    if Project.find(in: files).apps.map(\.sources) != project.apps.map(\.sources) {
      violations.append("it is not stable")
    }
    return violations
  }

  private static let project = """
    {objects = {P = {isa = PBXProject; targets = (T); mainGroup = G;}; G = {children = (C, F); sourceTree = "<group>";};
    C = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>";};
    F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
    T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; name = A; buildConfigurationList = L;};
    L = {buildConfigurations = (D);}; D = {name = Debug; baseConfigurationReference = C; buildSettings =
    {INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;};};}; rootObject = P;}
    """
}
