import ProjectDescription

let project = Project(
  name: "Glacier",
  targets: [
    .target(
      name: "Glacier",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.glacier",
      deploymentTargets: .iOS("16.0"),
      infoPlist: .extendingDefault(with: [
        "UILaunchScreen": [:],
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": true,
          "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
              [
                "UISceneConfigurationName": "Ice",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).IceSceneDelegat",
              ],
              ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).CrevasseSceneDelegate"],
            ]
          ],
        ],
      ]),
      sources: ["Glacier/Sources/**"],
      resources: ["Glacier/Resources/**"],
      dependencies: []
    ),
    .target(
      name: "GlacierSpecs",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "com.example.glacier.specs",
      sources: ["Glacier/Tests/**"],
      dependencies: [.target(name: "Glacier")]
    ),
  ]
)
