import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page, Route } from 'playwright-core'
import type { Entrant } from './entrants.ts'

export type OpenPage = Readonly<{ page: Page; session: CDPSession; close: () => Promise<void> }>

const address = 'http://forms.invalid/'
const html = `<!doctype html><html lang="en-US" data-theme="light"><meta charset="utf-8"><title>Claim</title>
<link rel="stylesheet" href="/style.css"><div id="place"></div><script type="module" src="/main.js"></script></html>`

/** A window of its own with the built page of an entrant, ready to mount; nobody but these files answers it. */
export async function openPage(browser: Browser, { window }: Entrant, folder: string): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: window })
  const page = await context.newPage()
  await page.route('**/*', (route) => answer(route, folder))
  await page.goto(address)
  await page.waitForFunction(() => globalThis.contestant !== undefined)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.enable')
  return { page, session, close: () => context.close() }
}

function answer(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
  const path = join(folder, pathname)
  return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
}
