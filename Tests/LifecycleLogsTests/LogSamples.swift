import LifecycleLogs

/// Excerpts of logs, as tools write them.
enum LogSamples {
  static let all: [(format: LogFormat, text: String)] = [
    (.compact, compact), (.default, defaultStyle), (.syslog, syslog), (.ndjson, ndjson), (.json, json),
    (.console, console), (.console, consoleWithTimeFirst), (.xcode, xcode), (.xcode, nsLog), (.device, device),
    (.device, deviceWithFractions), (.device, systemLog), (.swiftLog, swiftLog), (.swiftLog, oldSwiftLog),
    (.logcat, logcatBrief), (.logcat, logcatTime), (.logcat, logcatThreadtime), (.logcat, logcatLong),
    (.logcat, androidStudio), (.logcat, oldAndroidStudio), (.otlp, otlp), (.otlp, otlpRecords), (.jsonl, jsonl),
    (.bare, bare), (.bare, flutter), (.bare, reactNative),
  ]

  static let compact = """
    Filtering the log data using "process == "My App""
    Timestamp               Ty Process[PID:TID]
    2026-08-11 17:15:22.031 Df My App[803:98ec] [com.example.parcels:lifecycle] lifecycle delegate=SceneDelegate n=1
    2026-08-11 17:15:22.032 Db My App[803:98ec] (UIKitCore) [com.apple.UIKit:Application] Deactivation reason removed: 11;
    deactivation reasons: 1024 -> 0

      animating application lifecycle event: 0
    2026-08-11 17:15:22.040 E  My App[803:9a01] (Foundation) -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x1027>
    2026-08-11 17:15:23.000 F  kernel[0:0] (AppleACPIPlatform) [spid 0x291, process, begin] [SceneDelegate scene:]
    === Messages dropped during live streaming (use `log show` to see what they were)
    """

  static let defaultStyle = """
    Skipping info and debug messages, pass --info and/or --debug to include.
    Timestamp                       Thread     Type        Activity             PID    TTL  
    2026-08-11 17:15:22.031000+0900 0x98ec     Default     0x0                  803    0    My App: [com.example.parcels:lifecycle] sceneDidBecomeActive(_:)
    2026-08-11 17:15:22.032112+0900 0x98ec     Activity    0x80000000000ab54b   803    0    My App: (UIKitCore) send gesture actions
    2026-08-11 17:15:22.033000+0900 0x1590e    Signpost    0x0                  1766   0    [spid 0x291385ea6c83b460, process, begin] bluetoothd: [com.apple.bluetooth:HID] HIDInterruptData
    2026-08-11 17:15:23.000000+0900 0x0        Timesync    0x0                  0      0    === system wallclock time adjusted
    2026-08-11 17:15:24.000000+0900 0x98ec     Loss        0x0                  803    0    My App: lost >=63 unreliable messages from 12-15 (Mach continuous exact start-approx. end)
    2017-12-07 18:33:56.230481+0800 0x1daa15   Default     0x0                  48240  2048: two lines,
    the second
    --------------------------------------------------------------------------------------------------------------------
    Log      - Default:          1, Info:                0, Debug:             0, Error:          0, Fault:          0
    Activity - Create:           0, Transition:          0, Actions:           0
    """

  static let syslog = """
    Timestamp                       (process)[PID]    
    2026-08-11 17:15:22.031000+0900  localhost My App[803]: (UIKitCore) [com.example.parcels:lifecycle] viewDidLoad()
    2026-08-11 17:15:22.032000+0900  localhost Parcels[804]: (Parcels.debug.dylib) first
      second [1]: more
    2026-08-11T17:15:22+09:00 mac-mini Parcels[804]: -[AppDelegate applicationDidBecomeActive:]
    """

