import UIKit

/// UIViewController life cycle: `UIViewController`, one per view.
final class ViewController: UIViewController {
  // MARK: Load

  /// Create the view; override it only to build the view in code.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview())
  ///
  /// Called on Load. At most once per view.
  override func loadView() {
    super.loadView()
    LifecycleLog.record("ViewController", #function, instance: self, state: "Off screen")
  }

  /// Do what is needed once per view; sizes are not known yet.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload())
  ///
  /// Called on Load. At most once per view.
  override func viewDidLoad() {
    super.viewDidLoad()
    LifecycleLog.record("ViewController", #function, instance: self, state: "Off screen")
  }

  // MARK: Appear

  /// The view is about to be added to a window.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:))
  ///
  /// Called on Appear.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    LifecycleLog.record("ViewController", #function, instance: self, state: "Appearing")
  }

  /// The margins of the view have changed.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewlayoutmarginsdidchange())
  ///
  /// Called on Appear.
  /// - Appear, may be skipped: the margins stay the same
  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    LifecycleLog.record("ViewController", #function, instance: self, state: "On screen")
  }

  /// The safe area of the view has changed.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange())
  ///
  /// Called on Appear.
  /// - Appear, may be skipped: the safe area stays the same
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    LifecycleLog.record("ViewController", #function, instance: self, state: "On screen")
  }

  /// Traits and geometry are up to date; update the view here. Needs the Xcode 15 SDK.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:))
  ///
  /// Called on Appear.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    LifecycleLog.record("ViewController", #function, instance: self, state: "On screen")
  }

  /// Layout begins; it may be called many times.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews())
  ///
  /// Called on Appear, Layout.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    LifecycleLog.record("ViewController", #function, instance: self, state: "On screen")
  }

  /// Layout is done; it may be called many times.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews())
  ///
  /// Called on Appear, Layout.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    LifecycleLog.record("ViewController", #function, instance: self, state: "On screen")
  }

  /// The view is on screen and its animations are over.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:))
  ///
  /// Called on Appear.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    LifecycleLog.record("ViewController", #function, instance: self, state: "On screen")
  }

  // MARK: Disappear

  /// The view is about to be removed.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:))
  ///
  /// Called on Disappear.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    LifecycleLog.record("ViewController", #function, instance: self, state: "Disappearing")
  }

  /// The view has been removed.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:))
  ///
  /// Called on Disappear.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    LifecycleLog.record("ViewController", #function, instance: self, state: "Off screen")
  }

  // MARK: Memory warning

  /// Release what can be recreated.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning())
  ///
  /// Called on Memory warning.
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    LifecycleLog.record("ViewController", #function, instance: self)
  }
}

// instar:generated 4fa1d89ecc06e740 page 73c953
// instar:callbacks 264ac863 b3d4ef63 e68e96ec f8300263 05e31963 dcf8b8ec a6489a63 16123563
// instar:callbacks 2c8fb9ec 4d73caec a33b67ec d552ac63
