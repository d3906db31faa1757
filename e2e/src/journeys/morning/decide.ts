import type { Locator } from 'playwright-core'
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

/** Presses "confirm" and waits for the next case, or for the list after the last one. */
export async function confirm(at: AtWork): Promise<void> {
  await thenNext(at, () => at.press(at.page.getByRole('button', { name: at.words.confirm })))
}

/** Does something that decides, and waits until another page than that of the decided case is read. */
export async function thenNext({ page }: AtWork, send: () => Promise<void>): Promise<void> {
  const decided = caseIn(page.url())
  const title = (await page.locator('main h2').first().textContent()) ?? ''
  await send()
  await page.waitForURL((url) => /flowBefore|flowTodo/.test(url.pathname) && caseIn(url.href) !== decided)
  await page.locator('main h2, main [data-testid=case-card]').filter({ hasNotText: title }).first().waitFor()
}

/** Opens a case from the list. */
export async function open(at: AtWork, title: string): Promise<void> {
  await at.press(cardOf(at, title))
  await at.page.locator('main h2', { hasText: title }).waitFor()
}

export async function agreeByPress(at: AtWork): Promise<void> {
  await at.press(inBar(at, at.words.agree))
  await confirm(at)
}

export async function rejectByPress(at: AtWork): Promise<void> {
  await at.press(inBar(at, at.words.reject))
  await at.press(at.page.getByRole('button', { name: at.words.rejectPhrase, exact: true }))
  await confirm(at)
}

export async function returnByPress(at: AtWork): Promise<void> {
  await choose(at, at.words.return)
  await at.press(at.page.getByRole('button', { name: at.words.returnPhrase, exact: true }))
  await confirm(at)
}

/** Opens an action under "more". */
export async function choose(at: AtWork, action: string): Promise<void> {
  await at.press(inBar(at, at.words.more))
  await at.press(at.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${action}`) }))
}
