import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

export type EditDeed = 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate'

const deeds: Readonly<Record<string, EditDeed>> = {
  z: 'undo',
  y: 'redo',
  'shift+z': 'redo',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
}

/** Ctrl or Cmd with a letter, wherever nobody is typing. */
export function useEditKeys(tell: (deed: Readonly<{ deed: EditDeed }>) => void): void {
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

/** Copying a text that is marked on the page stays the browser's. */
function deedOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return undefined
  const deed = deeds[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`]
  return deed === 'copy' && getSelection()?.toString() ? undefined : deed
}
