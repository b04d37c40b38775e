import Foundation

/// `windowShouldClose:`.
public protocol NSWindowDelegate_windowShouldClose_: NSObjectProtocol {
  @MainActor func windowShouldClose(_ sender: NSWindow) -> Bool
}

/// `windowWillClose:`.
public protocol NSWindowDelegate_windowWillClose_: NSObjectProtocol {
  @MainActor func windowWillClose(_ notification: Notification)
}

/// `windowDidBecomeKey:`.
public protocol NSWindowDelegate_windowDidBecomeKey_: NSObjectProtocol {
  @MainActor func windowDidBecomeKey(_ notification: Notification)
}

/// `windowDidResignKey:`.
public protocol NSWindowDelegate_windowDidResignKey_: NSObjectProtocol {
  @MainActor func windowDidResignKey(_ notification: Notification)
}

/// `windowDidBecomeMain:`.
public protocol NSWindowDelegate_windowDidBecomeMain_: NSObjectProtocol {
  @MainActor func windowDidBecomeMain(_ notification: Notification)
}

/// `windowDidResignMain:`.
public protocol NSWindowDelegate_windowDidResignMain_: NSObjectProtocol {
  @MainActor func windowDidResignMain(_ notification: Notification)
}

/// `windowWillMiniaturize:`.
public protocol NSWindowDelegate_windowWillMiniaturize_: NSObjectProtocol {
  @MainActor func windowWillMiniaturize(_ notification: Notification)
}

/// `windowDidMiniaturize:`.
public protocol NSWindowDelegate_windowDidMiniaturize_: NSObjectProtocol {
  @MainActor func windowDidMiniaturize(_ notification: Notification)
}

/// `windowDidDeminiaturize:`.
public protocol NSWindowDelegate_windowDidDeminiaturize_: NSObjectProtocol {
  @MainActor func windowDidDeminiaturize(_ notification: Notification)
}

/// `windowDidExpose:`.
public protocol NSWindowDelegate_windowDidExpose_: NSObjectProtocol {
  @MainActor func windowDidExpose(_ notification: Notification)
}

/// `windowDidChangeOcclusionState:`; macOS 10.9.
public protocol NSWindowDelegate_windowDidChangeOcclusionState_: NSObjectProtocol {
  @MainActor func windowDidChangeOcclusionState(_ notification: Notification)
}

/// `windowWillMove:`.
public protocol NSWindowDelegate_windowWillMove_: NSObjectProtocol {
  @MainActor func windowWillMove(_ notification: Notification)
}

/// `windowDidMove:`.
public protocol NSWindowDelegate_windowDidMove_: NSObjectProtocol {
  @MainActor func windowDidMove(_ notification: Notification)
}

/// `windowWillResize:toSize:`.
public protocol NSWindowDelegate_windowWillResize_toSize_: NSObjectProtocol {
  @MainActor func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
}

/// `windowDidResize:`.
public protocol NSWindowDelegate_windowDidResize_: NSObjectProtocol {
  @MainActor func windowDidResize(_ notification: Notification)
}

/// `windowWillStartLiveResize:`; macOS 10.6.
public protocol NSWindowDelegate_windowWillStartLiveResize_: NSObjectProtocol {
  @MainActor func windowWillStartLiveResize(_ notification: Notification)
}

/// `windowDidEndLiveResize:`; macOS 10.6.
public protocol NSWindowDelegate_windowDidEndLiveResize_: NSObjectProtocol {
  @MainActor func windowDidEndLiveResize(_ notification: Notification)
}

/// `windowDidChangeScreen:`.
public protocol NSWindowDelegate_windowDidChangeScreen_: NSObjectProtocol {
  @MainActor func windowDidChangeScreen(_ notification: Notification)
}

/// `windowDidChangeScreenProfile:`.
public protocol NSWindowDelegate_windowDidChangeScreenProfile_: NSObjectProtocol {
  @MainActor func windowDidChangeScreenProfile(_ notification: Notification)
}

/// `windowDidChangeBackingProperties:`; macOS 10.7.
public protocol NSWindowDelegate_windowDidChangeBackingProperties_: NSObjectProtocol {
  @MainActor func windowDidChangeBackingProperties(_ notification: Notification)
}

