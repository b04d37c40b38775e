import SwiftUI
import WidgetKit

@main
struct BreadWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
