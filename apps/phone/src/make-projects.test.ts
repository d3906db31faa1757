import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import xcode from 'xcode'
import { makeProjects } from './make-projects.ts'
import { phoneOptions } from './phone-options.ts'

// Inside the product, where Capacitor finds its packages.
const work = join(import.meta.dirname, '../dist/test')
const [client, target] = [join(work, 'client'), join(work, 'projects')]
const options = phoneOptions({
  APP_ID: 'com.example.office',
  APP_NAME: 'Office 办公',
  APP_LINK_HOSTS: 'office.example.com, oa.example.com',
})
const app = 'ios/App/App'
const main = 'android/app/src/main'

const read = (path: string) => readFile(join(target, path), 'utf8')
const isThere = (path: string) =>
  access(join(target, path)).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  await rm(work, { recursive: true, force: true })
  await mkdir(join(client, 'assets'), { recursive: true })
  const page = '<!doctype html><head>\n    <meta name="viewport" content="x" />\n  </head><body></body>'
  for (const [name, content] of [
    ['index.html', page],
    ['assets/index-1.js', 'start()'],
    ['assets/index-1.js.br', 'x'],
    ['assets/index-1.js.gz', 'x'],
    ['service-worker.js', 'x'],
    ['source-hash', 'x'],
    ['manifest.en-US.webmanifest', '{}'],
  ] as const)
    await writeFile(join(client, name), content)
  await makeProjects({ target, client, options })
})
afterAll(() => rm(work, { recursive: true }))

type Element = Readonly<{ name: string; attributes: Readonly<Record<string, string>> }>

/** The elements of an XML document, which must be well-formed. */
function elementsOf(text: string): readonly Element[] {
  const found: Element[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes }))
  parser.write(text).close()
  return found
}

/** The words of a property list in their order: keys and values. */
function wordsOf(text: string): readonly string[] {
  elementsOf(text)
  return Array.from(text.matchAll(/<(?:key|string|integer)>([^<]*)</g), ([, word = '']) => word)
}

test('every XML file of both projects is well-formed', async () => {
  const names = await readdir(target, { recursive: true })
  const documents = names.filter((name) => /\.(xml|plist|entitlements|storyboard)$/.test(name))
  for (const name of documents) elementsOf(await read(name))
  expect(documents.length).toBeGreaterThan(10)
})

test('the client is in the package, without what only a server sends, and under a policy', async () => {
  for (const assets of [`${main}/assets/public`, `${app}/public`]) {
    const names = await readdir(join(target, assets), { recursive: true })
    expect(names.filter((name) => !/^cordova/.test(name)).toSorted()).toEqual([
      'assets',
      'assets/index-1.js',
      'index.html',
    ])
    const page = await read(`${assets}/index.html`)
    expect(page).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(page).not.toMatch(/(?<!wasm-)unsafe/)
  }
})

test('pages come from the origins that a server admits, never in the clear, and are closed to debuggers', async () => {
  for (const place of [`${main}/assets`, app]) {
    const config = JSON.parse(await read(`${place}/capacitor.config.json`))
    expect(config).toMatchObject({
      appId: 'com.example.office',
      server: { androidScheme: 'https', iosScheme: 'capacitor' },
      android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
      ios: { webContentsDebuggingEnabled: false },
      plugins: { SystemBars: { initialViewportFitValueHint: 'cover' } },
    })
    expect(config.server).not.toHaveProperty('url')
    expect(config.server).not.toHaveProperty('allowNavigation')
  }
})

test('Android: permissions, links, shares and no backup of the session', async () => {
  const elements = elementsOf(await read(`${main}/AndroidManifest.xml`))
  const named = (name: string) =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes)

  expect(named('uses-permission').map((one) => one['android:name']?.split('.').at(-1))).toEqual([
    'INTERNET',
    'ACCESS_COARSE_LOCATION',
    'ACCESS_FINE_LOCATION',
    'CAMERA',
    'MODIFY_AUDIO_SETTINGS',
    'POST_NOTIFICATIONS',
    'RECORD_AUDIO',
  ])
  expect(named('uses-feature').every((one) => one['android:required'] === 'false')).toBe(true)
  expect(named('application')[0]).toMatchObject({ 'android:allowBackup': 'false' })
  expect(named('data')).toEqual([
    { 'android:scheme': 'signet' },
    ...['office.example.com', 'oa.example.com'].map((host) => ({
      'android:scheme': 'https',
      'android:host': host,
      'android:pathPrefix': '/pages/',
    })),
    { 'android:mimeType': '*/*' },
    { 'android:mimeType': '*/*' },
  ])
  expect(named('intent-filter').filter((one) => one['android:autoVerify'] === 'true')).toHaveLength(2)
})

test('Android: version, code and pictures are those of the product', async () => {
  const gradle = await read('android/app/build.gradle')
  const { version, build } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(gradle).toContain(`versionName "${version}"`)
  expect(gradle).toContain(`versionCode ${build}`)

  const activity = await read(`${main}/java/com/example/office/MainActivity.java`)
  expect(activity).toContain('package com.example.office;')
  expect(activity).toContain('registerPlugin(SignetPhonePlugin.class)')
  expect(await read(`${main}/java/app/signet/phone/SignetPhonePlugin.java`)).toContain(
    'package app.signet.phone;',
  )
  for (const gone of ['android/app/src/test', `${main}/res/drawable/splash.png`, `${main}/res/mipmap-hdpi`])
    expect(await isThere(gone)).toBe(false)
  expect(await read(`${main}/res/values/strings.xml`)).toContain(
    '<string name="app_name">Office 办公</string>',
  )
})

