import { useCallback, useRef, useState } from 'react'

/** The size of a cell in pixels. */
export const columnWidth = 112
export const rowHeight = 32

export type Position = Readonly<{ row: number; column: number }>

/** The cell with the focus, kept in the matrix and in sight. */
export function useCurrentCell(size: Readonly<{ rows: number; columns: number }>) {
  const area = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Position>({ row: 0, column: 0 })
  const inside = ({ row, column }: Position) => ({
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  })
  const current = inside(at)
  const now = useRef({ current, inside })
  now.current = { current, inside }
  /** Stays the same function, so that cells are drawn again only when they change. */
  const moveTo = useCallback((wanted: Position) => {
    const { current: before, inside: limit } = now.current
    const next = limit(wanted)
    if (next.row === before.row && next.column === before.column) return
    setAt(next)
    scrollToCell(area.current, next)
    requestAnimationFrame(() =>
      area.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus(),
    )
  }, [])
  return { area, current, moveTo }
}

/** Scrolls so far that the cell is drawn; focus brings it fully into sight. */
function scrollToCell(area: HTMLElement | null, { row, column }: Position): void {
  if (!area) return
  const [top, left] = [row * rowHeight, column * columnWidth]
  if (top < area.scrollTop) area.scrollTop = top
  if (top > area.scrollTop + area.clientHeight - 3 * rowHeight)
    area.scrollTop = top - area.clientHeight + 3 * rowHeight
  if (left < area.scrollLeft) area.scrollLeft = left
  if (left > area.scrollLeft + area.clientWidth - 4 * columnWidth)
    area.scrollLeft = left - area.clientWidth + 4 * columnWidth
}