/// `windowDidUpdate:`.
public protocol NSWindowDelegate_windowDidUpdate_: NSObjectProtocol {
  @MainActor func windowDidUpdate(_ notification: Notification)
}

/// `windowWillBeginSheet:`.
public protocol NSWindowDelegate_windowWillBeginSheet_: NSObjectProtocol {
  @MainActor func windowWillBeginSheet(_ notification: Notification)
}

/// `windowDidEndSheet:`.
public protocol NSWindowDelegate_windowDidEndSheet_: NSObjectProtocol {
  @MainActor func windowDidEndSheet(_ notification: Notification)
}

/// `window:willPositionSheet:usingRect:`.
public protocol NSWindowDelegate_window_willPositionSheet_usingRect_: NSObjectProtocol {
  @MainActor func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
}

/// `windowWillEnterFullScreen:`; macOS 10.7.
public protocol NSWindowDelegate_windowWillEnterFullScreen_: NSObjectProtocol {
  @MainActor func windowWillEnterFullScreen(_ notification: Notification)
}

/// `windowDidEnterFullScreen:`; macOS 10.7.
public protocol NSWindowDelegate_windowDidEnterFullScreen_: NSObjectProtocol {
  @MainActor func windowDidEnterFullScreen(_ notification: Notification)
}

/// `windowDidFailToEnterFullScreen:`; macOS 10.7.
public protocol NSWindowDelegate_windowDidFailToEnterFullScreen_: NSObjectProtocol {
  @MainActor func windowDidFailToEnterFullScreen(_ window: NSWindow)
}

/// `windowWillExitFullScreen:`; macOS 10.7.
public protocol NSWindowDelegate_windowWillExitFullScreen_: NSObjectProtocol {
  @MainActor func windowWillExitFullScreen(_ notification: Notification)
}

/// `windowDidExitFullScreen:`; macOS 10.7.
public protocol NSWindowDelegate_windowDidExitFullScreen_: NSObjectProtocol {
  @MainActor func windowDidExitFullScreen(_ notification: Notification)
}

/// `windowDidFailToExitFullScreen:`; macOS 10.7.
public protocol NSWindowDelegate_windowDidFailToExitFullScreen_: NSObjectProtocol {
  @MainActor func windowDidFailToExitFullScreen(_ window: NSWindow)
}

/// `window:willUseFullScreenContentSize:`; macOS 10.7.
public protocol NSWindowDelegate_window_willUseFullScreenContentSize_: NSObjectProtocol {
  @MainActor func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
}

/// `window:willUseFullScreenPresentationOptions:`; macOS 10.7.
public protocol NSWindowDelegate_window_willUseFullScreenPresentationOptions_: NSObjectProtocol {
  @MainActor func window(
    _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions
}

/// `customWindowsToEnterFullScreenForWindow:`; macOS 10.7.
public protocol NSWindowDelegate_customWindowsToEnterFullScreenForWindow_: NSObjectProtocol {
  @MainActor func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]?
}

/// `customWindowsToEnterFullScreenForWindow:onScreen:`; macOS 10.9.
public protocol NSWindowDelegate_customWindowsToEnterFullScreenForWindow_onScreen_: NSObjectProtocol {
  @MainActor func customWindowsToEnterFullScreen(for window: NSWindow, on screen: NSScreen) -> [NSWindow]?
}

/// `window:startCustomAnimationToEnterFullScreenWithDuration:`; macOS 10.7.
public protocol NSWindowDelegate_window_startCustomAnimationToEnterFullScreenWithDuration_: NSObjectProtocol {
  @MainActor func window(_ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration: TimeInterval)
}

/// `window:startCustomAnimationToEnterFullScreenOnScreen:withDuration:`; macOS 10.9.
public protocol NSWindowDelegate_window_startCustomAnimationToEnterFullScreenOnScreen_withDuration_: NSObjectProtocol {
  @MainActor func window(
    _ window: NSWindow, startCustomAnimationToEnterFullScreenOn screen: NSScreen, withDuration duration: TimeInterval)
}

/// `customWindowsToExitFullScreenForWindow:`; macOS 10.7.
public protocol NSWindowDelegate_customWindowsToExitFullScreenForWindow_: NSObjectProtocol {
  @MainActor func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]?
}

