import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertBefore, replaceOnce } from './edit.ts'
import type { PhoneOptions } from './phone-options.ts'
import { xcodeProjectOf } from './xcode-project.ts'

type Version = Readonly<{ version: string; build: number }>
type Parts = Readonly<{
  folder: string
  native: string
  icon: string
  options: PhoneOptions
  version: Version
}>

/** Makes the generated iOS project ours: its rights and reasons, its own code, the share extension, its pictures. */
export async function finishIos({ folder, native, icon, options, version }: Parts): Promise<void> {
  const [project, app, share] = [
    join(folder, 'App/App.xcodeproj/project.pbxproj'),
    join(folder, 'App/App'),
    join(folder, 'App/ShareExtension'),
  ]
  const group = `group.${options.appId}`
  await mkdir(share)
  for (const name of ['AppViewController', 'SignetPhonePlugin', 'KeptShare'])
    await cp(join(native, `${name}.swift`), join(app, `${name}.swift`))
  await cp(join(native, 'ShareViewController.swift'), join(share, 'ShareViewController.swift'))

  await edit(project, (text) => xcodeProjectOf(text, { ...version, appId: options.appId }))
  await edit(join(app, 'Info.plist'), (text) =>
    replaceOnce(text, '</dict>\n</plist>', `${infoOf(group)}</dict>\n</plist>`),
  )
  await edit(join(app, 'SceneDelegate.swift'), (text) =>
    replaceOnce(text, 'CAPBridgeViewController()', 'AppViewController()'),
  )
  await edit(join(app, 'Base.lproj/Main.storyboard'), (text) =>
    replaceOnce(
      text,
      'customClass="CAPBridgeViewController" customModule="Capacitor"',
      'customClass="AppViewController" customModule="App" customModuleProvider="target"',
    ),
  )
  await writeFile(join(app, 'App.entitlements'), plist(entitlements(group, options.linkHosts)))
  await writeFile(join(share, 'ShareExtension.entitlements'), plist(entitlements(group, [])))
  await writeFile(join(share, 'ShareExtension-Info.plist'), plist(shareInfo(options.appName, group)))
  await cp(icon, join(app, 'Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png'))
  await removeSplash(app)
}

/** The first screen is plain: a picture would be shown for the blink until the page draws its own frame. */
async function removeSplash(app: string): Promise<void> {
  await rm(join(app, 'Assets.xcassets/Splash.imageset'), { recursive: true })
  await edit(join(app, 'Base.lproj/LaunchScreen.storyboard'), (text) => {
    const bare = replaceOnce(text, ' image="Splash"', '')
    return replaceOnce(bare, '        <image name="Splash" width="1366" height="1366"/>\n', '')
  })
}

/** Why the app asks, in the languages of the product; the system shows one text to everybody. */
const reasons = {
  NSCameraUsageDescription: '拍摄附件、扫描二维码 · To take photos and scan codes',
  NSLocationWhenInUseUsageDescription: '填写位置 · To fill in where you are',
  NSMicrophoneUsageDescription: '录制语音消息和视频 · To record voice messages and videos',
}

function infoOf(group: string): string {
  return [
    ...Object.entries(reasons).map(([key, text]) => entry(key, string(text))),
    entry('SignetAppGroup', string(group)),
    entry('CFBundleLocalizations', array(['en', 'zh-Hans', 'zh-Hant'])),
    entry(
      'CFBundleURLTypes',
      `<array><dict>${entry('CFBundleURLName', string('signet'))}${entry('CFBundleURLSchemes', array(['signet']))}</dict></array>`,
    ),
  ].join('')
}

function entitlements(group: string, hosts: readonly string[]): string {
  const links = hosts.map((host) => `applinks:${host}`)
  return [
    entry('com.apple.security.application-groups', array([group])),
    ...(links.length > 0 ? [entry('com.apple.developer.associated-domains', array(links))] : []),
  ].join('')
}

/** As many files as the page keeps, in one go. */
const most = '<integer>20</integer>'

function shareInfo(name: string, group: string): string {
  const rule = [
    entry('NSExtensionActivationSupportsFileWithMaxCount', most),
    entry('NSExtensionActivationSupportsImageWithMaxCount', most),
    entry('NSExtensionActivationSupportsMovieWithMaxCount', most),
    entry('NSExtensionActivationSupportsText', '<true/>'),
    entry('NSExtensionActivationSupportsWebURLWithMaxCount', '<integer>1</integer>'),
  ].join('')
  const extension = [
    entry(
      'NSExtensionAttributes',
      `<dict>${entry('NSExtensionActivationRule', `<dict>${rule}</dict>`)}</dict>`,
    ),
    entry('NSExtensionPointIdentifier', string('com.apple.share-services')),
    entry('NSExtensionPrincipalClass', string('$(PRODUCT_MODULE_NAME).ShareViewController')),
  ].join('')
  return [
    entry('CFBundleDisplayName', string(name)),
    entry('CFBundleExecutable', string('$(EXECUTABLE_NAME)')),
    entry('CFBundleIdentifier', string('$(PRODUCT_BUNDLE_IDENTIFIER)')),
    entry('CFBundleInfoDictionaryVersion', string('6.0')),
    entry('CFBundleName', string('$(PRODUCT_NAME)')),
    entry('CFBundlePackageType', string('XPC!')),
    entry('CFBundleShortVersionString', string('$(MARKETING_VERSION)')),
    entry('CFBundleVersion', string('$(CURRENT_PROJECT_VERSION)')),
    entry('SignetAppGroup', string(group)),
    entry('NSExtension', `<dict>${extension}</dict>`),
  ].join('')
}

function plist(entries: string): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
`
  return insertBefore('</dict>\n</plist>\n', '</dict>', `${head}<plist version="1.0">\n<dict>\n${entries}`)
}

const entry = (key: string, value: string) => `	<key>${key}</key>${value}\n`
const string = (text: string) => `<string>${text}</string>`
const array = (texts: readonly string[]) => `<array>${texts.map(string).join('')}</array>`

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')))
}
