import type { MouseEvent } from 'react'

/** A click that asks the browser for a new window or tab, and is none of ours. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
