"""An app of any number of Swift files, in the shapes and sizes of real ones, with an Xcode project that lists them."""

from pathlib import Path

# One file in so many names a window or the app's delegate, as real apps do.
NAMING = 20

MODEL = """\
import Foundation

/// One {noun} as the server has it, with what the user changed since.
struct {name}: Codable, Hashable, Identifiable {{
  let id: UUID
  var title: String
  var tags: [String] = []
  var updatedAt: Date?
{properties}
  /// The title as lists show it.
  var displayTitle: String {{
    title.isEmpty ? "{noun} \\(id.uuidString.prefix(8))" : title.trimmingCharacters(in: .whitespaces)
  }}

  enum CodingKeys: String, CodingKey {{
    case id, title, tags
    case updatedAt = "updated_at"
{keys}  }}
}}
"""

SERVICE = """\
import Combine
import Foundation

/// Loads and stores each {noun}. Answers come on the main queue.
final class {name} {{
  enum Failure: Error {{
    case offline(retryAfter: TimeInterval)
    case rejected(status: Int, message: String)
  }}

  private let session: URLSession
  private var cancellables = Set<AnyCancellable>()
  private(set) var cache: [String: Data] = [:]

  init(session: URLSession = .shared) {{
    self.session = session
  }}

{methods}}}

extension {name}: CustomStringConvertible {{
  var description: String {{ "{name}(\\(cache.count) entries)" }}
}}
"""

VIEW = """\
import SwiftUI

struct {name}: View {{
  @Environment(\\.dismiss) private var dismiss
  @State private var isExpanded = false
  @State private var query = ""
  let items: [String]

  private var visible: [String] {{
    query.isEmpty ? items : items.filter {{ $0.localizedCaseInsensitiveContains(query) }}
  }}

  var body: some View {{
    NavigationStack {{
      List {{
{sections}      }}
      .searchable(text: $query)
      .navigationTitle("{noun}")
      .toolbar {{ Button("Done") {{ dismiss() }} }}
    }}
  }}
}}

#Preview {{
  {name}(items: ["One", "Two", "Three"])
}}
"""

CONTROLLER = """\
import UIKit

final class {name}: UIViewController, UITableViewDataSource, UITableViewDelegate {{
  @IBOutlet private weak var tableView: UITableView!
  private var rows: [(title: String, detail: String?)] = []

  override func viewDidLoad() {{
    super.viewDidLoad()
    title = NSLocalizedString("{noun}", comment: "Title of the list")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
  }}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{ rows.count }}

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].detail ?? "—"
    return cell
  }}

  @objc private func add(_ sender: Any?) {{
    rows.append((title: "New", detail: nil))
    tableView.reloadData()
  }}
{naming}
{methods}}}
"""

PROPERTY = """\
  /// The {word} that the user chose; `nil` until then.
  var {word}{number}: {type}?
"""

KEY = '    case {word}{number} = "{word}_{number}"\n'

METHOD = """\
  /// Returns the {word} of a page, or what the cache has of it while there is no connection.
  func {word}{number}(page: Int, limit: Int = {number}, completion: @escaping (Result<[String], Error>) -> Void) {{
    guard page >= 0, limit > 0 else {{ return completion(.success([])) }}
    var components = URLComponents(string: "https://example.com/api/v2/{word}/{number}")
    components?.queryItems = [
      URLQueryItem(name: "page", value: String(page)), URLQueryItem(name: "limit", value: "\\(limit)"),
    ]
    let names = (0..<limit).map {{ index in "{word}-\\(page * limit + index)" }}
    // The server counts pages from one.
    switch names.count % 3 {{
    case 0 where page > {number}: completion(.success(names.reversed()))
    case 1: completion(.success(names.sorted {{ $0.count < $1.count }}))
    default: DispatchQueue.main.async {{ [weak self] in
      guard self != nil else {{ return }}
      completion(.success(names.filter {{ !$0.hasSuffix("{number}") }}))
    }}
    }}
  }}

"""

SECTION = """\
        Section("{word}") {{
          ForEach(visible, id: \\.self) {{ item in
            HStack(spacing: {number}) {{
              Image(systemName: isExpanded ? "chevron.down" : "chevron.right").foregroundStyle(.secondary)
              Text(item).font(.body).lineLimit(isExpanded ? nil : 1)
              Spacer()
              if item.count > {number} {{ Text("\\(item.count)").font(.caption).monospacedDigit() }}
            }}
            .padding(.vertical, {number})
            .contentShape(Rectangle())
            .onTapGesture {{ withAnimation(.easeInOut(duration: 0.{number})) {{ isExpanded.toggle() }} }}
          }}
        }}
"""

NAMINGS = [
    """
  private var topInset: CGFloat {
    (UIApplication.shared.delegate as? AppDelegate)?.safeTop ?? view.safeAreaInsets.top
  }
""",
    """
  private func isCovered(by window: UIWindow) -> Bool {
    window !== view.window && window.windowLevel > .normal
  }
""",
]

APP_DELEGATE = """\
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var safeTop: CGFloat = 20

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    safeTop = 24
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "left")
  }
}
"""

SCENE_DELEGATE = """\
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.makeKeyAndVisible()
  }
}
"""

