import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A cell of the grid; row -1 is the header. */
export type GridCell = Readonly<{ row: number; column: number }>

type Grid = Readonly<{
  table: RefObject<HTMLElement | null>
  rows: number
  columns: number
  /** Scrolls to a row, so that it is drawn. */
  reveal: (row: number) => void
  onEdit: (place: GridCell) => void
  onTick: (row: number) => void
}>

const pageRows = 10

/**
 * Keys of a grid (WAI-ARIA): arrows, Home, End, Page Up and Down move between cells; Enter presses the
 * cell's control, Space ticks the row, F2 edits. One cell is in the tab order.
 */
export function useGridKeys({ table, rows, columns, reveal, onEdit, onTick }: Grid) {
  const { go, active, setActive } = useActiveCell({ table, reveal })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = placeOf(event.target)
    if (!here) return
    const next = nextPlace(event, here, { rows, columns })
    if (next) {
      event.preventDefault()
      return go(next)
    }
    const actions: Readonly<Record<string, () => void>> = {
      Enter: () => press(event.target),
      F2: () => onEdit(here),
      ' ': () => onTick(here.row),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return {
    active,
    onKeyDown,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const place = placeOf(target.closest('[data-cell]'))
      if (place && (place.row !== active.row || place.column !== active.column)) setActive(place)
    },
  }
}

/** The active cell, focused once it is drawn. */
function useActiveCell({ table, reveal }: Pick<Grid, 'table' | 'reveal'>) {
  const [active, setActive] = useState<GridCell>({ row: -1, column: 0 })
  const wanted = useRef<GridCell>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const cell = cellAt(table.current, wanted.current)
    if (!cell) return
    wanted.current = undefined
    cell.focus()
  })

  const go = (place: GridCell) => {
    wanted.current = place
    setActive(place)
    if (place.row >= 0) reveal(place.row)
  }

  return { go, active, setActive }
}

/** Presses the control in the cell, or else opens the row. */
function press(cell: EventTarget): void {
  if (!(cell instanceof HTMLElement)) return
  const inside = cell.querySelector<HTMLElement>('a, button:not([data-edit])')
  if (inside) inside.click()
  else cell.closest<HTMLElement>('[role=row]')?.click()
}

export function cellAt(table: HTMLElement | null, { row, column }: GridCell): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null
}

/** Only the cell itself: keys in a control inside it are not for the grid. */
function placeOf(target: EventTarget | null): GridCell | undefined {
  const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined
  const [row, column] = cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

type Size = Readonly<{ rows: number; columns: number }>

function nextPlace({ key, ctrlKey }: KeyboardEvent, { row, column }: GridCell, { rows, columns }: Size) {
  const at = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.min(rows - 1, Math.max(-1, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  })
  const moves: Readonly<Record<string, () => GridCell>> = {
    ArrowDown: () => at(row + 1, column),
    ArrowUp: () => at(row - 1, column),
    ArrowRight: () => at(row, column + 1),
    ArrowLeft: () => at(row, column - 1),
    Home: () => at(ctrlKey ? 0 : row, 0),
    End: () => at(ctrlKey ? rows - 1 : row, columns - 1),
    PageDown: () => at(row + pageRows, column),
    PageUp: () => at(row - pageRows, column),
  }
  return moves[key]?.()
}
