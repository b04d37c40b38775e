import SwiftUI

SketchApp.main()