  static let ndjson = #"""
    Filtering the log data using "subsystem == "com.example.parcels""
    {"timezoneName":"","messageType":"Default","eventType":"logEvent","source":null,"formatString":"%{public}s","userID":501,"activityIdentifier":0,"subsystem":"com.example.parcels","category":"lifecycle","threadID":39148,"senderImageUUID":"0F483193-D206-362B-9874-0100BCCB9CBD","backtrace":{"frames":[{"imageOffset":103060,"threadID":1,"imageUUID":"]}\""}]},"bootUUID":"3590A0B1-4C7D-4C4A-9F0B-69FAC3D0BD58","processImagePath":"\/Applications\/Parcels.app\/Parcels","senderImagePath":"\/Applications\/Parcels.app\/Parcels","timestamp":"2026-08-11 17:15:22.031728+0900","machTimestamp":20147685217463,"eventMessage":"lifecycle delegate=SceneDelegate callback=\"sceneDidBecomeActive(_:)\" state=\"On the w\u00e4y \ud83d\udce6\"","processImageUUID":"0F483193-D206-362B-9874-0100BCCB9CBD","traceID":833721519476834308,"processID":803,"senderProgramCounter":103060,"parentActivityIdentifier":0}
    {"traceID":3105639345815556,"eventMessage":"two\nlines","eventType":"logEvent","source":null,"activityIdentifier":0,"threadID":100942,"bootUUID":"","processImagePath":"\/usr\/sbin\/mDNSResponder","timestamp":"2021-02-05 11:43:22.859569-0800","machTimestamp":10854631418804,"messageType":"Default","processID":231}
    {"eventType":"lossEvent","timestamp":"2021-02-05 11:43:23.000000-0800","machTimestamp":10854631418805}
    {"count":2,"finished":1}
    """#

  static let json = #"""
    Filtering the log data using "subsystem == "com.example.parcels""
    Skipping info and debug messages, pass --info and/or --debug to include.
    [{
      "traceID" : 37579774151491588,
      "eventMessage" : "sceneDidBecomeActive <UIWindowScene: 0x1027>",
      "eventType" : "logEvent",
      "source" : null,
      "threadID" : 500795,
      "backtrace" : {
        "frames" : [
          {
            "imageOffset" : 28940,
            "imageUUID" : "452AEEAF-04BA-3FCA-83C8-16F162D87321"
          }
        ]
      },
      "bootUUID" : "2DF74FE0-4876-43B0-828B-F285FA4D42F5",
      "processImagePath" : "\/Applications\/Parcels.app\/Parcels",
      "timestamp" : "2023-02-23 10:44:02.761747+0100",
      "processID" : 803
    },{
      "bootUUID" : "2DF74FE0-4876-43B0-828B-F285FA4D42F5",
      "timestamp" : "2023-02-23 10:44:03.000000+0100",
      "eventMessage" : "a \"quoted\" word",
      "processID" : 803
    }]
    """#

  static let console = """
    default\t17:15:22.031000+0900\tParcels\tlifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)"
    error\t17:15:22.032000+0900\trunningboardd\tCalculated state: {\tone
    \ttwo
    }
    48\tdefault\t16:15:37.685400-0700\tSpringBoard\tnotifyBestAppChanged:(null)
    """

  static let consoleWithTimeFirst = """
    2026-08-11 17:15:22.031000 +0900\tDefault\tParcels\t803\tsceneDidEnterBackground(_:)
    17:15:22.031000+0900\tFault\tParcels\t3 messages dropped
    """

  static let xcode = """
    2026-08-11 17:15:22.031478+0900 My App[803:39148] [lifecycle] lifecycle delegate=SceneDelegate n=1
    2026-08-11 17:15:22.032000+0900 My App[803:39148] [Scene life] active
    a print, which has no envelope
    12  2026-08-11 17:15:22.033000+0900 My App[803:39148] [com.example.parcels:SceneDelegate] viewDidLoad()
    2026-08-11 17:15:22.034000+0900 My App[803:39148] [sceneDidBecomeActive] saved
    """

  static let nsLog = """
    2026-08-11 17:15:22.031 Parcels[803:1547] -[SceneDelegate sceneDidBecomeActive:]
    2026-08-11 17:15:22.032 Parcels[803:c07] [SceneDelegate sceneWillResignActive:] was called
    """

  static let device = """
    [connected:00008030-001A35E40212345678]
    Aug 11 17:15:22 iPhone Parcels(UIKitCore)[803] <Notice>: sceneDidBecomeActive(_:)
    Aug  1 07:05:02 annas-iPhone SpringBoard(FrontBoard)[58] <Debug>: [com.apple.FrontBoard] Request {
    \t"token" => 0x10321e2c0
    }
    Aug 11 17:15:23 iPhone kernel[0] <Error>: AppleH10CamIn
    Aug 11 17:15:24 --- last message repeated 2 times ---
    [disconnected:00008030-001A35E40212345678]
    """

  static let deviceWithFractions = """
    Aug 11 17:15:22.031234 My App(Parcels.debug.dylib)[803] <Notice>: viewDidLoad()
    2026-09-09 00:54:19.046506 Parcels{UIKitCore}[2123] <DEBUG>: viewDidAppear(_:)
    """

  static let systemLog = """
    Jan 22 07:54:32 mac-mini Parcels[30840]: starting up
    Jan 22 07:54:32: --- last message repeated 1 time ---
    Sep 13 15:28:51 mac-mini localhost Runner[37195]: sceneDidBecomeActive
    Jan 22 07:54:33 mac-mini last message repeated 5 times
    Jan 22 07:54:34 mac-mini kernel: done
    Jan 22 07:54:35 mac-mini Parcels[30840]: message repeated 3 times: [ done ]
    Jan 22 07:54:36 mac-mini Parcels[30840]: lost 12 messages
    """

  static let swiftLog = """
    2026-08-11T17:15:22+0900 info com.example.lifecycle: [Parcels] sceneDidBecomeActive(_:)
    2026-08-11T17:15:22+0900 debug com.example.lifecycle: id=7 names=["a", "b"] [Parcels] lifecycle delegate=SceneDelegate n=1
    2026-08-11T17:15:22+0900 critical: [Parcels] no label
    of two lines
    """

  static let oldSwiftLog = """
    2020-03-13T18:30:02+0000 notice com.example.app : id=7 [ParcelsKit] viewDidLoad()
    2019-03-13T18:30:02+0000 warning com.example.app : id=7 no source
    2019-03-13T15:46:38+0000 error: Test message
    """

  static let logcatBrief = """
    --------- beginning of main
    D/MainActivity( 6056): onCreate
    I/chatty  (20746): uid=10302(com.example.parcels) Binder:20746_3 identical 3 lines
    I/chatty  (20746): uid=10302(com.example.parcels) expire 5 lines
    D/ReactNativeJS(12345): onResume: now
    I( 6056: 6078) onPause  (MainActivity)
    W/Tag: onStop
    flutter: not of logcat
    """

  static let logcatTime = """
    08-11 17:15:22.031 D/MainActivity( 6056): onStart
    08-11 17:15:22.032 I/MainActivity(10086: 6056): onResume
    """

  static let logcatThreadtime = """
    --------- beginning of system
    08-11 17:15:22.031  6056  6078 D MainActivity: onCreate: done
    08-11 17:15:22.031123 10123  6056  6078 I flutter : viewDidLoad
    2026-08-11 17:15:22.031 +0900  u0_a12  6056  6078 I chatty  : uid=10123(com.example) 1.ui identical 1 line
             1786436122.031  6056  6078 D Tag     : epoch
    --------- beginning of crash
    logcat: Unexpected EOF!
    """

  static let logcatLong = """
    [ 08-11 17:15:22.031  6056: 6078 D/MainActivity ]
    onCreate
    second line

    [ 08-11 17:15:22.032  6056: 6078 D/MainActivity ]
    onStart

    """

  static let androidStudio = """
    2026-08-11 17:15:22.031  6056-6056  MainActivity            com.example.parcels                  D  onCreate
    2026-08-11 17:15:22.032  6056-6078  A                       com.example.parcels                  I    onStart  x
    2026-08-11 17:15:22.033  5484-5484  Two words  com.example.app  E  onResume Called
    """

  static let oldAndroidStudio = """
    2026-08-11 17:15:22.031 6056-6056/com.example.parcels D/MainActivity: onCreate
    08-11 17:15:22.031 6056-6078/? I/Tag: onStart
    """

  static let otlp = #"""
    {"resourceLogs":[{"scopeLogs":[{"scope":{"name":"lifecycle"},"logRecords":[{"timeUnixNano":"1786436122031728000","observedTimeUnixNano":"1786436199000000000","severityNumber":9,"body":{"stringValue":"callback=\"viewDidLoad()\""},"attributes":[{"key":"thread.id","value":{"intValue":"259"}}]},{"timeUnixNano":"1786436123000000000","eventName":"device.app.lifecycle","attributes":[{"key":"ios.app.state","value":{"stringValue":"active"}}]}]}],"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"Parcels"}},{"key":"device.id","value":{"stringValue":"d-1"}},{"key":"session.id","value":{"stringValue":"s-1"}},{"key":"process.pid","value":{"intValue":"803"}}]}}]}
    """#

  static let otlpRecords = #"""
    {"timeUnixNano":"1786436122031728000","severityText":"Info","body":{"stringValue":"sceneDidBecomeActive(_:)"},"attributes":[{"key":"session.id","value":{"stringValue":"s-1"}}]}
    {"observedTimeUnixNano":1786436122031728000,"body":{"kvlistValue":{"values":[{"key":"android.state","value":{"stringValue":"foreground"}}]}}}
    """#

  static let jsonl = #"""
    {"level":"info","ts":1786436122.031728,"msg":"sceneDidBecomeActive(_:)","pid":803,"device_id":"d-1","session_id":"s-1"}
    INFO {"timestamp":"2026-08-11T17:15:22.031Z","message":"a \"b\"\n","log":"not this","thread_id":"259"}
    {"@timestamp":1786436122031,"device":{"id":"d-2"},"data":[{"message":"nested"}],"event":"viewDidLoad"}
    plain
    """#

  static let bare = """
    sceneDidBecomeActive <UIWindowScene: 0x102704e10>

    [log] sceneWillResignActive
    Info: nothing
    """

  static let flutter = """
    flutter: sceneDidBecomeActive
    flutter: sceneWillResignActive
    Launching lib/main.dart on iPhone 15 in debug mode...
    """

  static let reactNative = """
     LOG  sceneDidBecomeActive
     (NOBRIDGE) WARN  sceneWillResignActive
    LOGIN sceneWillResignActive
    """
}