test('every picture that Android names is there once', async () => {
  const resources = await readdir(join(target, main, 'res'), { recursive: true })
  const texts = await Promise.all(
    resources.filter((name) => name.endsWith('.xml')).map((name) => read(`${main}/res/${name}`)),
  )
  const manifest = await read(`${main}/AndroidManifest.xml`)
  const wanted = [...texts, manifest].flatMap((text) =>
    Array.from(text.matchAll(/@(drawable|mipmap)\/(\w+)/g), ([, kind = '', name = '']) => `${kind}/${name}`),
  )
  const offered = new Set(
    resources.map((name) => name.replace(/^(drawable|mipmap)(-[\w-]+)?\//, '$1/').replace(/\.\w+$/, '')),
  )
  expect(wanted.filter((name) => !offered.has(name))).toEqual([])
})

test('iOS: reasons, scheme, links and the folder that app and extension share', async () => {
  const info = wordsOf(await read(`${app}/Info.plist`))
  for (const reason of [
    'NSCameraUsageDescription',
    'NSMicrophoneUsageDescription',
    'NSLocationWhenInUseUsageDescription',
  ])
    expect(info[info.indexOf(reason) + 1]).toMatch(/·/)
  expect(info.slice(info.indexOf('CFBundleURLSchemes'))[1]).toBe('signet')
  expect(info[info.indexOf('SignetAppGroup') + 1]).toBe('group.com.example.office')

  expect(wordsOf(await read(`${app}/App.entitlements`))).toEqual([
    'com.apple.security.application-groups',
    'group.com.example.office',
    'com.apple.developer.associated-domains',
    'applinks:office.example.com',
    'applinks:oa.example.com',
  ])
  expect(wordsOf(await read('ios/App/ShareExtension/ShareExtension.entitlements'))).toEqual([
    'com.apple.security.application-groups',
    'group.com.example.office',
  ])
  const share = wordsOf(await read('ios/App/ShareExtension/ShareExtension-Info.plist'))
  expect(share[share.indexOf('NSExtensionPointIdentifier') + 1]).toBe('com.apple.share-services')
  expect(share[share.indexOf('SignetAppGroup') + 1]).toBe('group.com.example.office')
})

test('iOS: the project of Xcode builds our code and the extension, and every id in it leads somewhere', async () => {
  const path = join(target, 'ios/App/App.xcodeproj/project.pbxproj')
  const text = await readFile(path, 'utf8')
  const { objects } = xcode.project(path).parseSync().hash.project
  const known = new Set(Object.values(objects).flatMap((section) => Object.keys(section)))
  const ids = new Set(Array.from(text.matchAll(/\b[\dA-F]{24}\b/g), ([id]) => id))
  expect([...ids].filter((id) => !known.has(id))).toEqual([])

  const targets = Object.values(objects['PBXNativeTarget'] ?? {}).flatMap((one) =>
    typeof one === 'object' ? [one['name']] : [],
  )
  expect(targets).toEqual(['App', 'ShareExtension'])
  expect(text.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2)
  expect(text.match(/MARKETING_VERSION = 6\.0\.8;/g)).toHaveLength(4)
  expect(text).not.toContain('MARKETING_VERSION = 1.0;')
  expect(text).toContain('PRODUCT_BUNDLE_IDENTIFIER = com.example.office.share;')

  for (const name of [
    'App/AppViewController',
    'App/SignetPhonePlugin',
    'App/KeptShare',
    'ShareExtension/ShareViewController',
  ])
    expect(await isThere(`ios/App/${name}.swift`)).toBe(true)
  expect(await read(`${app}/SceneDelegate.swift`)).toContain('= AppViewController()')
  expect(await read(`${app}/Base.lproj/LaunchScreen.storyboard`)).not.toContain('Splash')
})

test('both projects have the plugins of the client', async () => {
  const android = await read('android/capacitor.settings.gradle')
  const ios = await read('ios/App/CapApp-SPM/Package.swift')
  for (const name of ['@capacitor/app', '@capacitor/local-notifications', '@capawesome/capacitor-badge']) {
    expect(android).toContain(`node_modules/${name}/android`)
    expect(ios).toContain(`node_modules/${name}"`)
  }
})

test('the same input makes the same projects, also over older ones', async () => {
  const before = await contentOf(target)
  await writeFile(join(target, 'left-over.txt'), 'x')
  await makeProjects({ target, client, options })
  expect(await contentOf(target)).toEqual(before)
})

async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = paths.toSorted().map(async (path) => [path, await readFile(path, 'base64')] as const)
  return Object.fromEntries(await Promise.all(files))
}

test.each([
  [{ APP_ID: '../evil' }, 'APP_ID'],
  [{ APP_ID: 'office' }, 'APP_ID'],
  [{ APP_NAME: '<b>' }, 'APP_NAME'],
  [{ APP_NAME: '' }, 'APP_NAME'],
  [{ APP_LINK_HOSTS: 'office.example.com/x' }, 'APP_LINK_HOSTS'],
  [{ APP_LINK_HOSTS: '*.example.com' }, 'APP_LINK_HOSTS'],
  [{ APP_LINK_HOSTS: 'localhost' }, 'APP_LINK_HOSTS'],
])('%j is refused by name', (environment, name) => {
  expect(() => phoneOptions(environment)).toThrow(name)
})
