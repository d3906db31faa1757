import { useEffect } from 'react'
import { isTyping } from '../is-typing.ts'

type Step = Readonly<{ deed: 'undo' | 'redo' }>

const deeds: Readonly<Record<string, Step['deed']>> = { z: 'undo', y: 'redo', 'shift+z': 'redo' }

/** Ctrl or Cmd with a letter, wherever nobody is typing. */
export function useStepKeys(tell: (step: Step) => void): void {
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
