/// The page without a path or changes.
struct PlainLayer: StatesLayer {
  let style: CallStyle

  var header: Markup? { plainHeader() }

  func label(of bundle: ArrowBundle) -> LabelText { ArrowLabel(bundle: bundle, style: style).text }
}
