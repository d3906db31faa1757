import type { Locator, Page } from 'playwright-core'
import type { AtWork } from './at-work.ts'
import { caseIn } from './ledger.ts'

/** The card of a case in the list. */
export function cardOf({ page }: AtWork, title: string): Locator {
  return page.getByTestId('case-card').filter({ hasText: new RegExp(`${title}(?!\\d)`) })
}

/** A button in the bar at the bottom of the page that is read. */
export function inBar({ page }: AtWork, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name, exact: true })
}

/** Opens a case from the list. */
export async function open(at: AtWork, title: string): Promise<void> {
  await at.press(cardOf(at, title))
  await at.page.locator('[role=main] h2', { hasText: title }).waitFor()
  await hasArrived(at.page)
}

/** Presses "confirm" and waits for the next case, or for the list after the last one. */
export async function confirm(at: AtWork): Promise<void> {
  await thenNext(at, () => at.press(at.page.getByRole('button', { name: at.words.confirm })))
}

/** Does something that decides, and waits until another page than that of the decided case is read. */
export async function thenNext({ page }: AtWork, send: () => Promise<void>): Promise<void> {
  const decided = caseIn(page.url())
  const title = await titleOf(page)
  await send()
  await page.waitForURL((url) => isReading(url) && caseIn(url.href) !== decided)
  if (caseIn(page.url())) await otherTitle(page, title)
  else await page.locator('[role=main] h2', { hasText: title }).waitFor({ state: 'detached' })
}

/** The title of the case on the page; empty while there is none. */
export function titleOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('[role=main] h2')?.textContent ?? '')
}

/** Waits for the page of another case. */
export async function otherTitle(page: Page, before: string): Promise<void> {
  await page.waitForFunction((known) => {
    const title = document.querySelector('[role=main] h2')?.textContent
    return title !== undefined && title !== known
  }, before)
  await hasArrived(page)
}

/** Waits until the router has arrived: keys pressed while a page is coming are for neither page. */
async function hasArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: Router }
    return router.latestLocation.href === router.state.resolvedLocation?.href
  })
}

type Router = Readonly<{
  latestLocation: Readonly<{ href: string }>
  state: Readonly<{ resolvedLocation?: Readonly<{ href: string }> }>
}>

/** Whether an address is that of a case or of the list, and not of a decision. */
function isReading({ pathname }: URL): boolean {
  return pathname === '/pages/workFlow/flowBefore/index' || pathname === '/pages/workFlow/flowTodo/index'
}