INFO_PLIST = """\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>CFBundlePackageType</key>
\t<string>APPL</string>
\t<key>UIApplicationSceneManifest</key>
\t<dict>
\t\t<key>UISceneConfigurations</key>
\t\t<dict>
\t\t\t<key>UIWindowSceneSessionRoleApplication</key>
\t\t\t<array>
\t\t\t\t<dict>
\t\t\t\t\t<key>UISceneConfigurationName</key>
\t\t\t\t\t<string>Default</string>
\t\t\t\t\t<key>UISceneDelegateClassName</key>
\t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
\t\t\t\t</dict>
\t\t\t</array>
\t\t</dict>
\t</dict>
</dict>
</plist>
"""

WORDS = [
    "account", "album", "balance", "calendar", "channel", "comment", "device", "document", "filter", "invoice", "journey",
    "library", "message", "notebook", "order", "photo", "playlist", "receipt", "reminder", "session", "setting", "ticket",
    "voucher",
]


def source(number):
    """The name and the text of a source file."""
    word = WORDS[number % len(WORDS)]
    kind = number % 10
    # From a third to nearly twice the usual size.
    parts = 2 + number * 7 % 9

    def repeated(template):
        return "".join(
            template.format(word=WORDS[(number + 5 * part) % len(WORDS)], number=part + 1, type=TYPES[part % len(TYPES)])
            for part in range(parts))

    def named(suffix):
        return f"{word.capitalize()}{number}{suffix}"

    if kind < 2:
        parts *= 3
        name = named("")
        return name, MODEL.format(name=name, noun=word, properties=repeated(PROPERTY), keys=repeated(KEY))
    if kind < 5:
        name = named("Service")
        return name, SERVICE.format(name=name, noun=word, methods=repeated(METHOD))
    if kind < 8:
        name = named("View")
        parts += 2
        return name, VIEW.format(name=name, noun=word, sections=repeated(SECTION))
    name = named("Controller")
    naming = NAMINGS[number // NAMING % len(NAMINGS)] if number % NAMING == NAMING - 1 else ""
    return name, CONTROLLER.format(name=name, noun=word, naming=naming, methods=repeated(METHOD))


TYPES = ["String", "Int", "Date", "[URL]", "Double", "[String: Bool]"]


def project(paths):
    """An Xcode project with an app of source files."""
    def key(kind, number):
        return f"{kind:08X}{number:016X}"

    files, builds = [], []
    for number, path in enumerate(paths):
        name = path.rsplit("/", 1)[-1]
        files.append(
            f"\t\t{key(1, number)} /* {name} */ = {{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
            f"name = {name}; path = {path}; sourceTree = \"<group>\"; }};")
        builds.append(
            f"\t\t{key(2, number)} /* {name} in Sources */ = {{isa = PBXBuildFile; "
            f"fileRef = {key(1, number)} /* {name} */; }};")
    members = [f"\t\t\t\t{key(1, number)}," for number in range(len(paths))]
    built = [f"\t\t\t\t{key(2, number)}," for number in range(len(paths))]
    lines = [
        "// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tobjectVersion = 56;", "\tobjects = {", *builds, *files,
        f"\t\t{key(3, 0)} = {{isa = PBXGroup; children = (", *members, "\t\t\t); sourceTree = \"<group>\"; };",
        f"\t\t{key(3, 1)} = {{isa = PBXSourcesBuildPhase; files = (", *built, "\t\t\t); };",
        f"\t\t{key(3, 2)} = {{isa = PBXNativeTarget; name = Bench; productName = Bench;",
        f"\t\t\tbuildConfigurationList = {key(3, 3)}; buildPhases = ({key(3, 1)}, ); dependencies = ();",
        "\t\t\tproductType = \"com.apple.product-type.application\"; };",
        f"\t\t{key(3, 3)} = {{isa = XCConfigurationList; buildConfigurations = ({key(3, 4)}, {key(3, 5)}, ); }};",
        *[f"\t\t{key(3, 4 + number)} = {{isa = XCBuildConfiguration; name = {name}; buildSettings = {{"
          "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
          "PRODUCT_NAME = Bench; }; };" for number, name in enumerate(["Debug", "Release"])],
        f"\t\t{key(3, 6)} = {{isa = PBXProject; mainGroup = {key(3, 0)}; targets = ({key(3, 2)}, );",
        f"\t\t\tbuildConfigurationList = {key(3, 3)}; }};",
        "\t};", f"\trootObject = {key(3, 6)};", "}", "",
    ]
    return "\n".join(lines)


def write(folder, count):
    """Writes an app of so many Swift files to a folder, and returns their bytes."""
    sources = {"AppDelegate.swift": APP_DELEGATE, "SceneDelegate.swift": SCENE_DELEGATE}
    for number in range(count - len(sources)):
        name, text = source(number)
        sources[f"Sources/Feature{number // 40}/{name}.swift"] = text
    others = {"Info.plist": INFO_PLIST, "Bench.xcodeproj/project.pbxproj": project(list(sources))}
    for path, text in (sources | others).items():
        file = Path(folder) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return sum(len(text.encode()) for text in sources.values())
