import { canFill, type PlanField } from '@signet/form'
import { useEffect, useState } from 'react'
import { focusOn } from '../../../form/error-summary.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'

export type GridFocus = Readonly<{
  /** A row that must be rendered because its cell gets the focus. */
  row: string | undefined
  /** Focuses the cell at this path once it is rendered. */
  goTo: (path: string) => void
  /** Moves down a column, and after the last row to a new one. */
  goDown: (row: string, column: string) => void
  addRow: () => void
}>

/** Moves the focus between cells, including rows that are not rendered yet. */
export function useGridFocus(table: PlanField, mayAdd: boolean): GridFocus {
  const { store, idOf, wanted } = useFormContext()
  const [next, setNext] = useState<string>()
  const request = useSignal(wanted)
  const target = next ?? (request?.startsWith(`${table.key}.`) ? request : undefined)

  useEffect(() => {
    const cell = target === undefined ? null : document.getElementById(idOf(target))
    if (!cell) return
    focusOn(cell)
    if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select()
    setNext(undefined)
    wanted.value = undefined
  })

  const first = table.columns.find((column) => canFill(column, store.rights))
  const addRow = () => {
    const row = store.addRow(table.key)
    if (row !== undefined && first) setNext(`${table.key}.${row}.${first.key}`)
  }
  const goDown = (row: string, column: string) => {
    const rows = store.rows(table.key).value
    const below = rows[rows.indexOf(row) + 1] ?? (mayAdd ? store.addRow(table.key) : undefined)
    if (below !== undefined) setNext(`${table.key}.${below}.${column}`)
  }
  return { row: target?.split('.')[1], goTo: setNext, goDown, addRow }
}
