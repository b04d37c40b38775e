// swift-tools-version: 6.2.1
import PackageDescription

let package = Package(
  name: "instar",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "instar", targets: ["instar"])
  ],
  // For those who build the program from source and want less of it: BuildTrait.swift has what each is for.
  traits: [
    .trait(name: "Swift", description: "Reads Swift, with swift-syntax: 'audit', 'scaffold --merge'"),
    .trait(name: "Preview", description: "Serves web pages, with SwiftNIO: 'preview'"),
    .default(enabledTraits: ["Swift", "Preview"]),
  ],
  // No newer minor version than was tested: swift-collections 1.7, for one, needs a library beside it on Macs before 26. Of
  // swift-syntax whatever an app's macros want.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-collections", .upToNextMinor(from: "1.6.0")),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", .upToNextMinor(from: "2.1.1")),
    .package(url: "https://github.com/jpsim/Yams", .upToNextMinor(from: "6.2.2")),
    .package(url: "https://github.com/swiftlang/swift-docc-symbolkit", .upToNextMinor(from: "1.0.0")),
    .package(url: "https://github.com/swiftlang/swift-subprocess", .upToNextMinor(from: "1.0.2"), traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"605.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CCmark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    // The ground: text, documents and diagnostics; they know nothing of life cycles.
    .target(name: "Text"),
    .target(name: "Documents", dependencies: ["CCmark", "Text"]),
    .target(name: "Diagnostics", dependencies: ["Documents", "Text"]),
    // Life cycles: read, searched, compared, checked.
    .target(
      name: "LifecycleModel",
      dependencies: ["Diagnostics", "Text"],
      resources: [.embedInCode("Data")]
    ),
    .target(name: "LifecycleReader", dependencies: ["CCmark", "Diagnostics", "LifecycleModel", "Text"]),
    .target(name: "LifecycleWriter", dependencies: ["Documents", "LifecycleModel", "Text"]),
    .target(name: "LifecyclePaths", dependencies: ["LifecycleModel", "Text"]),
    .target(name: "LifecycleDiff", dependencies: ["Diagnostics", "Documents", "LifecycleModel", "Text"]),
    .target(
      name: "LifecycleChecks",
      dependencies: ["Diagnostics", "LifecycleDiff", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "Text"],
      resources: [.embedInCode("Data")]
    ),
    .target(
      name: "SymbolGraphs",
      dependencies: [
        "LifecycleDiff", "LifecycleModel", .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
      ]),
    // Apps: their projects, manifests and source files.
    .target(
      name: "ProjectModel",
      dependencies: ["Diagnostics", "Text", .product(name: "Yams", package: "Yams")]),
    .target(
      name: "SwiftReading",
      dependencies: [
        "Diagnostics", "ProjectModel",
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Swift"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Swift"])),
      ]),
    .target(
      name: "LifecycleAudit",
      dependencies: ["Diagnostics", "Documents", "LifecycleModel", "ProjectModel", "Text"]),
    // What apps log, line by line.
    .target(
      name: "LifecycleLogs",
      dependencies: ["Diagnostics", "LifecycleModel", "LifecyclePaths", "LifecycleWriter", "Text"]),
    // What teams have already: diagrams, articles.
    .target(
      name: "LifecycleImport",
      dependencies: [
        "Diagnostics", "Documents", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "Text",
      ]),
    // Outputs: each makes files of a life cycle.
    .target(
      name: "LifecycleTemplates",
      path: "Templates",
      resources: [
        .embedInCode("Pages"), .embedInCode("Site"), .embedInCode("Starters"), .embedInCode("Swift"),
        .embedInCode("Wiki"),
      ]
    ),
    .target(
      name: "Emission",
      dependencies: [
        "Documents", "LifecycleModel", "LifecycleTemplates", "Text",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    .target(
      name: "Diagrams",
      dependencies: [
        "Documents", "Emission", "LifecycleDiff", "LifecycleModel", "LifecyclePaths", "Text",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(
      name: "SwiftGeneration",
      dependencies: [
        "Documents", "Emission", "LifecycleDiff", "LifecycleModel", "LifecyclePaths", "Text",
      ]),
    .target(
      name: "Reports",
      dependencies: [
        "Diagnostics", "Diagrams", "Documents", "Emission", "LifecycleAudit", "LifecycleDiff", "LifecycleLogs",
        "LifecycleModel", "LifecyclePaths", "SwiftGeneration", "SymbolGraphs", "Text",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(
      name: "Site",
      dependencies: [
        "Diagrams", "Documents", "Emission", "LifecycleDiff", "LifecycleModel", "LifecyclePaths", "Reports", "Text",
      ]),
    .target(
      name: "SwiftMerging",
      dependencies: [
        "SwiftReading", .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Swift"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Swift"])),
      ]
    ),
    .executableTarget(
      name: "instar",
      dependencies: [
        "Diagnostics", "Diagrams", "Documents", "Emission", "LifecycleAudit", "LifecycleChecks", "LifecycleDiff",
        "LifecycleImport", "LifecycleLogs", "LifecycleModel", "LifecyclePaths", "LifecycleReader",
        "LifecycleTemplates", "LifecycleWriter", "ProjectModel", "Reports", "Site",
        "SwiftGeneration", .target(name: "SwiftMerging", condition: .when(traits: ["Swift"])),
        .target(name: "SwiftReading", condition: .when(traits: ["Swift"])), "SymbolGraphs", "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Preview"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Preview"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Preview"])),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      resources: [.embedInCode("Preview/Files")]
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "Diagnostics", "LifecycleDiff", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "LifecycleWriter",
        "Text",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "TextTests", dependencies: ["Text"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Documents", "Text"]),
    .testTarget(
      name: "LifecycleModelTests", dependencies: ["Diagnostics", "LifecycleModel", "TestSupport"]),
    .testTarget(
      name: "LifecycleReaderTests",
      dependencies: [
        "Diagnostics", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "LifecycleWriter", "TestSupport",
      ]),
    .testTarget(
      name: "LifecycleWriterTests",
      dependencies: [
        "Diagnostics", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "LifecycleWriter", "TestSupport",
      ]),
    .testTarget(
      name: "LifecycleChecksTests",
      dependencies: [
        "Diagnostics", "LifecycleChecks", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "TestSupport", "Text",
      ]),
    .testTarget(
      name: "LifecyclePathsTests",
      dependencies: ["Diagnostics", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "TestSupport"]),
    .testTarget(
      name: "LifecycleDiffTests",
      dependencies: [
        "Diagnostics", "LifecycleDiff", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "TestSupport",
      ]),
    .testTarget(
      name: "EmissionTests",
      dependencies: ["Documents", "Emission", "LifecycleModel", "LifecycleTemplates", "TestSupport", "Text"]),
    .testTarget(
      name: "DiagramsTests",
      dependencies: [
        "Diagrams", "Emission", "LifecycleModel", "LifecyclePaths", "Reports", "TestSupport", "Text",
      ]),
    .testTarget(
      name: "SwiftGenerationTests",
      dependencies: [
        "Diagnostics", "Emission", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "Reports", "SwiftGeneration",
        "SwiftMerging", "TestSupport",
      ]),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Diagnostics", "Diagrams", "Documents", "Emission", "LifecycleDiff", "LifecycleLogs", "LifecycleModel",
        "LifecyclePaths", "LifecycleReader", "Reports", "TestSupport", "Text",
      ]),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Diagrams", "Documents", "Emission", "LifecycleModel", "LifecyclePaths", "LifecycleTemplates", "Reports",
        "Site", "TestSupport", "Text",
      ]),
    .testTarget(
      name: "SymbolGraphsTests",
      dependencies: [
        "Diagnostics", "Emission", "LifecycleDiff", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "Reports",
        "SwiftGeneration", "SymbolGraphs", "TestSupport",
      ]),
    .testTarget(
      name: "ProjectModelTests", dependencies: ["Diagnostics", "LifecyclePaths", "ProjectModel", "TestSupport"]),
    .testTarget(
      name: "SwiftReadingTests", dependencies: ["Diagnostics", "ProjectModel", "SwiftReading", "TestSupport"]),
    .testTarget(
      name: "LifecycleAuditTests",
      dependencies: [
        "Diagnostics", "Documents", "LifecycleAudit", "LifecycleModel", "LifecycleReader", "ProjectModel", "Reports",
        "SwiftReading", "TestSupport",
      ]),
    .testTarget(
      name: "LifecycleLogsTests",
      dependencies: [
        "Diagnostics", "LifecycleChecks", "LifecycleLogs", "LifecycleModel", "LifecyclePaths", "LifecycleReader",
        "LifecycleWriter", "SwiftGeneration", "TestSupport",
      ]),
    .testTarget(
      name: "LifecycleImportTests",
      dependencies: [
        "Diagnostics", "Diagrams", "Documents", "LifecycleImport", "LifecycleModel", "LifecyclePaths",
        "LifecycleReader", "LifecycleTemplates", "LifecycleWriter", "Reports", "TestSupport", "Text",
      ]),
    .testTarget(name: "SwiftMergingTests", dependencies: ["SwiftMerging", "TestSupport"]),
    .testTarget(
      name: "instarTests",
      dependencies: [
        "instar", "Diagnostics", "Diagrams", "Documents", "Emission", "LifecycleAudit", "LifecycleChecks",
        "LifecycleDiff", "LifecycleLogs", "LifecycleModel", "LifecyclePaths", "LifecycleReader", "LifecycleTemplates",
        "Reports", "Site", "SwiftGeneration", "SwiftMerging",
        "TestSupport", "Text", .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "instar", "Diagnostics", "Emission", "LifecycleChecks", "LifecycleDiff", "LifecycleImport", "LifecycleLogs",
        "LifecycleModel", "LifecyclePaths", "LifecycleReader", "LifecycleTemplates", "LifecycleWriter", "ProjectModel",
        "Reports", "SwiftGeneration", "SwiftMerging", "SwiftReading", "SymbolGraphs", "TestSupport", "Text",
      ],
      path: "Tests/Fuzzing", exclude: ["Corpus", "Crashes", "Driver", "run", "words.dict"]),
  ],
  swiftLanguageModes: [.v6]
)

