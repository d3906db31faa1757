import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertBefore, replaceOnce } from './edit.ts'
import type { PhoneOptions } from './phone-options.ts'

type Version = Readonly<{ version: string; build: number }>
type Parts = Readonly<{
  folder: string
  native: string
  icons: string
  options: PhoneOptions
  version: Version
}>

/** Makes the generated Android project ours: what it may do, what opens it, its own code, its pictures. */
export async function finishAndroid({ folder, native, icons, options, version }: Parts): Promise<void> {
  const app = join(folder, 'app')
  const main = join(app, 'src/main')
  await edit(join(main, 'AndroidManifest.xml'), (text) => manifestOf(text, options))
  await edit(join(app, 'build.gradle'), (text) => {
    const numbered = replaceOnce(text, 'versionCode 1', `versionCode ${version.build}`)
    return replaceOnce(numbered, 'versionName "1.0"', `versionName "${version.version}"`)
  })
  await addCode({ main, native, options })
  await addPictures({ resources: join(main, 'res'), icons })
  for (const sample of ['src/test', 'src/androidTest']) await rm(join(app, sample), { recursive: true })
}

const permissions = [
  'ACCESS_COARSE_LOCATION',
  'ACCESS_FINE_LOCATION',
  'CAMERA',
  'MODIFY_AUDIO_SETTINGS',
  'POST_NOTIFICATIONS',
  'RECORD_AUDIO',
]

/** Tablets without these may install the app too. */
const features = ['camera', 'camera.autofocus', 'location', 'location.gps', 'microphone']

function manifestOf(generated: string, { linkHosts }: PhoneOptions): string {
  const wishes = [
    ...permissions.map((name) => `    <uses-permission android:name="android.permission.${name}" />`),
    ...features.map(
      (name) => `    <uses-feature android:name="android.hardware.${name}" android:required="false" />`,
    ),
  ]
  const filters = [
    filter('VIEW', ['BROWSABLE'], ['android:scheme="signet"']),
    ...linkHosts.map((host) =>
      filter(
        'VIEW',
        ['BROWSABLE'],
        ['android:scheme="https"', `android:host="${host}"`, 'android:pathPrefix="/pages/"'],
        ' android:autoVerify="true"',
      ),
    ),
    filter('SEND', [], ['android:mimeType="*/*"']),
    filter('SEND_MULTIPLE', [], ['android:mimeType="*/*"']),
  ]
  const opened = insertBefore(generated, '        </activity>', `${filters.join('\n')}\n`)
  const allowed = insertBefore(opened, '</manifest>', `${wishes.join('\n')}\n`)
  // A backup would carry the session to another device.
  return replaceOnce(allowed, 'android:allowBackup="true"', 'android:allowBackup="false"')
}

function filter(
  action: string,
  categories: readonly string[],
  attributes: readonly string[],
  verified = '',
): string {
  const lines = [
    `<action android:name="android.intent.action.${action}" />`,
    ...['DEFAULT', ...categories].map(
      (name) => `<category android:name="android.intent.category.${name}" />`,
    ),
    `<data ${attributes.join(' ')} />`,
  ]
  const indented = lines.map((line) => `                ${line}`).join('\n')
  return `            <intent-filter${verified}>\n${indented}\n            </intent-filter>`
}

async function addCode({
  main,
  native,
  options,
}: Readonly<{ main: string; native: string; options: PhoneOptions }>): Promise<void> {
  const activity = await readFile(join(native, 'MainActivity.java'), 'utf8')
  const place = join(main, 'java', ...options.appId.split('.'), 'MainActivity.java')
  await writeFile(place, replaceOnce(activity, 'package APP_ID;', `package ${options.appId};`))
  const own = join(main, 'java/app/signet/phone')
  await mkdir(own, { recursive: true })
  await cp(join(native, 'SignetPhonePlugin.java'), join(own, 'SignetPhonePlugin.java'))
}

/** The check mark of the product on a canvas of 64, as in `icons/maskable.svg`. */
const foreground = `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="108dp" android:height="108dp"
    android:viewportWidth="64" android:viewportHeight="64">
    <path android:pathData="M23.5,33 L29.5,39 L41.5,26" android:strokeColor="#FFFFFF" android:strokeWidth="4.8"
        android:strokeLineCap="round" android:strokeLineJoin="round" />
</vector>
`
const adaptiveIcon = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@drawable/ic_launcher_foreground" />
    <monochrome android:drawable="@drawable/ic_launcher_foreground" />
</adaptive-icon>
`
const splash = `<?xml version="1.0" encoding="utf-8"?>
<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/ic_launcher_background" />
</layer-list>
`

const densities = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi']

/** The system draws a picture of the highest density smaller, so that one file serves old devices. */
async function addPictures({ resources, icons }: Readonly<{ resources: string; icons: string }>) {
  const generated = [
    'drawable-v24',
    'drawable/splash.png',
    'drawable/ic_launcher_background.xml',
    ...densities.map((name) => `mipmap-${name}`),
    ...densities.flatMap((name) => [`drawable-port-${name}`, `drawable-land-${name}`]),
  ]
  for (const path of generated) await rm(join(resources, path), { recursive: true })
  await mkdir(join(resources, 'mipmap-xxxhdpi'))
  for (const name of ['ic_launcher', 'ic_launcher_round']) {
    await cp(join(icons, 'icon-192.png'), join(resources, 'mipmap-xxxhdpi', `${name}.png`))
    await writeFile(join(resources, 'mipmap-anydpi-v26', `${name}.xml`), adaptiveIcon)
  }
  await writeFile(join(resources, 'drawable/ic_launcher_foreground.xml'), foreground)
  await writeFile(join(resources, 'drawable/splash.xml'), splash)
  await edit(join(resources, 'values/ic_launcher_background.xml'), (text) =>
    replaceOnce(text, '#FFFFFF', '#2979FF'),
  )
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')))
}
