import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page, Route } from 'playwright-core'
import { type Claim, driver, rightValues, shownFields, table } from './claim.ts'
import { type Cpu, measureCpu, measureHeap } from './cpu-of.ts'
import type { Entrant } from './entrants.ts'

/** The figures of one run: milliseconds of the main thread, megabytes, elements. */
export type Visit = Readonly<Record<'mount' | 'key' | 'reach' | 'row' | 'heap' | 'page' | 'nodes', number>>

/**
 * Opens the claim, types into the driver, goes to row 150 and types there; the page is checked after every key press.
 */
export async function visit(
  browser: Browser,
  { entrant, folder, claim }: Readonly<{ entrant: Entrant; folder: string; claim: Claim }>,
): Promise<Visit> {
  const open = await openPage(browser, entrant, folder)
  const { page, session } = open
  const empty = await measureHeap(session)
  const mount = await measureCpu(session, () => mountClaim(open, claim))
  await checkPage(page, claim, [])

  const driver = driverTyping(claim)
  await measureCpu(session, () => reach(open, driver.path))
  const keys = await typeKeys(open, driver)
  const row = rowTyping(claim)
  const scroll = await measureCpu(session, () => reach(open, row.path))
  const rowKeys = await typeKeys(open, row)

  const heap = await measureHeap(session)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await open.close()
  return {
    mount: mount.all,
    key: mean(keys.map(({ script }) => script)),
    reach: scroll.all,
    row: mean(rowKeys.map(({ all }) => all)),
    heap: heap - empty,
    page: heap,
    nodes,
  }
}

function mountClaim({ page }: OpenPage, claim: Claim): Promise<void> {
  return page.evaluate(async (given) => {
    const place = document.getElementById('place')
    if (place) await contestant?.mount(given, place)
  }, claim)
}

/** Focuses a control with the caret after its last digit, where a native number input has it anyway. */
function reach({ page }: OpenPage, path: string): Promise<void> {
  return page.evaluate(async (where) => {
    const control = await contestant?.reach(where)
    control?.focus()
    if (control?.type === 'text') control.setSelectionRange(control.value.length, control.value.length)
  }, path)
}

async function typeKeys({ page, session }: OpenPage, { mustShow, steps }: TypingFigures): Promise<Cpu[]> {
  const costs: Cpu[] = []
  for (const { key, after } of steps) {
    costs.push(await measureCpu(session, () => page.keyboard.press(key)))
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

/** Opens the built page of an entrant in a new browser context that serves only these files. */
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

/** Key presses into one control, the claim expected after each, and the paths that must be rendered. */
type TypingFigures = Readonly<{
  path: string
  mustShow: readonly string[]
  steps: readonly Readonly<{ key: string; after: Claim }>[]
}>

const row = 149

/**
 * Types digits into the number that formulas, rules and the grand total depend on; the third shows fields, the fourth
 * hides them.
 */
function driverTyping(claim: Claim): TypingFigures {
  const keys = ['2', '3', '4', 'Backspace', 'Backspace', 'Backspace']
  const after = (value: number): Claim => ({ ...claim, values: { ...claim.values, [driver]: value } })
  return { path: driver, mustShow: ['f3'], steps: stepsOf(keys, Number(claim.values[driver]), after) }
}

/** Types digits into the quantity of row 150. */
function rowTyping(claim: Claim): TypingFigures {
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

function stepsOf(
  keys: readonly string[],
  start: number,
  after: (value: number) => Claim,
): TypingFigures['steps'] {
  let text = String(start)
  return keys.map((key) => {
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    return { key, after: after(Number(text)) }
  })
}

type RenderedPage = Readonly<{
  shown: readonly (string | undefined)[]
  values: readonly unknown[]
  there: readonly string[]
}>

/**
 * Checks every computed value and total, in the model and as rendered, and which fields are shown. Throws on the
 * first difference.
 */
async function checkPage(page: Page, claim: Claim, mustShow: readonly string[]): Promise<void> {
  const right = rightValues(claim)
  const ruled = claim.fields.filter(({ shownWhen }) => shownWhen).map(({ key }) => key)
  const paths = [...right.keys()]
  const rendered = await readPage(page, paths, ruled)
  const wrong = paths.flatMap((path, index) => {
    const values = [rendered.shown[index], rendered.values[index]].map(numberOf)
    if (mustShow.includes(path) && values[0] === undefined) return [`${path} is not shown`]
    if (values[1] === undefined && path !== `${table}.amount`) return [`${path} is not known`]
    return values.some((value) => value !== undefined && value !== right.get(path))
      ? [`${path} is ${values.join(' and ')} instead of ${right.get(path)}`]
      : []
  })
  const visible = shownFields(claim).filter((key) => ruled.includes(key))
  if (visible.join() !== rendered.there.join())
    wrong.push(`${rendered.there.length} fields are shown, not ${visible.length}`)
  if (wrong.length > 0) throw new Error(wrong.slice(0, 3).join('; '))
}

function readPage(page: Page, paths: readonly string[], ruled: readonly string[]): Promise<RenderedPage> {
  return page.evaluate(
    ([paths, ruled]) => ({
      shown: paths.map((path) => contestant?.renderedText(path)),
      values: paths.map((path) => contestant?.modelValue(path)),
      there: ruled.filter((key) => contestant?.hasField(key)),
    }),
    [paths, ruled] as const,
  )
}

/** `6,853.00` and `6853` are the same number. */
function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return Number(String(value).replaceAll(',', ''))
}
