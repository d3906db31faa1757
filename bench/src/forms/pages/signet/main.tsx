import '@signet/ui/styles.css'
import type { FormStore } from '@signet/form'
import { type Claim, table } from '../../claim.ts'
import { drawn } from '../drawn.ts'
import { cellOf, controlAt, held, readField, readUnder, scrollToRows } from './on-screen.ts'
import { openClaim } from './open-claim.tsx'

const rowHeight = 41
let claim: Claim | undefined
let store: FormStore | undefined
let openRow: number | undefined

/** The same page on a phone, where rows are cards, and at a desk, where they are a grid. */
globalThis.contestant = {
  mount: (given, place) => {
    claim = given
    store = openClaim(given, place)
  },
  reach: async (path) => {
    const cell = cellOf(path)
    if (cell) await scrollToRows()
    if (cell?.row !== undefined) await (grid() ? showRow(cell.row) : open(cell.row))
    const control = await drawn(() => controlAt(cell ? `${table}.r${cell.row}.${cell.column}` : path))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  shown: (path) => {
    const cell = cellOf(path)
    if (!cell) return claim && readField(path, claim)
    if (grid()) return readCell(cell)
    if (cell.row === undefined) return readTotal()
    return cell.row === openRow ? readOpenRow(cell.column) : undefined
  },
  held: (path) => store && held(store, path),
  isThere: (key) => store?.field(key).visible.value === true,
}

function grid(): Element | null | undefined {
  return document.querySelector('table[aria-rowcount]')?.parentElement
}

/** Until the row stands where it can be seen: rows turn out lower or higher than was thought. */
async function showRow(row: number): Promise<void> {
  const scroller = await drawn(grid)
  scroller.scrollIntoView()
  scroller.scrollTop = row * rowHeight
  await drawn(() => {
    const line = scroller.querySelector(`[aria-rowindex="${row + 1}"]`)
    line?.scrollIntoView({ block: 'center' })
    return line
  })
}

function readCell({ row, column }: Readonly<{ row?: number; column: string }>): string | undefined {
  const line = row === undefined ? 'tfoot tr' : `tr[aria-rowindex="${row + 1}"]`
  const place = 1 + (claim?.columns.findIndex(({ key }) => key === column) ?? 0)
  return document.querySelector(`table ${line}`)?.children[place]?.textContent ?? undefined
}

/** Cards are scrolled to until the row's is drawn, and pressed: then its fields stand in a sheet. */
async function open(row: number): Promise<void> {
  const cards = await drawn(() => document.querySelector('[aria-setsize]')?.closest('div'))
  cards.scrollIntoView()
  cards.scrollTop = (cards.scrollHeight * row) / Number(cards.querySelector('li')?.ariaSetSize)
  const card = await drawn(() => cards.querySelector<HTMLElement>(`[aria-posinset="${row + 1}"] button`))
  card.click()
  openRow = row
}

function readOpenRow(column: string): string | undefined {
  const label = claim?.columns.find(({ key }) => key === column)?.label
  const sheet = document.querySelector('[role="dialog"]')
  return sheet && label !== undefined ? readUnder(label, sheet) : undefined
}

/** The sum stands after the cards. */
function readTotal(): string | undefined {
  const cards = document.querySelector('[aria-setsize]')?.closest('div')
  return cards?.nextElementSibling?.querySelector('output')?.textContent ?? undefined
}
