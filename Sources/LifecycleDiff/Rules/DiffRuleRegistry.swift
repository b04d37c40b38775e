/// Every rule of the diff; `instar explain` and the tests derive from this list.
package enum DiffRuleRegistry {
  /// The rules, in the order in which their changes are listed.
  package static let all: [any DiffRule.Type] = [
    MovedCallback.self,
    RemovedCallback.self,
    NoLongerCalled.self,
    NowMayBeSkipped.self,
    NowDeferred.self,
    ChangedOrder.self,
    OrderNoLongerFixed.self,
    AddedCallback.self,
    NewlyCalled.self,
    NowCertain.self,
    OrderNowFixed.self,
  ]
}
