import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page, Route } from 'playwright-core'
import { type Claim, driver, rightValues, shownFields, table } from './claim.ts'
import { type Cpu, cpuOf, heapOf } from './cpu-of.ts'
import type { Entrant } from './entrants.ts'

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

type OpenPage = Readonly<{ page: Page; session: CDPSession; close: () => Promise<void> }>

const address = 'http://forms.invalid/'
const html = `<!doctype html><html lang="en-US" data-theme="light"><meta charset="utf-8"><title>Claim</title>
<link rel="stylesheet" href="/style.css"><div id="place"></div><script type="module" src="/main.js"></script></html>`

/** A window of its own with the built page of an entrant, ready to mount; nobody but these files answers it. */
async function openPage(browser: Browser, { window }: Entrant, folder: string): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: window })
  const page = await context.newPage()
  await page.route('**/*', (route) => answer(route, folder))
  await page.goto(address)
  await page.waitForFunction(() => globalThis.contestant !== undefined)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.enable')
  return { page, session, close: () => context.close() }
}

function answer(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
  const path = join(folder, pathname)
  return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
}

/** Keys into one control, with what the claim is after each, and what has to be on the screen to be compared. */
type Typing = Readonly<{
  path: string
  mustShow: readonly string[]
  steps: readonly Readonly<{ key: string; after: Claim }>[]
}>

const row = 149

/** Digits into the number that computed fields, rules and the grand total hang on; the third key shows fields, the fourth hides them. */
function driverTyping(claim: Claim): Typing {
  const keys = ['2', '3', '4', 'Backspace', 'Backspace', 'Backspace']
  const after = (value: number): Claim => ({ ...claim, values: { ...claim.values, [driver]: value } })
  return { path: driver, mustShow: ['f3'], steps: stepsOf(keys, Number(claim.values[driver]), after) }
}

/** Digits into the quantity of row 150. */
function rowTyping(claim: Claim): Typing {
  const after = (quantity: number): Claim => ({
    ...claim,
    rows: claim.rows.with(row, { ...claim.rows[row], quantity }),
  })
  const start = Number(claim.rows[row]?.['quantity'])
  return {
    path: `${table}.${row}.quantity`,
    mustShow: [`${table}.${row}.amount`, `${table}.amount`],
    steps: stepsOf(['5', '0', 'Backspace', 'Backspace'], start, after),
  }
}

function stepsOf(keys: readonly string[], start: number, after: (value: number) => Claim): Typing['steps'] {
  let text = String(start)
  return keys.map((key) => {
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    return { key, after: after(Number(text)) }
  })
}

type Seen = Readonly<{
  shown: readonly (string | undefined)[]
  held: readonly unknown[]
  there: readonly string[]
}>

/**
 * Is every computed value and total right, in the model and wherever it is drawn, and is exactly that to be seen which
 * the rules show? Says what is not.
 */
async function checkPage(page: Page, claim: Claim, mustShow: readonly string[]): Promise<void> {
  const right = rightValues(claim)
  const ruled = claim.fields.filter(({ shownWhen }) => shownWhen).map(({ key }) => key)
  const paths = [...right.keys()]
  const seen = await look(page, paths, ruled)
  const wrong = paths.flatMap((path, place) => {
    const values = [seen.shown[place], seen.held[place]].map(numberOf)
    if (mustShow.includes(path) && values[0] === undefined) return [`${path} is not shown`]
    if (values[1] === undefined && path !== `${table}.amount`) return [`${path} is not known`]
    return values.some((value) => value !== undefined && value !== right.get(path))
      ? [`${path} is ${values.join(' and ')} instead of ${right.get(path)}`]
      : []
  })
  const visible = shownFields(claim).filter((key) => ruled.includes(key))
  if (visible.join() !== seen.there.join())
    wrong.push(`${seen.there.length} fields are shown, not ${visible.length}`)
  if (wrong.length > 0) throw new Error(wrong.slice(0, 3).join('; '))
}

function look(page: Page, paths: readonly string[], ruled: readonly string[]): Promise<Seen> {
  return page.evaluate(
    ([paths, ruled]) => ({
      shown: paths.map((path) => contestant?.shown(path)),
      held: paths.map((path) => contestant?.held(path)),
      there: ruled.filter((key) => contestant?.isThere(key)),
    }),
    [paths, ruled] as const,
  )
}

/** `6,853.00` and `6853` are the same number. */
function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return Number(String(value).replaceAll(',', ''))
}
