import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A cell of the grid; row -1 is the head. */
export type Place = Readonly<{ row: number; column: number }>

type Grid = Readonly<{
  table: RefObject<HTMLElement | null>
  rows: number
  columns: number
  /** Brings a row into sight, so that it is drawn. */
  reveal: (row: number) => void
  onEdit: (place: Place) => void
  onTick: (row: number) => void
}>

const pageRows = 10

/**
 * The keys of a grid (WAI-ARIA): arrows, Home, End, Page Up and Down walk from cell to cell; Enter presses what stands
 * in the cell, Space ticks the row, F2 changes the cell. One cell at a time is in the order of Tab.
 */
export function useGridKeys({ table, rows, columns, reveal, onEdit, onTick }: Grid) {
  const [active, setActive] = useState<Place>({ row: -1, column: 0 })
  const wanted = useRef<Place>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const cell = cellAt(table.current, wanted.current)
    if (!cell) return
    wanted.current = undefined
    cell.focus()
  })

  const go = (place: Place) => {
    wanted.current = place
    setActive(place)
    if (place.row >= 0) reveal(place.row)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = placeOf(event.target)
    if (!here) return
    const next = nextPlace(event, here, { rows, columns })
    if (next) {
      event.preventDefault()
      return go(next)
    }
    const deeds: Readonly<Record<string, () => void>> = {
      Enter: () => press(event.target),
      F2: () => onEdit(here),
      ' ': () => onTick(here.row),
    }
    const deed = deeds[event.key]
    if (!deed) return
    event.preventDefault()
    deed()
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

/** What stands in the cell to be pressed; or else what the row is for. */
function press(cell: EventTarget): void {
  if (!(cell instanceof HTMLElement)) return
  const inside = cell.querySelector<HTMLElement>('a, button:not([data-edit])')
  if (inside) inside.click()
  else cell.closest<HTMLElement>('[role=row]')?.click()
}

export function cellAt(table: HTMLElement | null, { row, column }: Place): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null
}

/** Only the cell itself: what is typed into a box inside it is none of the grid's business. */
function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined
  const [row, column] = cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

type Size = Readonly<{ rows: number; columns: number }>

function nextPlace({ key, ctrlKey }: KeyboardEvent, { row, column }: Place, { rows, columns }: Size) {
  const at = (nextRow: number, nextColumn: number): Place => ({
    row: Math.min(rows - 1, Math.max(-1, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  })
  const moves: Readonly<Record<string, () => Place>> = {
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
