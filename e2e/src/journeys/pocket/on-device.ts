import type { BrowserContext, Page } from 'playwright-core'
import { patience } from '../../person.ts'

/** Another tab of the same browser. */
export async function openAnother(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  return page
}

/** Waits until the answers that the device keeps are as they should be; `are` gets the keys of their queries. */
export function untilKept(page: Page, are: (keys: readonly string[]) => boolean): Promise<void> {
  return untilStored(page, { database: 'signet-answers', store: 'answers' }, are)
}

/** A place where the client stores on the device (IndexedDB). */
type Place = Readonly<{ database: string; store: string }>

/** Waits until the names of what the device stores in a place are as they should be. */
export async function untilStored(
  page: Page,
  place: Place,
  are: (keys: readonly string[]) => boolean,
): Promise<void> {
  const deadline = performance.now() + patience
  const stored = () => page.evaluate(storedKeys, place)
  for (let keys = await stored(); !are(keys); keys = await stored())
    if (performance.now() > deadline) throw new Error(`The device keeps ${keys.join(' ') || 'nothing'}`)
}

/** Runs in the page. */
async function storedKeys({ database: name, store }: Place): Promise<readonly string[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const keys = await new Promise<readonly unknown[]>((resolve, reject) => {
    const asking = database.transaction(store).objectStore(store).getAllKeys()
    asking.onsuccess = () => resolve(asking.result)
    asking.onerror = () => reject(asking.error)
  })
  database.close()
  return keys.map(String)
}

/** Signs out in the settings; the question says `warning`. */
export async function signOut(page: Page, warning = ''): Promise<void> {
  await page.goto('/pages/my/settings/index')
  await page.getByRole('button', { name: '退出登录' }).tap()
  const question = page.getByRole('alertdialog')
  if (warning) await question.getByText(warning).waitFor()
  await question.getByRole('button', { name: '退出登录' }).tap()
  await page.waitForURL(/\/pages\/login\/index/)
}

/** Signs in at the login page that is open. */
export async function signInHere(page: Page, account: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(account)
  await page.locator('input[type="password"]').fill('signet-demo')
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => /^\/pages\/(?!login\/)/.test(pathname))
}
