import LifecycleModel
import Testing

@testable import LifecycleReader

@Suite("Mentions of callbacks")
struct CallbackMentionTests {
  @Test(
    "The owner is before the last full stop, unless its own name has full stops",
    arguments: [
      ("viewDidLoad()", nil, "viewDidLoad()"),
      ("sceneDidDisconnect", nil, "sceneDidDisconnect"),
      ("SceneDelegate.sceneDidDisconnect", "SceneDelegate", "sceneDidDisconnect"),
      (" SceneDelegate.scene( _: willConnectTo: options: ) ", "SceneDelegate", "scene(_:willConnectTo:options:)"),
      ("com.example.Loader.start()", "com.example.Loader", "start()"),
      ("Some.Module.start()", "Some.Module", "start()"),
      ("A&B <C>.map(_:)", "A&B <C>", "map(_:)"),
      ("Progress.1.5", "Progress", "1.5"),
      ("class.`default`()", "class", "default()"),
      ("Mood.`default`", "Mood", "default"),
      (".inactive", nil, "inactive"),
      ("foo(_ x: A.B)", nil, "foo(_:)"),
      ("application:didFinishLaunchingWithOptions:", nil, "application:didFinishLaunchingWithOptions:"),
      ("Owner.", nil, "Owner."),
      (".", nil, "."),
      ("", nil, ""),
    ] as [(String, String?, String)])
  func owner(code: String, owner: String?, name: String) {
    let mention = CallbackMention(code) { ["com.example.Loader", "Progress"].contains($0) }
    #expect(mention.owner == owner)
    #expect(mention.name == name)
    // Space around a name is ignored.
    #expect(CallbackMention(" " + code) { ["com.example.Loader", "Progress"].contains($0) } == mention)
  }

  @Test("A value of an observed delegate may begin with a full stop")
  func bareValue() {
    #expect(CallbackMention(".inactive") { _ in false }.isBareValue)
    #expect(!CallbackMention("ScenePhase.inactive") { _ in true }.isBareValue)
  }

  @Test("A whole declaration has a compound name, and is kept")
  func declaration() {
    let mention = CallbackMention("func reload(_ x: Int, `for` each: [A: B]) async throws -> Bool") { _ in true }
    #expect(mention.name == "reload(_:for:)")
    #expect(!mention.isBareName)
    #expect(mention.declaration == "func reload(_ x: Int, `for` each: [A: B]) async throws -> Bool")
    #expect(CallbackMention("initState()") { _ in false }.declaration == nil)
  }

  @Test(
    "A declaration in another language has its owner before it",
    arguments: [
      ("override fun onCreate(b: android.os.Bundle?)", nil, "onCreate", "override fun onCreate(b: android.os.Bundle?)"),
      ("Activity.override fun onCreate()", "Activity", "onCreate", "override fun onCreate()"),
      ("Scene owner.@A(x.y) fun onCreate()", "Scene owner", "onCreate", "@A(x.y) fun onCreate()"),
      ("com.example.Loader.void start(a.B b)", "com.example.Loader", "start", "void start(a.B b)"),
      ("Owner.Future<a.B> load()", "Owner", "load", "Future<a.B> load()"),
      ("Owner.-(void)a:(int)x b:(int)y;", "Owner", "a:b:", "-(void)a:(int)x b:(int)y;"),
      ("Component.componentDidMount() {}", "Component", "componentDidMount", "componentDidMount() {}"),
      ("Page.const onShow = () => a.b", "Page", "onShow", "const onShow = () => a.b"),
    ] as [(String, String?, String, String)])
  func foreign(code: String, owner: String?, name: String, declaration: String) {
    let mention = CallbackMention(code) { ["com.example.Loader", "Scene owner"].contains($0) }
    #expect(mention.owner == owner)
    #expect(mention.name == name)
    #expect(mention.declaration == declaration)
    #expect(mention.isForeign)
  }
}
