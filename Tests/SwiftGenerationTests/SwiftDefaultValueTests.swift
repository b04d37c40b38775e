import LifecycleModel
import Testing

@testable import SwiftGeneration

@Suite("Default return values")
struct SwiftDefaultValueTests {
  @Test("Every callback of Apple's delegates and view controllers has a value to return")
  func catalog() throws {
    for owner in APICatalog.standard.owners where APICatalog.standard.type(named: owner)?.kind != .swiftUI {
      for entry in APICatalog.standard.entries(of: [owner]) {
        let signature = try #require(SwiftSignature(entry.declaration), "\(entry.name)")
        let value = SwiftDefaultValue(signature, entry: entry, configuration: ["return configuration"])
        #expect(
          value.result.isEmpty == (signature.resultType == nil || signature.kind == .initializer), "\(entry.name)")
        #expect(!value.result.contains { $0.hasPrefix("preconditionFailure") }, "\(owner).\(entry.name)")
        let handlers = signature.parameters.filter { $0.type.hasPrefix("@escaping") && $0.name != "restorationHandler" }
        #expect(value.completions.map(\.parameter) == handlers.map(\.name), "\(entry.name)")
      }
    }
  }

  @Test(
    "Values by type",
    arguments: [
      ("-> Bool", "return true"), ("-> Int", "return 0"), ("-> [String : Int]", "return [:]"),
      ("-> [[Int]]", "return []"), ("-> Set<Int>", "return []"), ("-> String?", "return nil"),
      ("-> Order", "preconditionFailure(\"Return a value of type Order\")"),
    ])
  func types(result: String, statement: String) throws {
    let signature = try #require(SwiftDeclaration("func f() \(result)").flatMap(SwiftSignature.init))
    #expect(SwiftDefaultValue(signature, entry: nil).result == [statement])
  }

  @Test(
    "The catalog's value has the page's names of the parameters",
    arguments: [
      (
        "UIApplicationDelegate",
        "func application(_ window: UIApplication, supportedInterfaceOrientationsFor for: UIWindow?) -> UIInterfaceOrientationMask",
        "return window.supportedInterfaceOrientations(for: `for`)"
      ),
      (
        "NSWindowDelegate", "func windowWillResize(_ sender: NSWindow, to size: NSSize) -> NSSize", "return size"
      ),
      (
        "WKNavigationDelegate",
        """
        func webView(_ view: WKWebView, decidePolicyFor answer: WKNavigationResponse, \
        decisionHandler done: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
        """, "done(answer.canShowMIMEType ? .allow : .cancel)"
      ),
      (
        "CXProviderDelegate", "func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool",
        "return false"
      ),
    ])
  func names(owner: String, declaration: String, statement: String) throws {
    let declared = try #require(SwiftDeclaration(declaration))
    let entry = APICatalog.standard.entry(
      named: declared.compoundName, in: [owner], platform: nil, declaredAs: declaration)
    let value = SwiftDefaultValue(try #require(SwiftSignature(declared)), entry: entry)
    #expect(value.result + value.completions.map(\.statement) == [statement])
  }

  @Test("An answer for later is not given at once")
  func later() throws {
    let name = "application(_:continue:restorationHandler:)"
    let entry = try #require(APICatalog.standard.entry(named: name, in: ["UIApplicationDelegate"], platform: nil))
    let value = SwiftDefaultValue(try #require(SwiftSignature(entry.declaration)), entry: entry)
    #expect(value.result == ["return false"] && value.completions.isEmpty)
  }
}
