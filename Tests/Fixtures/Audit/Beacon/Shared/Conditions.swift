import UIKit

extension AppDelegate {
  #if swift(>=99)
    func applicationWillTerminat(_ application: UIApplication) { signal.stop() }
  #elseif compiler(>=5.0)
    func applicationWillTerminate(_ application: UIApplication) { signal.stop() }
  #endif

  #if targetEnvironment(macCatalyst)
    func applicationDidReceiveMemoryWarnin(_ application: UIApplication) { signal.stop() }
  #endif

  #if canImport(AppKit)
    func applicationDidReceiveMemoryWarnings(_ application: UIApplication) { signal.stop() }
  #endif

  #if BEACON_TRACE
    func applicationSignificantTimeChange(_ application: UIApplication) { signal.start() }
  #else
    func applicationSignificantTimeChanged(_ application: UIApplication) { signal.start() }
  #endif
}
