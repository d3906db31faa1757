import type { BrowserContext, Page } from 'playwright-core'
import type { World } from './journey.ts'
import { clientOf } from './publish.ts'

const password = 'signet-demo'
/** How long a step waits for its element, in ms: three times what a quiet machine needs. */
export const patience = 90_000

export type Look = Readonly<{
  locale: 'zh-CN' | 'zh-TW' | 'en-US'
  theme: 'light' | 'dark'
  width?: number
  height?: number
  /** Device pixels per CSS pixel. */
  scale?: number
  /** A touch screen instead of a mouse. */
  isTouch?: boolean
  /** The location the device reports when asked. */
  at?: Readonly<{ latitude: number; longitude: number }>
  /** Without a service worker, so that every file comes from the network. */
  isUnkept?: boolean
}>

/** A person with their own browser. Every console error of its pages fails the journey. */
export type Person = Readonly<{
  page: Page
  /** Throws what the page complained about, but for what the journey caused on purpose. */
  leave: (onPurpose?: RegExp) => Promise<void>
}>

/** Opens a new browser context (phone size by default) and signs in through the login page. */
export async function signIn(
  world: World,
  account: string,
  look: Look,
  place: '/' | '/studio/' = '/',
): Promise<Person> {
  const person = await openAsVisitor(world, look)
  await person.page.goto(place)
  await person.page.locator('input[autocomplete="username"]').fill(account)
  await person.page.locator('input[type="password"]').fill(password)
  await person.page.locator('button[type="submit"]').click()
  const isInside = place === '/' ? /^\/pages\/index\/index/ : /^\/studio\/(?!login)\w/
  await person.page.waitForURL(({ pathname }) => isInside.test(pathname))
  return person
}

/** Opens a new browser context for a visitor without an account. */
export async function openAsVisitor({ browser, product }: World, look: Look): Promise<Person> {
  const { isTouch = false, at, isUnkept = false } = look
  const context = await browser.newContext({
    baseURL: product.address,
    locale: look.locale,
    timezoneId: 'Asia/Shanghai',
    colorScheme: look.theme,
    viewport: { width: look.width ?? 375, height: look.height ?? 812 },
    deviceScaleFactor: look.scale ?? 2,
    hasTouch: isTouch,
    isMobile: isTouch,
    serviceWorkers: isUnkept ? 'block' : 'allow',
    ...(at && { geolocation: at, permissions: ['geolocation'] }),
  })
  context.setDefaultTimeout(patience)
  const person = await watchPage(context)
  await chooseLook(context, look)
  await reportViolations(context)
  await reportCauses(context)
  return person
}

async function watchPage(context: BrowserContext): Promise<Person> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })

  return {
    page,
    leave: async (onPurpose) => {
      await context.close()
      const others = complaints.filter((complaint) => !onPurpose?.test(complaint))
      if (others.length > 0) throw new Error(`The page complained: ${others.join('; ')}`)
    },
  }
}

/** Reports violations of the content security policy too, even when the page has handled them. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      // biome-ignore lint/suspicious/noConsole: how a page tells the journey
      console.error(`The policy forbids ${violatedDirective} of ${blockedURI} in ${sourceFile}`)
    })
  })
}

/** Names the page of an error and what caused it, which the message of a page error leaves out. */
async function reportCauses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('error', ({ error }) => {
      const cause: unknown = error?.cause
      if (!cause) return
      // biome-ignore lint/suspicious/noConsole: how a page tells the journey
      console.error(
        `${location.pathname}: ${error.message} ${cause instanceof Error ? cause.stack : String(cause)}`,
      )
    })
  })
}

async function chooseLook(context: BrowserContext, { locale, theme }: Look): Promise<void> {
  const look = JSON.stringify({ locale, theme, text: 'normal' })
  // The frame of a PDF has no storage.
  await context.addInitScript(
    (kept) => (globalThis.localStorage as Storage | null)?.setItem('look', kept),
    look,
  )
}

export type PersonRef = Readonly<{ id: string; name: string }>

/** Returns the id and name of a demo person, as steps and people lists name them. */
export async function personOf(world: World, account: string): Promise<PersonRef> {
  const { userInfo } = await (await clientOf(world, account)).session.currentUser()
  return { id: userInfo.userId, name: userInfo.userName }
}
