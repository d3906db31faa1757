import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Starts a headless browser that connects to nothing but the page: CHROMIUM_PATH, or Chromium from its usual paths.
 */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  const found = (named ? [named] : places).find((place) => existsSync(place))
  if (!found) throw new Error('No Chromium found: install it, or name it in CHROMIUM_PATH.')
  return found
}
