import { type RefObject, useEffect } from 'react'

/**
 * Arrow keys move between rows (`data-row`) from anywhere on the page, except while typing; each row
 * handles Enter.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const next = step && !isBusy(event.target) && neighbour(table.current, step)
      if (!next || event.defaultPrevented) return

      event.preventDefault()
      next.focus()
      next.scrollIntoView?.({ block: 'nearest' })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [table])
}

const busyWithArrows =
  'input, textarea, select, [role="menu"], [role="listbox"], [role="combobox"], [role="tab"], [role="dialog"]'

function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(busyWithArrows) !== null
}

/** Starts from the focused row, or from the one in the drawer, or else takes the first. */
function neighbour(table: HTMLElement | null, step: number): HTMLElement | undefined {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const here = focused >= 0 ? focused : rows.findIndex((row) => row.ariaSelected === 'true')
  return rows[here < 0 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1)]
}
