import LifecycleModel
import Testing

@Suite("Callbacks of one owner with one name")
struct TypedNameTests {
  @Test("No two callbacks of an owner have the same name, and nine names are several callbacks'")
  func distinct() {
    let entries = APICatalog.standard.entries
    #expect(Set(entries.map { "\($0.owner).\($0.name)" }).count == entries.count)
    let shared = Dictionary(grouping: entries) { "\($0.owner).\($0.compoundName)" }.filter { $0.value.count > 1 }
    #expect(
      shared.keys.sorted() == [
        "CBPeripheralDelegate.peripheral(_:didUpdateValueFor:error:)",
        "CBPeripheralDelegate.peripheral(_:didWriteValueFor:error:)",
        "CPTemplateApplicationSceneDelegate.templateApplicationScene(_:didSelect:)",
        "CXProviderDelegate.provider(_:perform:)", "Scene.onChange(of:initial:_:)", "View.onChange(of:initial:_:)",
        "WCSessionDelegate.session(_:didFinish:error:)", "WKApplicationDelegate.handle(_:)",
        "WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:)",
      ])
  }

  @Test("A name with types is that of one callback, and its declaration chooses it among those of the name")
  func found() throws {
    for entry in APICatalog.standard.entries where entry.name != entry.compoundName {
      let typed = try #require(TypedName(entry.name), "\(entry.name)")
      #expect(typed.text == entry.name)
      #expect(typed.compoundName == entry.compoundName)
      #expect(typed.describes(entry.declaration))
      let owners = [entry.owner]
      #expect(APICatalog.standard.entry(named: entry.name, in: owners, platform: nil) == entry)
      #expect(APICatalog.standard.entry(named: entry.compoundName, in: owners, platform: nil) == nil)
      let declared = APICatalog.standard.entry(
        named: entry.compoundName, in: owners, platform: nil, declaredAs: entry.signature)
      #expect(declared == entry)
    }
  }

  @Test(
    "Types may be written without spaces and commas that nothing else needs",
    arguments: [
      ("provider(_:perform:CXEndCallAction)", "provider(_:perform: CXEndCallAction)"),
      ("provider(_:perform:  CXEndCallAction )", "provider(_:perform: CXEndCallAction)"),
      ("peripheral(_:didUpdateValueFor: CBDescriptor,error:)", "peripheral(_:didUpdateValueFor: CBDescriptor, error:)"),
      ("handle(_: Set<WKRefreshBackgroundTask>)", "handle(_: Set<WKRefreshBackgroundTask>)"),
      ("onChange(of:initial:_: (V, V) -> Void)", "onChange(of:initial:_: (V, V) -> Void)"),
      ("take(_: [String: Int], with:)", "take(_: [String: Int], with:)"),
    ])
  func written(text: String, name: String) {
    #expect(TypedName(text)?.text == name)
  }

  @Test(
    "Other names have no types",
    arguments: [
      "scene(_:willConnectTo:options:)", "viewDidLoad()", "load(_ url: URL)", "active", "f(:)", "f(a: )", "f(a: B",
    ])
  func untyped(text: String) {
    #expect(TypedName(text) == nil)
    #expect(text.withoutParameterTypes == text)
  }
}
