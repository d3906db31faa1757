import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

type Shortcuts = Readonly<Record<string, () => void>>

/**
 * Keyboard shortcuts, inactive while typing, while a dialog is open, and while another page is coming. Keys have the browser's names;
 * `mod+Enter` is Enter with Ctrl or Cmd, and also works while typing.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const router = useRouter()
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = nameOfKey(event)
      const action = key === null ? undefined : latest.current[key]
      if (!action || event.defaultPrevented || event.repeat) return
      if (router.latestLocation.href !== router.state.resolvedLocation?.href) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [router])
}

/** The browser's name of a pressed key; null while its press belongs to a text, a dialog or an input method. */
export function nameOfKey(event: KeyboardEvent): string | null {
  if (event.altKey || event.isComposing || document.querySelector('dialog[open]')) return null
  if (event.ctrlKey || event.metaKey) return `mod+${event.key}`
  return isWriting(event.target) ? null : event.key
}

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null
}
