import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds the Chromium for the browser journeys: CHROMIUM_PATH, the system's, or one installed by apt with fonts for
 * Chinese where possible. Exits with a message when there is none.
 */
export function ensureBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !existsSync(wanted)) refuse(`CHROMIUM_PATH names ${wanted}, and there is no such file.`)

  const missing = [
    ...(wanted || findBrowser() ? [] : ['chromium']),
    ...(showsChinese() ? [] : ['fonts-noto-cjk']),
  ]
  if (missing.length > 0 && mayInstall()) install(missing)

  return (
    wanted ||
    findBrowser() ||
    refuse(
      'The browser journeys need Chromium and Chinese fonts: install them (on Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH.',
    )
  )
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere]
  return places.find((place) => existsSync(place))
}

/** Without fontconfig, as on macOS, the system is assumed to have such fonts. */
function showsChinese() {
  const { error, stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  return error ? !mayInstall() : stdout.trim() !== ''
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function install(packages) {
  console.log(`Installing ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status
  const isDone = apt('update') === 0 && apt('install', '--yes', '--no-install-recommends', ...packages) === 0
  if (!isDone) refuse(`apt-get could not install ${packages.join(' and ')}: see its words above.`)
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
