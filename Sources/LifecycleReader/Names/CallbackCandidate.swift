import LifecycleModel

/// A callback that a name may mean.
struct CallbackCandidate {
  /// The delegate that has it.
  let delegate: DelegateID
  /// Its compound name; of an observed value its bare name.
  let name: String
  /// Its declaration, where the page or the catalog has one.
  let signature: String?
}

extension CallbackCandidate {
  /// The key that it is found by.
  var key: CallbackNames.Key { CallbackNames.Key(delegate: delegate, name: name) }

  /// Creates a candidate of a callback of the page.
  init(_ callback: Callback) {
    self.init(delegate: callback.delegate, name: callback.name, signature: callback.signature)
  }

  /// Creates a candidate of a callback of the catalog.
  init(_ entry: APIEntry, of owner: DelegateID) {
    self.init(delegate: owner, name: entry.name, signature: entry.signature)
  }
}
