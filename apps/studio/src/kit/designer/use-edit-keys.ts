import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

export type EditAction = 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate'

const deeds: Readonly<Record<string, EditAction>> = {
  z: 'undo',
  y: 'redo',
  'shift+z': 'redo',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
}

/** Edit shortcuts with Ctrl or Cmd, except while typing. */
export function useEditKeys(tell: (deed: Readonly<{ deed: EditAction }>) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const deed = isTyping(event.target) ? undefined : actionOf(event)
      if (!deed) return
      event.preventDefault()
      tell({ deed })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [tell])
}

/** Copying selected text is left to the browser. */
function actionOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return undefined
  const deed = deeds[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`]
  return deed === 'copy' && getSelection()?.toString() ? undefined : deed
}
