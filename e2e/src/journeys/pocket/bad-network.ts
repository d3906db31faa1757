import type { Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { signIn } from '../../person.ts'
import { clientOf } from '../../publish.ts'
import { chatWords, openTalkWith, say, untilTexts } from './direct-talk.ts'
import { signInHere, signOut } from './on-device.ts'

const li = chatWords['zh-CN']
const wang = chatWords['en-US']
/** What a browser says of a server that is away or starting. */
const complaints = /ERR_|50[23]|WebSocket|fetching the script/
const phone = { theme: 'light', isTouch: true } as const

/**
 * The network is bad in the middle of a conversation: a line of 3G, answers that are lost, no network at all, also while
 * one signs out, and a server that starts again. Every message arrives once and in the order in which it was written, on both phones.
 */
export const badNetwork: Journey = {
  name: 'bad network',
  run: async (world) => {
    const manager = await signIn(world, 'manager', { ...phone, locale: 'zh-CN' })
    const finance = await signIn(world, 'finance', { ...phone, locale: 'en-US' })
    const { id } = await (await clientOf(world, 'manager')).chat.openDirect({
      personId: await idOf(world, 'finance'),
    })
    await openTalkWith(world, manager.page, 'finance', li)
    await openTalkWith(world, finance.page, 'manager', wang)
    const said: string[] = []
    const write = async (text: string) => {
      said.push(text)
      await say(manager.page, li, text)
    }

    const line = await manager.page.context().newCDPSession(manager.page)
    const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 25_000 }
    await line.send('Network.emulateNetworkConditions', slow)
    for (const text of ['慢一', '慢二', '慢三']) await write(text)
    await untilTexts(world, 'finance', id, said)
    await line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    })

    await line.detach()

    await loseOneAnswer(manager.page)
    await write('答复丢失')
    await write('答复之后')
    await untilTexts(world, 'finance', id, said)

    await manager.page.context().setOffline(true)
    for (const text of ['离线一', '离线二']) await write(text)
    await manager.page.context().setOffline(false)
    await untilTexts(world, 'finance', id, said)

    await write('收到请回复')
    const answered = manager.page.getByRole('article').filter({ hasText: '收到请回复' })
    await answered.getByText(li.read, { exact: true }).waitFor()
    said.push('退出前')
    await signOutWhileWaiting(manager.page, '退出前')
    await untilTexts(world, 'finance', id, said)
    await openTalkWith(world, manager.page, 'finance', li)

    const restarted = world.passTime(0)
    for (const text of ['重启中一', '重启中二']) await write(text)
    await restarted
    await finance.page.getByText('重启中二').waitFor()
    await untilTexts(world, 'finance', id, said)

    for (const { page } of [manager, finance]) await showsInOrder(page, said)
    await manager.leave(complaints)
    await finance.leave(complaints)
  },
}

/** The server takes the next message, and its answer does not come. */
async function loseOneAnswer(page: Page): Promise<void> {
  const sending = ({ pathname }: URL) => pathname.endsWith('/messages')
  let isLost = false
  await page.route(sending, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

/**
 * What waits is locked while its writer is signed out: the next person on the phone sees none of it, and it goes out when
 * the writer is back.
 */
async function signOutWhileWaiting(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await say(page, li, text)
  await page.getByText('1条等待发送').waitFor()
  await signOut(page, '还有1条没有发出')
  await page.getByText('没能加载出来').waitFor()
  await page.context().setOffline(false)
  await signInHere(page, 'employee')
  await page.getByRole('navigation').first().waitFor()
  if (await page.getByText('等待发送').isVisible())
    throw new Error('Another person sees that something waits')
  await signOut(page)
  await signInHere(page, 'manager')
}

/** Throws unless a phone shows every message once, in the order in which it was written. */
async function showsInOrder(page: Page, said: readonly string[]): Promise<void> {
  const messages = page.getByRole('log').getByRole('article')
  await messages.filter({ hasText: said.at(-1) ?? '' }).waitFor()
  const texts = await messages.allInnerTexts()
  const order = texts.map((text) => said.findIndex((one) => text.includes(one)))
  if (texts.length !== said.length || order.some((at, place) => at !== place))
    throw new Error(`The phone shows ${texts.join(' | ')}`)
}
