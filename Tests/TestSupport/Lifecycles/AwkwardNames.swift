import LifecycleModel

/// Names that are legal on a page and hard to write, draw or compile, beside ordinary ones.
enum AwkwardNames {
  /// Of states; no two are one name.
  static let states = [
    "Not running", "Active", "Inactive", "Background", "Suspended", "Foreground", "Idle", "In progress", "Done",
    "Failed",
    "起動中", "バックグラウンド", "実行 중", "종료됨", "نشط", "רקע (פעיל)", "🚀 Launch 👩‍👩‍👧", "e\u{301}té", "class", "state", "end",
    "a|b", "x || y", "back\\slash\\n", "\"Quoted\" 'state'", "</script>", "<!-- <b>bold</b>", "\"; rm -rf /",
    "%%{init}%%",
    "--", "[*]", "#semi;", "&amp;", "{curly}", "$(x)", "`backtick`", "*stars* _and_ ~tildes~", "=1+1", "1. one",
    "- dash", "+ plus", "> quote", "# hash", "A → B", "Ghost -> Nowhere", "from here to there", "x: y", "x: y → z",
    "to",
    "http://example.com/?a=1&b=2#c", "Paused (by hand)", "initial", "observed", "never", "States of mind", "1)", "日本から",
    "A very long name that goes on and on, with commas. And with a second sentence", "[guarded]", "_private", "!bang",
    "dash - inside", "semi; colon", "full（幅）：名、前",
  ]

  /// Of delegates that are called.
  static let delegates = [
    "Store", "Loader", "class", "A&B <C>", "委譲 \"者\"", "App.Inner", "a|b", "🚀", "관찰자", "Long name of an object", "$x",
    "back\\slash", "*", "default", "_", "#tag", "[list]", "it's", "100%", "{x}",
  ]

  /// Of callbacks of the page's own delegates: compound names.
  static let callbacks = [
    "begin()", "end()", "didLoad(_:)", "reload", "store(_:didSave:)", "default()", "開始する(_:)", "끝()", "class(self:)",
    "map(_:)", "init(frame:)", "onAppear", "a1_b(c:d:)", "update(with:)", "repeat(_:)", "stop(after:)",
    "notify(_:_:_:)",
  ]

  /// Declarations of such callbacks, by name.
  static let declarations = [
    "func reloadAll(_ count: Int) async throws -> Bool", "func `default`(_ x: [String: Int])", "func ping()",
    "func map<T>(_ transform: (T) throws -> T, in list: [T]) rethrows -> [T] where T: Sendable",
    "var isReady: Bool { get }", "init(coder: NSCoder)", "@objc optional func did(load url: URL?)",
    "func 準備(_ 名前: String) -> (Int, Int)", "static func make(x: Int = 3, _ y: @escaping (Int) -> Void)",
  ]

  /// Declarations of such callbacks in other languages.
  static let foreignDeclarations = [
    "override fun onCreate(state: Bundle?): a.B", "@override Future<Map<String, int>> onExit() async",
    "- (void)run:(void (^)(BOOL))handler with:(id)x;", "componentDidMount() {}",
    "const onShow = async (x) => x.y | `z`",
  ]

  /// Of values of the page's own observed delegates.
  static let values = ["idle", "running", "done", "default", "self", "待機", "is on", "v1_2", "failed"]

  /// What a page may have one delegate per.
  static let scopes = ["activity", "Browser tab", "画面", "화면", "x-2"].map { Multiplicity(rawValue: $0) }

  /// Types of libraries, with their modules.
  static let libraryTypes = [
    ("ARSessionDelegate", "ARKit"), ("Uploader.Delegate", "Telemetry"), ("送信デリゲート", "送信"), ("from", "_Module2"),
  ]

  /// Names of a page's own types.
  static let types = ["LoaderDelegate", "Set<Int>", "any P & Q", "委譲プロトコル", "NSObject", "A.B", "`class`"]

  /// Events.
  static let events = [
    "Launch", "Leave", "Return", "Suspend", "didTap()", "a: b", "push → pop", "go to", "Retry: again", "[x]",
    "Leave (home)",
    "起動", "닫기", "1. first", "- dash", "\"quoted\"", "a|b", "`code`", "*bold*", "back\\slash", "x < y && z", "once more",
    "Tap, then swipe", "none", "→", "#1", "Open; close", "=", "?", "from A to B",
  ]

  /// Guards but for those about other scenes.
  static let guards = [
    "x < 3 && \"q\"", "a | b", "logged in", "1 → 2", "a: b", "`code`", "* or **", "最初", "not [x]", "(maybe)",
    "since forever",
    "f(x), g(y)", "back\\slash", "—", "~", "50%", "x;y",
  ]

  /// Conditions after `may be skipped:` and the like; parentheses are balanced.
  static let conditions = [
    "back within a second", "the size is unknown", "a | b", "iPhone 11, iOS 13.1", "x < y (or so)", "最初の起動", "遅い、または重い",
    "a; b",
    "`f()` ran",
    "at 10:30", "*now*", "\"quoted\"", "back\\slash", "the next launch",
  ]

  /// Lines of an app's log: literal text, and expressions whose call the page names.
  static let lines = [
    "came to front", "a | b", "- `x`: `y`", " indented ", "**bold** <b>", "[x] (y) \\n", "前面に来た", "none",
    "{\"event\": 1}",
    "a\\|b", "^\\[\\d+\\] (front|back)$", "^(?<instance>0x[0-9a-f]+) \\|", "#tag", "1. one", "—",
  ]

  /// Lines that have the name of a callback, and such that have a value.
  static let namingLines = ["^(?<callback>\\w+)$", "(?<delegate>[^|]+)\\.(?<callback>`?\\w+`?|—)"]
  static let valueLines = ["^phase: (?<value>\\w+)$", "値は(?<value>.+?)になった", "(?'value'a|b), (?<time>.*)"]

  /// Titles of pages.
  static let titles = [
    "UIKit life cycle", "\"Hostile\" names | `</title>` & %%{init}%% \\ 🦠", "画面のライフサイクル", "앱 수명", "1. Page",
    "A → B", "**Bold**", "# Hash #", "x: y", "It's - a page",
  ]
}
