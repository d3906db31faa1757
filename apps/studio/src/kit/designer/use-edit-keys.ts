import { useEffect } from 'react'

export type EditAction = 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate'

const editActions: Readonly<Record<string, EditAction>> = {
  z: 'undo',
  y: 'redo',
  'shift+z': 'redo',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
}

/** Edit shortcuts with Ctrl or Cmd, except while typing. */
export function useEditKeys(tell: (action: Readonly<{ type: EditAction }>) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = isTyping(event.target) ? undefined : actionOf(event)
      if (!action) return
      event.preventDefault()
      tell({ type: action })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [tell])
}

/** Copying selected text is left to the browser. */
function actionOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return undefined
  const action = editActions[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`]
  return action === 'copy' && getSelection()?.toString() ? undefined : action
}

/** Whether the event is from a text input, where shortcuts must not act. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, [contenteditable], [contenteditable] *')
  )
}

type StepAction = Readonly<{ type: 'undo' | 'redo' }>

const stepActions: Readonly<Record<string, StepAction['type']>> = { z: 'undo', y: 'redo', 'shift+z': 'redo' }

/** Undo and redo with Ctrl or Cmd, except while typing. */
export function useStepKeys(tell: (step: StepAction) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = isTyping(event.target) ? undefined : stepActionOf(event)
      if (!action) return
      event.preventDefault()
      tell({ type: action })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [tell])
}

function stepActionOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) {
  return ctrlKey || metaKey ? stepActions[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`] : undefined
}
