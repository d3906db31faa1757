import '@signet/ui/styles.css'
import type { FormStore } from '@signet/form'
import { phoneSkin } from '@signet/form/react'
import { type Claim, table } from '../../claim.ts'
import { drawn } from '../drawn.ts'
import { cellOf, controlAt, held, readField, readUnder, scrollToRows } from '../signet/on-screen.ts'
import { openClaim } from '../signet/open-claim.tsx'

let claim: Claim | undefined
let store: FormStore | undefined
let openRow: number | undefined

globalThis.contestant = {
  mount: (given, place) => {
    claim = given
    store = openClaim(given, place, { skin: phoneSkin })
  },
  reach: async (path) => {
    const cell = cellOf(path)
    if (cell) await scrollToRows()
    if (cell?.row !== undefined) await open(cell.row)
    const control = await drawn(() => controlAt(cell ? `${table}.r${cell.row}.${cell.column}` : path))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  shown: (path) => {
    const cell = cellOf(path)
    if (!cell) return claim && readField(path, claim)
    if (cell.row === undefined) return readTotal()
    return cell.row === openRow ? readOpenRow(cell.column) : undefined
  },
  held: (path) => store && held(store, path),
  isThere: (key) => store?.field(key).visible.value === true,
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
