import type { Browser } from 'playwright-core'
import { checkPage } from './check-page.ts'
import type { Claim } from './claim.ts'
import { type Cpu, cpuOf, heapOf } from './cpu-of.ts'
import type { Entrant } from './entrants.ts'
import { type OpenPage, openPage } from './open-page.ts'
import { driverTyping, rowTyping, type Typing } from './typing.ts'

/** What one opening of the claim came to: milliseconds of the main thread, megabytes, elements. */
export type Visit = Readonly<Record<'mount' | 'key' | 'reach' | 'row' | 'heap' | 'page' | 'nodes', number>>

/** Opens the claim, types into the driver, goes to row 150 and types there; every key is checked. */
export async function visit(
  browser: Browser,
  { entrant, folder, claim }: Readonly<{ entrant: Entrant; folder: string; claim: Claim }>,
): Promise<Visit> {
  const open = await openPage(browser, entrant, folder)
  const { page, session } = open
  const empty = await heapOf(session)
  const mount = await cpuOf(session, () => mountIn(open, claim))
  await checkPage(page, claim, [])

  const driver = driverTyping(claim)
  await cpuOf(session, () => reach(open, driver.path))
  const keys = await type(open, driver)
  const row = rowTyping(claim)
  const way = await cpuOf(session, () => reach(open, row.path))
  const rowKeys = await type(open, row)

  const heap = await heapOf(session)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await open.close()
  return {
    mount: mount.all,
    key: mean(keys.map(({ script }) => script)),
    reach: way.all,
    row: mean(rowKeys.map(({ all }) => all)),
    heap: heap - empty,
    page: heap,
    nodes,
  }
}

function mountIn({ page }: OpenPage, claim: Claim): Promise<void> {
  return page.evaluate(async (given) => {
    const place = document.getElementById('place')
    if (place) await contestant?.mount(given, place)
  }, claim)
}

/** Focuses a control with the caret behind its last digit; a number box of the browser has it there. */
function reach({ page }: OpenPage, path: string): Promise<void> {
  return page.evaluate(async (where) => {
    const control = await contestant?.reach(where)
    control?.focus()
    if (control?.type === 'text') control.setSelectionRange(control.value.length, control.value.length)
  }, path)
}

async function type({ page, session }: OpenPage, { mustShow, steps }: Typing): Promise<Cpu[]> {
  const costs: Cpu[] = []
  for (const { key, after } of steps) {
    costs.push(await cpuOf(session, () => page.keyboard.press(key)))
    await checkPage(page, after, mustShow)
  }
  return costs
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}
