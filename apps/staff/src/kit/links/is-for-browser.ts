import type { MouseEvent } from 'react'

/** Whether a click asks the browser for a new window or tab. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
