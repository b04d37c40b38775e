@implementation AppDelegate {
#if READER
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
#elif WRITER
- (BOOL)application:(NSApplication *)application {
#else
