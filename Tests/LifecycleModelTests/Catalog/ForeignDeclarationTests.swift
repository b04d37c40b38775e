import LifecycleModel
import Testing

@Suite("Declarations in other languages")
struct ForeignDeclarationTests {
  @Test(
    "A method's name is read in Kotlin, Dart, Java, Objective-C and JavaScript",
    arguments: [
      ("fun onCreate(savedInstanceState: Bundle?)", "onCreate"),
      ("override fun onCreate(savedInstanceState: Bundle?) {", "onCreate"),
      ("protected suspend fun <T : Any> load(what: Map<String, T>): List<T>", "load"),
      ("@Composable fun Screen(onClose: () -> Unit)", "Screen"),
      ("@Deprecated(\"use (x)\") override fun onStart() = super.onStart()", "onStart"),
      ("fun Activity.onCreate()", "onCreate"),
      ("void didChangeAppLifecycleState(AppLifecycleState state)", "didChangeAppLifecycleState"),
      ("@override void initState() {}", "initState"),
      ("Future<void> onExitRequested() async {", "onExitRequested"),
      ("Future<Map<String, ui.Image>> load({required int count, Key? key}) => cache;", "load"),
      ("protected void onSaveInstanceState(Bundle outState);", "onSaveInstanceState"),
      ("public int onStartCommand(Intent intent, int flags) throws E", "onStartCommand"),
      ("onSaveInstanceState(Bundle outState)", "onSaveInstanceState"), ("onTrim(int level, Set<A> all)", "onTrim"),
      ("- (void)applicationDidEnterBackground:(UIApplication *)application;", "applicationDidEnterBackground:"),
      (
        "- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<A, B> *)options",
        "application:didFinishLaunchingWithOptions:"
      ),
      ("-(void) viewDidLoad", "viewDidLoad"),
      ("+ (void)run:(void (^)(BOOL done))handler :(int)count API_AVAILABLE(ios(13.0));", "run::"),
      ("componentDidMount() {}", "componentDidMount"),
      ("componentDidUpdate(prevProps, prevState) { this.x = 1 }", "componentDidUpdate"),
      ("async componentDidMount() {}", "componentDidMount"),
      ("static getDerivedStateFromProps(props, state)", "getDerivedStateFromProps"),
      ("function onShow() {}", "onShow"),
      ("export default async function onShow({ a, b }) {}", "onShow"),
      ("const onShow = () => {}", "onShow"),
      ("const $f_1=async (x)=>{}", "$f_1"),
      ("onShow = function () {}", "onShow"),
      ("  fun 開始()  ", "開始"),
    ])
  func name(text: String, name: String) throws {
    let declaration = try #require(ForeignDeclaration(text[...]))
    #expect(declaration.name == name)
    #expect(declaration.text == String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
  }

  @Test(
    "Other texts are no declarations",
    arguments: [
      "", "-", "- ", "onCreate", "onCreate()", "onCreate(savedInstanceState)", "Activity.onCreate()",
      "Activity.fun onCreate()", "Activity.void onCreate()", "scene(_ scene: UIScene)", "Idle => Active", "a == b",
      "A -> B", "return load()", "await load()", "void load(x: Int)", "Not running (initial)", "fun ()", "fun",
      "- (void)", "- (void)a:(int)", "- initial", "play: Idle → Active", "the loader() is called", "f(", "f(a b)",
      "f(_ B)", "f(A b, c)", "fun f(", "x = 1",
      "application:didFinishLaunchingWithOptions:", "fun 1()", "func play(item)", "> f()", "a<b f()", "@A @B",
      ".x() {}",
    ])
  func other(text: String) { #expect(ForeignDeclaration(text[...]) == nil) }
}
