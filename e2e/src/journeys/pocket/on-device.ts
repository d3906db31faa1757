import type { BrowserContext, Page } from 'playwright-core'
import { patience } from '../../person.ts'

/** Another tab of the same browser. */
export async function openAnother(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  return page
}

/** Waits until the answers that the device keeps are as they should be; `are` gets the keys of their queries. */
export async function untilKept(page: Page, are: (keys: readonly string[]) => boolean): Promise<void> {
  const deadline = performance.now() + patience
  for (let keys = await page.evaluate(keptKeys); !are(keys); keys = await page.evaluate(keptKeys))
    if (performance.now() > deadline) throw new Error(`The device keeps ${keys.join(' ') || 'nothing'}`)
}

/** Runs in the page. */
async function keptKeys(): Promise<readonly string[]> {
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
  return keys.map(String)
}
