import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

type StepAction = Readonly<{ deed: 'undo' | 'redo' }>

const deeds: Readonly<Record<string, StepAction['deed']>> = { z: 'undo', y: 'redo', 'shift+z': 'redo' }

/** Undo and redo with Ctrl or Cmd, except while typing. */
export function useStepKeys(tell: (step: StepAction) => void): void {
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

function actionOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) {
  return ctrlKey || metaKey ? deeds[`${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`] : undefined
}
