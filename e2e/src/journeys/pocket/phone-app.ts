import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packagePage } from '@signet/phone/package-page'
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import type { Journey, World } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { openAsVisitor, patience } from '../../person.ts'
import { clientOf } from '../../publish.ts'

const client = join(import.meta.dirname, '../../../../apps/staff/dist')
const look = { locale: 'zh-CN', theme: 'light' } as const
/** Where the pages of the app come from, and the server of the company. */
const [app, server] = ['https://localhost', 'https://office.example.com']

/**
 * An employee uses the app for phones: its pages come from the package, and the company's server is another origin, which
 * must admit them. The system side of the bridge is played here.
 */
export const phoneApp: Journey = {
  name: 'phone app',
  settings: () => ({ PHONE_ORIGINS: app }),
  run: async (world) => {
    const { page, leave } = await openAsVisitor(world, { ...look, isTouch: true, isUnkept: true })
    const context = page.context()
    await openPackage(context)
    await openServer(context, world.product)
    await context.addInitScript(bridge)

    await page.goto(`${app}/`)
    await connect(page)
    await signIn(page)
    await openLink(page)
    await share(page)
    await sendToColleague(world, page)
    await hear(world, page)
    // The company’s server stays away from pages that are about to close.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await leave()
  },
}

/** Files of the package; any other path is the page, as in the web view. */
async function openPackage(context: BrowserContext): Promise<void> {
  const page = packagePage(await readFile(join(client, 'index.html'), 'utf8'))
  await context.route(`${app}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await (/\.\w+$/.test(pathname)
      ? route.fulfill({ path: join(client, pathname) })
      : route.fulfill({ body: page, contentType: 'text/html' }))
  })
}

/** The company's server under its name: calls and sockets reach the product of this journey as the app sends them. */
async function openServer(context: BrowserContext, product: World['product']): Promise<void> {
  await context.route(`${server}/**`, async (route) => {
    const url = route.request().url().replace(server, product.address)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await context.routeWebSocket(`${server.replace('https', 'wss')}/**`, (socket) =>
    connectSocket(socket, product),
  )
}

function connectSocket(socket: WebSocketRoute, product: World['product']): void {
  const address = socket.url().replace(server.replace('https', 'wss'), product.address.replace('http', 'ws'))
  // Node’s own socket may say where it comes from.
  const real = new WebSocket(address, { headers: { origin: app } } as unknown as string[])
  const early: string[] = []
  const send = (message: string) => {
    if (real.readyState === WebSocket.OPEN) real.send(message)
    else early.push(message)
  }
  real.addEventListener('open', () => early.splice(0).forEach(send))
  real.addEventListener('message', ({ data }) => socket.send(String(data)))
  real.addEventListener('close', () => void socket.close())
  socket.onMessage((message) => send(String(message)))
  socket.onClose(() => real.close())
}

type Host = {
  asked: string[]
  shares: unknown[]
  listeners: Record<string, (about: unknown) => void>
}

/** Runs in the page before its first script, as the bridge of the system does. */
function bridge(): void {
  const host: Host = { asked: [], shares: [], listeners: {} }
  const answers: Record<string, () => unknown> = {
    'App.getLaunchUrl': () => null,
    'LocalNotifications.checkPermissions': () => ({ display: 'denied' }),
    'SignetPhone.takeShared': () => ({ shares: host.shares.splice(0) }),
  }
  const methods = {
    App: ['getLaunchUrl', 'minimizeApp', 'exitApp'],
    Badge: ['set'],
    LocalNotifications: ['checkPermissions', 'requestPermissions', 'schedule'],
    SignetPhone: ['takeShared', 'forgetShared', 'openNotificationSettings', 'openBrowser'],
  }
  Object.assign(window, {
    host,
    androidBridge: {},
    Capacitor: {
      isNativePlatform: () => true,
      PluginHeaders: Object.entries(methods).map(([name, its]) => ({
        name,
        methods: [{ name: 'addListener' }, ...its.map((method) => ({ name: method, rtype: 'promise' }))],
      })),
      nativePromise: async (plugin: string, method: string, options: unknown) => {
        host.asked.push(`${plugin}.${method} ${JSON.stringify(options ?? {})}`)
        return answers[`${plugin}.${method}`]?.() ?? null
      },
      nativeCallback: async (
        plugin: string,
        _: string,
        options: { eventName: string },
        listener: (about: unknown) => void,
      ) => {
        host.listeners[`${plugin}.${options.eventName}`] = listener
        return options.eventName
      },
      convertFileSrc: (path: string) => path,
    },
  })
}

/** Something happens in the system. */
async function tell(page: Page, event: string, about: unknown = {}): Promise<void> {
  await page.waitForFunction((name) => name in (window as unknown as { host: Host }).host.listeners, event)
  await page.evaluate(([name, what]) => (window as unknown as { host: Host }).host.listeners[name]?.(what), [
    event,
    about,
  ] as const)
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '连接公司服务器' }).waitFor()
  await page.getByLabel('服务器地址').fill('office.example.com')
  await page.getByRole('button', { name: '继续' }).tap()
  await page.getByText('服务器：office.example.com').waitFor()
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill('employee')
  await page.locator('input[type="password"]').fill('signet-demo')
  await page.getByRole('button', { name: '登录', exact: true }).tap()
  await page.waitForURL('**/pages/index/index')
  const question = page.getByRole('alertdialog', { name: '通知已关闭' })
  await question.getByRole('button', { name: '去设置' }).tap()
  await page.waitForFunction(() =>
    (window as unknown as { host: Host }).host.asked.some((call) =>
      call.startsWith('SignetPhone.openNotificationSettings'),
    ),
  )
  // The count comes over the socket and the calls alike.
  await page.waitForFunction(() =>
    (window as unknown as { host: Host }).host.asked.some((call) => call.startsWith('Badge.set')),
  )
}

