import type { BrowserContext, Page } from 'playwright-core'
import type { World } from './journey.ts'
import { clientOf } from './publish.ts'

const password = 'signet-demo'
/** How long a step waits for what it needs, in ms: three times what a quiet machine is given. */
export const patience = 90_000

export type Look = Readonly<{
  locale: 'zh-CN' | 'zh-TW' | 'en-US'
  theme: 'light' | 'dark'
  width?: number
  height?: number
  /** Pixels of the picture for each pixel of the page. */
  scale?: number
  /** A finger, not a mouse; taps are touches. */
  isTouch?: boolean
  /** Where the device is; it tells the product when asked. */
  at?: Readonly<{ latitude: number; longitude: number }>
}>

/** Somebody with a browser of their own. Everything that page says on the console as an error fails the journey. */
export type Person = Readonly<{
  page: Page
  leave: () => Promise<void>
}>

/** Opens a browser of its own (phone size unless said otherwise) and signs in through the login page. */
export async function signIn(
  world: World,
  account: string,
  look: Look,
  place: '/' | '/studio/' = '/',
): Promise<Person> {
  const person = await anybody(world, look)
  await person.page.goto(place)
  await person.page.locator('input[autocomplete="username"]').fill(account)
  await person.page.locator('input[type="password"]').fill(password)
  await person.page.locator('button[type="submit"]').click()
  await person.page.waitForURL(place === '/' ? '**/pages/index/index' : '**/studio/flows')
  return person
}

/** Somebody without an account, in a browser of their own. */
export async function anybody({ browser, product }: World, look: Look): Promise<Person> {
  const { isTouch = false, at } = look
  const context = await browser.newContext({
    baseURL: product.address,
    locale: look.locale,
    timezoneId: 'Asia/Shanghai',
    colorScheme: look.theme,
    viewport: { width: look.width ?? 375, height: look.height ?? 812 },
    deviceScaleFactor: look.scale ?? 2,
    hasTouch: isTouch,
    isMobile: isTouch,
    ...(at && { geolocation: at, permissions: ['geolocation'] }),
  })
  context.setDefaultTimeout(patience)
  const person = await watched(context)
  await chooseLook(context, look)
  await tellViolations(context)
  return person
}

async function watched(context: BrowserContext): Promise<Person> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })

  return {
    page,
    leave: async () => {
      await context.close()
      if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`)
    },
  }
}

/** What the policy forbids is a complaint too, also where the page has caught it. */
async function tellViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      // biome-ignore lint/suspicious/noConsole: how a page tells the journey
      console.error(`The policy forbids ${violatedDirective} of ${blockedURI} in ${sourceFile}`)
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

export type Who = Readonly<{ id: string; name: string }>

/** Somebody of the demo company, as the steps of a flow and the lists of people name him. */
export async function personOf(world: World, account: string): Promise<Who> {
  const { userInfo } = await (await clientOf(world, account)).session.currentUser()
  return { id: userInfo.userId, name: userInfo.userName }
}
