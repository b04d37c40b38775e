import UIKit

/// シーンデリゲートが呼ばれる順番: `UIViewController`, シーンごとに一つ.
final class ViewController: UIViewController {
  // MARK: 起動

  /// ビューの準備をする。
  ///
  /// 呼び出し：起動。
  override func viewDidLoad() {
    super.viewDidLoad()
    LifecycleLog.record("ViewController", #function, instance: self, state: "非アクティブ")
  }
}

// instar:generated f67e3ad084acd381 page cb61ef
// instar:callbacks b3d4ef63