// With INSTAR_OPTIMIZED, a debug build's code is optimised, ours only: the tests take a third of the time, and the build half as
// long again. It is what continuous integration does, and nothing for a debugger.
if Context.environment["INSTAR_OPTIMIZED"] != nil {
  for target in package.targets where [.regular, .executable].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  }
}

// `make fuzz` builds the laws of Tests/Fuzzing as a program, and `instar` as a library of it, for libFuzzer needs its own
// main. These modules alone are optimised and watched by the sanitizers: what they depend on is not in question.
if Context.environment["INSTAR_FUZZING"] != nil, let instar = package.targets.first(where: { $0.name == "instar" }) {
  let libraries = package.targets.filter { $0.type == .regular || $0.type == .system }
  let program = Target.target(
    name: instar.name, dependencies: instar.dependencies, resources: instar.resources,
    swiftSettings: [.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "instar_main"])])
  let fuzzing = Target.executableTarget(
    name: "Fuzzing",
    dependencies: ["instar"] + libraries.map { .byName(name: $0.name) },
    path: "Tests/Fuzzing", exclude: ["Corpus", "Crashes", "Replay", "run", "words.dict"],
    // gold cannot read what the sanitizers write.
    linkerSettings: [.unsafeFlags(["-sanitize=address", "-use-ld=lld"])])
  package.products = []
  package.targets = libraries + [program, fuzzing]
  for target in package.targets where target.type != .system {
    let watched = ["-O", "-sanitize=address", "-Xfrontend", "-sanitize=fuzzer"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(watched)]
  }
}
