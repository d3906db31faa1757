import type { BrowserContext, Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { patience, signIn } from '../../person.ts'

const pending = '/pages/workFlow/flowTodo/index?list=pending'
const caseLink = 'a[href*="flowBefore"]'

/**
 * A manager reads in a train: the client opens without a network, shows what it showed before, goes on without help when
 * the network is back, and forgets everything when the manager signs out.
 */
export const withoutNetwork: Journey = {
  name: 'without network',
  run: async (world) => {
    const look = { locale: 'zh-CN', theme: 'light', isTouch: true } as const
    const { page, leave } = await signIn(world, 'manager', look)
    await page.goto(pending)
    await page.locator(caseLink).first().tap()
    const title = await page.locator('h1, h2').first().innerText()
    await everythingIsKept(page)

    const context = page.context()
    await context.setOffline(true)
    const train = await openAnother(context)
    await train.goto('/')
    await train.getByText('网络已断开').first().waitFor()
    await train.goto(pending)
    await train.locator(caseLink).first().tap()
    await train.getByText(title).first().waitFor()

    const retry = train.getByRole('button', { name: '重试' })
    await train.goto('/pages/my/contacts/index')
    await retry.first().waitFor()
    await context.setOffline(false)
    await retry.first().waitFor({ state: 'detached' })

    await train.goto('/pages/my/settings/index')
    await train.getByRole('button', { name: '退出登录' }).tap()
    await train.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).tap()
    await train.waitForURL(/\/pages\/login\/index/)
    await train.waitForFunction<boolean, Kept>(isKept, 'nothing')
    await leave(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  },
}

/** Waits until the files of the shell and the answers of this page are on the device. */
async function everythingIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(() => caches.has('assets'))
  await page.waitForFunction<boolean, Kept>(isKept, 'a case')
}

async function openAnother(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  return page
}

type Kept = 'nothing' | 'a case'

/** Runs in the page: whether the device keeps this. */
async function isKept(wanted: Kept): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('signet-answers')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const keys = await new Promise<readonly unknown[]>((resolve, reject) => {
    const asking = database.transaction('answers').objectStore('answers').getAllKeys()
    asking.onsuccess = () => resolve(asking.result)
    asking.onerror = () => reject(asking.error)
  })
  database.close()
  return wanted === 'nothing' ? keys.length === 0 : keys.some((key) => String(key).includes('"case"'))
}
