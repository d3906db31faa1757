import type { PlanField } from '@signet/form'
import type { KeyboardEvent } from 'react'
import { useFormContext } from '../../../form/surroundings.ts'
import type { GridFocus } from './use-grid-focus.view.tsx'

type GridKeys = Readonly<{
  table: PlanField
  columns: readonly PlanField[]
  focus: GridFocus | undefined
}>

/** Returns whether the grid handled the key. */
type KeyAction = (event: KeyboardEvent<HTMLElement>, place: CellPlace) => boolean

/** Spreadsheet keys: arrows to the next cell, Enter down, Ctrl+D to copy from above. */
export function useGridKeys({ table, columns, focus }: GridKeys) {
  const { store, idOf } = useFormContext()

  const vertical = ({ row, column }: CellPlace, step: 1 | -1) => {
    const rows = store.rows(table.key).value
    const next = rows[rows.indexOf(row) + step]
    if (next !== undefined) focus?.goTo(`${table.key}.${next}.${column}`)
    return next !== undefined
  }
  const horizontal = ({ row, column }: CellPlace, step: 1 | -1) => {
    const at = columns.findIndex(({ key }) => key === column)
    const rest = step === 1 ? columns.slice(at + 1) : columns.slice(0, at).reverse()
    const next = rest
      .map(({ key }) => `${table.key}.${row}.${key}`)
      .find((path) => document.getElementById(idOf(path)))
    if (next !== undefined) focus?.goTo(next)
    return next !== undefined
  }
  const copyAbove = ({ row, column }: CellPlace) => {
    const rows = store.rows(table.key).value
    const above = rows[rows.indexOf(row) - 1]
    if (above === undefined) return false
    store.set(`${table.key}.${row}.${column}`, store.field(`${table.key}.${above}.${column}`).value.peek())
    return true
  }
  const down = ({ row, column }: CellPlace) => {
    focus?.goDown(row, column)
    return true
  }
  const copyByKey: KeyAction = (event, place) => (event.ctrlKey || event.metaKey) && copyAbove(place)
  const keys: Readonly<Record<string, KeyAction>> = {
    Enter: (event, place) => isPlainEnter(event) && down(place),
    d: copyByKey,
    D: copyByKey,
    ArrowDown: (event, place) => !isBusy(event) && vertical(place, 1),
    ArrowUp: (event, place) => !isBusy(event) && vertical(place, -1),
    ArrowRight: (event, place) => !isBusy(event) && isAtEdge(event, 'end') && horizontal(place, 1),
    ArrowLeft: (event, place) => !isBusy(event) && isAtEdge(event, 'start') && horizontal(place, -1),
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const place = cellPlaceOf(event.target)
      if (!place || event.nativeEvent.isComposing || !keys[event.key]?.(event, place)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

export type CellPlace = Readonly<{ row: string; column: string }>

/** Returns the cell of an event target, or undefined for a surface floating above the cell. */
export function cellPlaceOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-path], [popover], dialog')
  const [, row, column] = cell?.dataset['path']?.split('.') ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** Excludes Enter in an open list, in a text area and during composition. */
function isPlainEnter({ target, nativeEvent }: KeyboardEvent): boolean {
  if (nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return false
  return target.getAttribute('aria-expanded') !== 'true'
}

/** Tells whether the control needs the arrow keys itself. With Alt it always does. */
function isBusy({ target, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey || ctrlKey || metaKey || !(target instanceof Element)) return true
  if (
    target.matches(
      'textarea, select, [type=radio], [type=range], [type=number], [contenteditable], [role=spinbutton]',
    )
  )
    return true
  return target.closest('[data-path]')?.querySelector('[aria-expanded=true]') != null
}

/** Tells whether the next arrow leaves the text; other controls have no inside. */
function isAtEdge({ target }: KeyboardEvent, edge: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length)
}
