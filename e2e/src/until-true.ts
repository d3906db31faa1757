import type { Page } from 'playwright-core'
import { patience } from './person.ts'

/**
 * Asks in the page until it answers true. `waitForFunction` of the browser's driver takes a promise for an answer, and
 * a promise is always true.
 */
export async function untilTrue<Argument>(
  page: Page,
  ask: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  const deadline = performance.now() + patience
  while (!(await page.evaluate<boolean, Argument>(ask as never, argument)))
    if (performance.now() > deadline) throw new Error(`The page did not answer true to ${ask.name}`)
}
