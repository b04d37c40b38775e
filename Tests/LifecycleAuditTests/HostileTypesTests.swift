import LifecycleAudit
import TestSupport
import Testing

@Suite("Types that could hang an audit", .mustEnd)
struct HostileTypesTests {
  @Test(
    "Classes, protocols and aliases that lead to themselves end",
    arguments: [
      "class A: B {}\nclass B: A, UIApplicationDelegate {}\n@main class C: B {}",
      "@main class A: A {}", "protocol P: Q {}\nprotocol Q: P, UIApplicationDelegate {}\n@main class A: NSObject, P {}",
      "typealias P = Q & UIApplicationDelegate\ntypealias Q = P\n@main class A: NSObject, Q {}",
      "typealias T = T\n@main class A: NSObject, UIApplicationDelegate { func applicationWillTerminate(_ a: T) {} }",
      "typealias T = [U]\ntypealias U = (T, T)\n@main class A: NSObject, UIApplicationDelegate { func applicationWillTerminate(_ a: T) {} }",
      "extension A: UIApplicationDelegate {}\nextension A.A.A { func f() {} }\n@main class A: A.A {}",
      "@UIApplicationDelegateAdaptor(A.self) var a: A\n@main struct A: App { let b = A.main() }",
    ])
  func cycles(text: String) throws {
    let project = ExampleProject.scenes.replacing(
      "=== AppDelegate.swift", with: "=== Cycle.swift\n\(text)\n=== AppDelegate.swift")
    _ = try ExampleAudit.findings(in: project)
  }

  @Test("Objective-C classes and protocols that lead to themselves end")
  func objectiveC() throws {
    let text = """
      @interface A : B <P>
      @end
      @interface B : A
      @end
      @protocol P <Q>
      @end
      @protocol Q <P, UIApplicationDelegate>
      @end
      @implementation A
      - (void)applicationWillTerminat:(UIApplication *)a {}
      @end
      int main() { return UIApplicationMain(0, 0, nil, @"A"); }
      """
    _ = try ExampleAudit.findings(in: ExampleProject.noScenes + "\n=== A.m\n" + text)
  }

  @Test("A chain of hundreds of classes, and as many members, are read")
  func many() throws {
    let classes = (0..<300).map { "class C\($0 + 1): C\($0) {}" }.joined(separator: "\n")
    let members = (0..<300).map { "  func sceneDidBecome\($0)(_ scene: UIScene) {}" }.joined(separator: "\n")
    let chain = "class C0: UIResponder, UIApplicationDelegate {}\n\(classes)\n@main class Last: C300 {}"
    let project = ExampleProject.sceneDelegate(members).replacing("@main\n", with: "")
    let found = try ExampleAudit.findings(in: project + "\n=== Chain.swift\n\(chain)\n")
    #expect(found.filter { $0.contains("near-miss") } == [])
  }
}
