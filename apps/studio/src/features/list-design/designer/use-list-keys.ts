import { useEffect } from 'react'
import { isTyping } from '../../../shell/is-typing.ts'
import type { ListDeed } from './after-deed.ts'

const deeds: Readonly<Record<string, 'undo' | 'redo'>> = { z: 'undo', y: 'redo', 'shift+z': 'redo' }

/** Ctrl or Cmd with a letter, wherever nobody is typing. */
export function useListKeys(tell: (deed: ListDeed) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const deed = isTyping(event.target) ? undefined : deedOf(event)
      if (!deed) return
      event.preventDefault()
      tell({ deed })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [tell])
}

function deedOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) {
  return ctrlKey || metaKey ? deeds[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`] : undefined
}
