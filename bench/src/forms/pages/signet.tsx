import '@signet/ui/styles.css'
import { catalogue } from 'virtual:texts/en-US'
import { compileForm, createFormStore, type FormStore, rightsAtStart } from '@signet/form'
import { type FormEnvironment, FormView, loadFormViews } from '@signet/form-ui'
import { createLanguage } from '@signet/i18n'
import { LocaleProvider } from '@signet/i18n/react'
import { createRoot } from 'react-dom/client'
import { type Claim, claimOf, grandTotal, table } from '../claim.ts'
import { waitForElement } from './read-page.ts'
import { definitionOf } from './signet-definition.ts'

const rowHeight = 41
let claim: Claim | undefined
let store: FormStore | undefined
let openRow: number | undefined

/** As in the product, the views load while a form is on its way; the peers have theirs in their script. */
await loadFormViews(definitionOf(claimOf({ fields: 20, rows: 1 })))

/** The same page on a phone, where rows are cards, and on a desktop, where they are a grid. */
globalThis.contestant = {
  mount: (given, place) => {
    claim = given
    store = openClaim(given, place)
  },
  reach: async (path) => {
    const cell = cellOf(path)
    if (cell) await scrollToRows()
    if (cell?.row !== undefined) await (grid() ? showRow(cell.row) : open(cell.row))
    const control = await waitForElement(() =>
      controlAt(cell ? `${table}.r${cell.row}.${cell.column}` : path),
    )
    control.scrollIntoView({ block: 'center' })
    return control
  },
  renderedText: (path) => {
    const cell = cellOf(path)
    if (!cell) return claim && readField(path, claim)
    if (grid()) return readCell(cell)
    if (cell.row === undefined) return readTotal()
    return cell.row === openRow ? readOpenRow(cell.column) : undefined
  },
  modelValue: (path) => store && held(store, path),
  hasField: (key) => store?.field(key).visible.value === true,
}

function grid(): Element | null | undefined {
  return document.querySelector('table[aria-rowcount]')?.parentElement
}

/** Scrolls until the row is in view: actual row heights differ from the estimates. */
async function showRow(row: number): Promise<void> {
  const scroller = await waitForElement(grid)
  scroller.scrollIntoView()
  scroller.scrollTop = row * rowHeight
  await waitForElement(() => {
    const line = scroller.querySelector(`[aria-rowindex="${row + 1}"]`)
    line?.scrollIntoView({ block: 'center' })
    return line
  })
}

function readCell({ row, column }: Readonly<{ row?: number; column: string }>): string | undefined {
  const line = row === undefined ? 'tfoot tr' : `tr[aria-rowindex="${row + 1}"]`
  const index = 1 + (claim?.columns.findIndex(({ key }) => key === column) ?? 0)
  return document.querySelector(`table ${line}`)?.children[index]?.textContent ?? undefined
}

/** Scrolls to the card of the row and opens it, which shows its fields in a sheet. */
async function open(row: number): Promise<void> {
  const cards = await waitForElement(() => document.querySelector('[aria-setsize]')?.closest('div'))
  cards.scrollIntoView()
  cards.scrollTop = (cards.scrollHeight * row) / Number(cards.querySelector('li')?.ariaSetSize)
  const card = await waitForElement(() =>
    cards.querySelector<HTMLElement>(`[aria-posinset="${row + 1}"] button`),
  )
  card.click()
  openRow = row
}

function readOpenRow(column: string): string | undefined {
  const label = claim?.columns.find(({ key }) => key === column)?.label
  const sheet = document.querySelector('[role="dialog"]')
  return sheet && label !== undefined ? readUnder(label, sheet) : undefined
}

/** Reads the sum below the cards. */
function readTotal(): string | undefined {
  const cards = document.querySelector('[aria-setsize]')?.closest('div')
  return cards?.nextElementSibling?.querySelector('output')?.textContent ?? undefined
}

const context = { now: '2026-11-20T09:30:00+08:00', timeZone: 'Asia/Shanghai', me: 'li', starter: 'li' }

/** A claim needs neither uploads nor lookups. */
const environment: FormEnvironment = {
  files: {
    upload: () => {
      throw new Error('a claim has no files')
    },
    urlOf: () => '',
  },
  lookup: { search: async () => ({ choices: [], hasMore: false }), byIds: async () => [] },
  now: () => context.now,
}

/** Opens a form from a definition, as the product does. */
function openClaim(claim: Claim, place: HTMLElement): FormStore {
  const rows = claim.rows.map((row, at) => ({ id: `r${at}`, ...textNumbers(row) }))
  const store = createFormStore(compileForm(definitionOf(claim)), {
    rights: rightsAtStart(),
    context,
    values: { ...textNumbers(claim.values), [table]: rows },
  })
  createRoot(place).render(
    <LocaleProvider value={language}>
      <FormView store={store} environment={environment} />
    </LocaleProvider>,
  )
  return store
}

/** Numbers are stored as exact decimals, in text. */
function textNumbers(cells: Claim['values']): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(cells).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  )
}

/** Returns the control at a path: its id ends with the path, after a prefix from React. */
function controlAt(path: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input[id$="_${path}"]`)
}

/** Reads the text of a read-only field. */
function readField(key: string, { fields }: Claim): string | undefined {
  const label = key === grandTotal ? 'Grand total' : fields.find((field) => field.key === key)?.label
  return label === undefined ? undefined : readUnder(label, document)
}

function readUnder(label: string, within: ParentNode): string | undefined {
  const term = [...within.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
  return term?.nextElementSibling?.textContent ?? undefined
}

/** Splits `lines.149.price` into row and column; undefined for a field of the form, without a row for a total. */
function cellOf(path: string): Readonly<{ row?: number; column: string }> | undefined {
  const [first, ...rest] = path.split('.')
  if (first !== table) return undefined
  const column = rest.at(-1) ?? ''
  return rest.length === 1 ? { column } : { row: Number(rest[0]), column }
}

/** Scrolls to the sub-table at the end; fields in between are rendered as they come into view. */
async function scrollToRows(): Promise<void> {
  await waitForElement(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return document.querySelector('[aria-rowcount], [aria-setsize]')
  })
}

/** Returns the store's value at a path of the claim. */
function held(store: FormStore, path: string): unknown {
  const cell = cellOf(path)
  if (!cell) return store.field(path).value.value
  return cell.row === undefined
    ? store.total(table, cell.column).value
    : store.field(`${table}.r${cell.row}.${cell.column}`).value.value
}

const language = createLanguage({ locale: 'en-US', catalogue, timeZone: 'Asia/Shanghai' })
