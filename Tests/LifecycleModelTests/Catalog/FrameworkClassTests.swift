import LifecycleModel
import Testing

@Suite("Classes of frameworks that apps inherit from")
struct FrameworkClassTests {
  @Test("The types of every class are in the catalog", arguments: FrameworkClass.all)
  func types(of known: FrameworkClass) {
    #expect(known.types.allSatisfy { APICatalog.standard.type(named: $0) != nil })
  }

  @Test("Flutter's app delegate is another type on macOS")
  func platforms() {
    #expect(FrameworkClass.named("FlutterAppDelegate", platform: nil)?.types == ["UIApplicationDelegate"])
    #expect(FrameworkClass.named("FlutterAppDelegate", platform: "macOS")?.types == ["NSApplicationDelegate"])
    #expect(FrameworkClass.named("UIResponder", platform: "tvOS")?.types == [])
    #expect(FrameworkClass.named("Nobody", platform: nil) == nil)
  }
}
