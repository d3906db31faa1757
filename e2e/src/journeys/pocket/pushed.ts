import type { CDPSession, Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { patience, signIn } from '../../person.ts'

/**
 * A message that is pushed to the service worker of the built client is shown once, however often it arrives; another is
 * shown beside it.
 */
export const pushed: Journey = {
  name: 'pushed',
  run: async (world) => {
    const { page, leave } = await signIn(world, 'manager', { locale: 'zh-CN', theme: 'light' })
    await page.context().grantPermissions(['notifications'])
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const session = await page.context().newCDPSession(page)
    const push = await openPush(page, session)
    const displayed = await countDisplayed(session)

    const message = { id: 'first', title: '等待处理: 出差报销', body: '', path: '/pages/my/settings/index' }
    await push(message)
    await push(message)
    await displayed(2)
    await hasShown(page, ['等待处理: 出差报销'])
    await push({ ...message, id: 'second', title: '另一条' })
    await displayed(3)
    await hasShown(page, ['另一条', '等待处理: 出差报销'])
    await leave()
  },
}

async function hasShown(page: Page, titles: readonly string[]): Promise<void> {
  const shown = await page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title }) => title).toSorted()
  })
  if (shown.join() !== titles.join()) throw new Error(`Shown: ${shown.join(', ') || 'nothing'}`)
}

/**
 * Waits until the browser has displayed so many messages, repetitions included. To ask for what is shown meanwhile would
 * disturb it: the browser forgets a notification that is asked for before it is on the screen.
 */
async function countDisplayed(session: CDPSession): Promise<(count: number) => Promise<void>> {
  let displayed = 0
  let look = () => {}
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    if (backgroundServiceEvent.eventName === 'Notification displayed') displayed += 1
    look()
  })
  await session.send('BackgroundService.startObserving', { service: 'notifications' })
  await session.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true })
  return (count) =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(
        () => reject(new Error(`${displayed} displayed instead of ${count}`)),
        patience,
      )
      look = () => {
        if (displayed < count) return
        clearTimeout(giveUp)
        resolve()
      }
      look()
    })
}

type Push = (message: Readonly<Record<string, string>>) => Promise<void>

/** Delivers messages to the service worker as the vendor of a browser does. */
async function openPush(page: Page, session: CDPSession): Promise<Push> {
  const registrationId = await registrationOf(session)
  const { origin } = new URL(page.url())
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
  }
}

async function registrationOf(session: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [own] = registrations
    if (own) resolve(own.registrationId)
  })
  await session.send('ServiceWorker.enable')
  return promise
}
