import Foundation

/// What can be undone; Foundation has it where Apple's frameworks are.
open class UndoManager: NSObject {}
