/// A trait of the package: a part of the program that those who build it from source may leave out, with the packages for it.
enum BuildTrait: String, CaseIterable {
  /// Reads Swift, with swift-syntax.
  case swift = "Swift"
  /// Serves web pages, with SwiftNIO.
  case preview = "Preview"

  /// The commands, and options of commands, that need the part.
  var commands: [String] {
    switch self {
    case .swift: ["audit", "scaffold --merge"]
    case .preview: ["preview"]
    }
  }

  private var isEnabled: Bool {
    switch self {
    case .swift: Self.hasSwift
    case .preview: Self.hasPreview
    }
  }

  #if Swift
    private static let hasSwift = true
  #else
    private static let hasSwift = false
  #endif
  #if Preview
    private static let hasPreview = true
  #else
    private static let hasPreview = false
  #endif

  /// Fails where the program was built without the part that a command needs.
  func expect(for command: String) throws(Failure) {
    guard !isEnabled else { return }
    throw Failure(
      "this build of Instar has no 'instar \(command)': its trait '\(rawValue)' was disabled",
      help: "Build it with its default traits: 'swift build --product instar'")
  }

  /// The paragraph of the help that names what is left out; empty if nothing is.
  static var remark: String {
    let missing = allCases.filter { !$0.isEnabled }
    guard !missing.isEmpty else { return "" }
    let parts = missing.map { "\($0.commands.joined(separator: ", ")) (trait \($0.rawValue))" }
    return "\n\nThis build leaves out: \(parts.joined(separator: "; "))."
  }
}
