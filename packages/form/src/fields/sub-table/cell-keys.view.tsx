import type { KeyboardEvent } from 'react'

/** Not while choosing from an open list, writing several lines, or composing a character. */
export function isPlainEnter({ target, nativeEvent }: KeyboardEvent): boolean {
  if (nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return false
  return target.getAttribute('aria-expanded') !== 'true'
}

/** Does the control need the arrow keys itself? Alt leaves them to it, too. */
export function isBusy({ target, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey || ctrlKey || metaKey || !(target instanceof Element)) return true
  if (
    target.matches(
      'textarea, select, [type=radio], [type=range], [type=number], [contenteditable], [role=spinbutton]',
    )
  )
    return true
  return target.closest('[data-path]')?.querySelector('[aria-expanded=true]') != null
}

/** Does the next arrow lead out of the text? Everything else than a text has no inside. */
export function isAtEdge({ target }: KeyboardEvent, edge: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length)
}
