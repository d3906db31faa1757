import type { KeyboardEvent } from 'react'

/**
 * Moves the focus between the links of a list (`data-row`) with the arrow keys; Enter opens, as links do.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links: readonly (Element | null)[] = [...event.currentTarget.querySelectorAll('a[data-row]')]
  const next = links[links.indexOf(document.activeElement) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