async function openLink(page: Page): Promise<void> {
  await tell(page, 'App.appUrlOpen', { url: 'https://evil.example/pages/my/settings/index' })
  await tell(page, 'App.appUrlOpen', { url: `${server}/pages/my/settings/index` })
  await page.waitForURL(`${app}/pages/my/settings/index`)
  await tell(page, 'App.backButton')
  await page.waitForURL(`${app}/pages/index/index`)
  await tell(page, 'App.backButton')
  await page.waitForFunction(() =>
    (window as unknown as { host: Host }).host.asked.some((call) => call.startsWith('App.minimizeApp')),
  )
}

async function share(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { host } = window as unknown as { host: Host }
    host.shares.push({
      title: '出租车',
      text: '机场打车',
      files: [{ path: '/icons/pending.png', name: 'taxi.png', type: 'image/png' }],
    })
  })
  await tell(page, 'SignetPhone.shared')
  await page.getByText('机场打车').waitFor()
  await page.getByText('taxi.png').waitFor()
}

/** The photo goes to the director as a file, which is uploaded to the other origin. */
async function sendToColleague(world: World, page: Page): Promise<void> {
  const director = await clientOf(world, 'director')
  const { id } = await director.chat.openDirect({ personId: await idOf(world, 'employee') })
  await director.chat.send({ id, clientId: randomUUID(), text: '照片呢？' })
  await page.getByRole('link', { name: /发送到聊天/ }).tap()
  const colleague = (await director.session.currentUser()).userInfo.userName
  await page.getByRole('dialog').getByRole('button', { name: colleague }).tap()
  await page.getByText('机场打车').waitFor()
  await until('the photo is with the director', async () => {
    const { list } = await director.chat.messages({ id })
    return list.some(({ file }) => file?.name === 'taxi.png')
  })
}

/** A message that comes over the socket counts on the icon. */
async function hear(world: World, page: Page): Promise<void> {
  await tell(page, 'App.backButton')
  await page.getByText('taxi.png').waitFor({ state: 'detached' })
  const finance = await clientOf(world, 'finance')
  const { id } = await finance.chat.openDirect({ personId: await idOf(world, 'employee') })
  const counts = () =>
    page.evaluate(() =>
      (window as unknown as { host: Host }).host.asked.filter((call) => call.startsWith('Badge.set')),
    )
  const before = (await counts()).at(-1)
  await finance.chat.send({ id, clientId: randomUUID(), text: '收到' })
  await until('the icon counts the message', async () => (await counts()).at(-1) !== before)
}

async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patience
  while (!(await ask())) if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}`)
}
