import Testing

@testable import ProjectModel

@Suite("Local packages and targets of other projects")
struct LocalPackageTests {
  private typealias Text = XcodeProjectText

  private static let core = """
    // swift-tools-version: 6.0
    import PackageDescription
    // .package(path: "../Wrong")
    let package = Package(
      name: "Core", products: [.library(name: "CoreKit", targets: ["Core"])],
      dependencies: [.package(name: "Base", path: "../Base"), .package(url: "https://example.org/Other", from: "1.0.0")],
      targets: [.target(name: "Core", path: "Code"), .testTarget(name: "CoreTests", path: "CoreTests")])
    """

  private static func app(_ objects: String, more: String, _ files: [String: String]) throws -> App {
    let text = Text.text(targets: ["A"], groups: "", Text.target("A", "Reader", more: more) + objects)
    let all = files.merging(["App/Reader.xcodeproj/project.pbxproj": text]) { first, _ in first }
    return try #require(Project.find(in: ProjectFiles(all)).apps.first)
  }

  private static let files = [
    "Packages/Core/Package.swift": core, "Packages/Core/Code/Core.swift": "", "Packages/Core/CoreTests/Test.swift": "",
    "Packages/Base/Package.swift": "let package = Package(name: \"Base\")", "Packages/Base/Sources/Base/Base.swift": "",
    "Packages/Wrong/Package.swift": "", "Packages/Wrong/Sources/Wrong.swift": "",
  ]

  @Test("A package that the project names has its sources, and those of packages that it depends on")
  func named() throws {
    let app = try Self.app(
      """
      L = {isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Core;};
      D = {isa = XCSwiftPackageProductDependency; package = L; productName = CoreKit;};
      """, more: "packageProductDependencies = (D);", Self.files)
    #expect(app.librarySources == ["Packages/Base/Sources/Base/Base.swift", "Packages/Core/Code/Core.swift"])
  }

  @Test("A product without a package is of the package that has its name; one with an address is not here")
  func found() throws {
    let app = try Self.app(
      """
      D = {isa = XCSwiftPackageProductDependency; productName = Base;};
      R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/CoreKit";};
      E = {isa = XCSwiftPackageProductDependency; package = R; productName = CoreKit;};
      """, more: "packageProductDependencies = (D, E);", Self.files)
    #expect(app.librarySources == ["Packages/Base/Sources/Base/Base.swift"])
  }

  @Test("A framework of another project counts, by its proxy or by its product's name; an extension does not")
  func otherProject() throws {
    let kit = Text.text(
      targets: ["K", "X"], groups: "KF, KX, KP",
      """
      \(Text.file("KF", "Kit.swift")) \(Text.file("KX", "Extension.swift"))
      \(Text.file("KP", "Kit.framework", tree: "BUILT_PRODUCTS_DIR"))
      \(Text.target("K", "Kit", type: "framework", files: ["KF"], more: "productReference = KP;"))
      \(Text.target("X", "Extension", type: "app-extension", files: ["KX"]))
      """)
    let files = ["Kit/Kit.xcodeproj/project.pbxproj": kit, "Kit/Kit.swift": "", "Kit/Extension.swift": ""]
    let byProxy = """
      D = {isa = PBXTargetDependency; targetProxy = Y;};
      Y = {isa = PBXContainerItemProxy; containerPortal = Z; proxyType = 1; remoteGlobalIDString = K;};
      D2 = {isa = PBXTargetDependency; targetProxy = Y2;};
      Y2 = {isa = PBXContainerItemProxy; containerPortal = Z; proxyType = 1; remoteGlobalIDString = X;};
      \(Text.file("Z", "../Kit/Kit.xcodeproj"))
      """
    #expect(try Self.app(byProxy, more: "dependencies = (D, D2);", files).librarySources == ["Kit/Kit.swift"])
    let byName = """
      W = {isa = PBXFrameworksBuildPhase; files = (WB);}; WB = {isa = PBXBuildFile; fileRef = WF;};
      \(Text.file("WF", "Kit.framework", tree: "BUILT_PRODUCTS_DIR"))
      """
    let app = try Self.app(byName, more: "buildPhases = (W);", files)
    #expect(app.librarySources == ["Kit/Kit.swift"])
  }
}
