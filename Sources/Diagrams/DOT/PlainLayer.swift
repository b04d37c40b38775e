/// The page as it is.
struct PlainLayer: StatesLayer {
  let look: CallLook

  var header: Markup? { plainHeader() }

  func label(of bundle: ArrowBundle) -> LabelText { ArrowLabel(bundle: bundle, look: look).text }
}
