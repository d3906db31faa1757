import { type KeyboardEvent, useEffect, useState } from 'react'
import type { PlanField } from '../../form-plan.ts'
import { mayFill } from '../../may-fill.ts'
import { focusOn } from '../../skins/error-summary.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useSignal } from '../../skins/use-signal.ts'

export type GridFocus = Readonly<{
  /** The row that must be drawn, because its cell is to take the focus. */
  row: string | undefined
  onKeyDown: (event: KeyboardEvent, row: string, column: string) => void
  addRow: () => void
}>

/** Moves the focus down a column with Enter; after the last row a new one begins. */
export function useGridFocus(table: PlanField, mayAdd: boolean): GridFocus {
  const { store, idOf, wanted } = useSurroundings()
  const [next, setNext] = useState<string>()
  const asked = useSignal(wanted)
  const target = next ?? (asked?.startsWith(`${table.key}.`) ? asked : undefined)

  useEffect(() => {
    const cell = target === undefined ? null : document.getElementById(idOf(target))
    if (!cell) return
    focusOn(cell)
    setNext(undefined)
    wanted.value = undefined
  })

  const first = table.columns.find((column) => mayFill(column, store.rights))
  const addRow = () => {
    const row = store.addRow(table.key)
    if (row !== undefined && first) setNext(`${table.key}.${row}.${first.key}`)
  }
  const onKeyDown = (event: KeyboardEvent, row: string, column: string) => {
    if (event.key !== 'Enter' || !isPlainEnter(event)) return
    event.preventDefault()
    const rows = store.rows(table.key).value
    const below = rows[rows.indexOf(row) + 1] ?? (mayAdd ? store.addRow(table.key) : undefined)
    if (below !== undefined) setNext(`${table.key}.${below}.${column}`)
  }
  return { row: target?.split('.')[1], onKeyDown, addRow }
}

/** Not while choosing from an open list, writing several lines, or composing a character. */
function isPlainEnter({ target, nativeEvent }: KeyboardEvent): boolean {
  if (nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return false
  return target.getAttribute('aria-expanded') !== 'true'
}
