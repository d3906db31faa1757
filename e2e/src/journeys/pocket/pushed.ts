import type { CDPSession, Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { signIn } from '../../person.ts'
import { untilTrue } from '../../until-true.ts'

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
    const push = await openPush(page)

    const message = { id: 'first', title: '等待处理: 出差报销', body: '', path: '/pages/my/settings/index' }
    await push(message)
    await push(message)
    await untilTrue(page, hasShown, 1)
    await push({ ...message, id: 'second', title: '另一条' })
    await untilTrue(page, hasShown, 2)
    await leave()
  },
}

/** Whether exactly so many notifications are shown. Runs in the page. */
async function hasShown(count: number): Promise<boolean> {
  const { length } = await (await navigator.serviceWorker.ready).getNotifications()
  if (length > count) throw new Error(`${length} notifications are shown instead of ${count}`)
  return length === count
}

type Push = (message: Readonly<Record<string, string>>) => Promise<void>

/** Delivers messages to the service worker as the vendor of a browser does. */
async function openPush(page: Page): Promise<Push> {
  const session = await page.context().newCDPSession(page)
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