/// `window:startCustomAnimationToExitFullScreenWithDuration:`; macOS 10.7.
public protocol NSWindowDelegate_window_startCustomAnimationToExitFullScreenWithDuration_: NSObjectProtocol {
  @MainActor func window(_ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration: TimeInterval)
}

/// `windowWillUseStandardFrame:defaultFrame:`.
public protocol NSWindowDelegate_windowWillUseStandardFrame_defaultFrame_: NSObjectProtocol {
  @MainActor func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
}

/// `windowShouldZoom:toFrame:`.
public protocol NSWindowDelegate_windowShouldZoom_toFrame_: NSObjectProtocol {
  @MainActor func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
}

/// `windowWillReturnFieldEditor:toObject:`.
public protocol NSWindowDelegate_windowWillReturnFieldEditor_toObject_: NSObjectProtocol {
  @MainActor func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
}

/// `windowWillReturnUndoManager:`; macOS 10.0.
public protocol NSWindowDelegate_windowWillReturnUndoManager_: NSObjectProtocol {
  @MainActor func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}

/// `window:shouldPopUpDocumentPathMenu:`; macOS 10.5.
public protocol NSWindowDelegate_window_shouldPopUpDocumentPathMenu_: NSObjectProtocol {
  @MainActor func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
}

/// `window:shouldDragDocumentWithEvent:from:withPasteboard:`; macOS 10.5.
public protocol NSWindowDelegate_window_shouldDragDocumentWithEvent_from_withPasteboard_: NSObjectProtocol {
  @MainActor func window(
    _ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint,
    with pasteboard: NSPasteboard
  ) -> Bool
}

/// `window:willEncodeRestorableState:`; macOS 10.7.
public protocol NSWindowDelegate_window_willEncodeRestorableState_: NSObjectProtocol {
  @MainActor func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
}

/// `window:didDecodeRestorableState:`; macOS 10.7.
public protocol NSWindowDelegate_window_didDecodeRestorableState_: NSObjectProtocol {
  @MainActor func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
}

/// `window:willResizeForVersionBrowserWithMaxPreferredSize:maxAllowedSize:`; macOS 10.7.
public protocol NSWindowDelegate_window_willResizeForVersionBrowserWithMaxPreferredSize_maxAllowedSize_:
  NSObjectProtocol
{
  @MainActor func window(
    _ window: NSWindow, willResizeForVersionBrowserWithMaxPreferredSize maxPreferredFrameSize: NSSize,
    maxAllowedSize maxAllowedFrameSize: NSSize
  ) -> NSSize
}

/// `windowWillEnterVersionBrowser:`; macOS 10.7.
public protocol NSWindowDelegate_windowWillEnterVersionBrowser_: NSObjectProtocol {
  @MainActor func windowWillEnterVersionBrowser(_ notification: Notification)
}

/// `windowDidEnterVersionBrowser:`; macOS 10.7.
public protocol NSWindowDelegate_windowDidEnterVersionBrowser_: NSObjectProtocol {
  @MainActor func windowDidEnterVersionBrowser(_ notification: Notification)
}

/// `windowWillExitVersionBrowser:`; macOS 10.7.
public protocol NSWindowDelegate_windowWillExitVersionBrowser_: NSObjectProtocol {
  @MainActor func windowWillExitVersionBrowser(_ notification: Notification)
}

/// `windowDidExitVersionBrowser:`; macOS 10.7.
public protocol NSWindowDelegate_windowDidExitVersionBrowser_: NSObjectProtocol {
  @MainActor func windowDidExitVersionBrowser(_ notification: Notification)
}

/// `previewRepresentableActivityItemsForWindow:`; macOS 13.2.
public protocol NSWindowDelegate_previewRepresentableActivityItemsForWindow_: NSObjectProtocol {
  @MainActor func previewRepresentableActivityItems(for window: NSWindow) -> [any NSPreviewRepresentableActivityItem]?
}

/// `windowForSharingRequestFromWindow:`; macOS 15.0.
public protocol NSWindowDelegate_windowForSharingRequestFromWindow_: NSObjectProtocol {
  @MainActor func windowForSharingRequest(from window: NSWindow) -> NSWindow?
}
