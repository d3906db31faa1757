import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTyping } from '../../../shell/is-typing.ts'

export type LeftTab = 'palette' | 'kits' | 'outline'

/** What each key opens, and what takes the focus there. */
const keys: Readonly<Record<string, readonly [tab: LeftTab, focus: string]>> = {
  '/': ['palette', 'input'],
  o: ['outline', '[role="treeitem"][tabindex="0"]'],
}

/** Which part of the left side is open. `/` goes to the palette and `o` to the outline, wherever nobody is typing. */
export function useLeftSide(side: RefObject<HTMLElement | null>) {
  const [tab, setTab] = useState<LeftTab>('palette')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!meant || isTyping(event.target)) return
      event.preventDefault()
      const [next, focus] = meant
      flushSync(() => setTab(next))
      const panel = side.current?.querySelector('[role="tabpanel"]:not([aria-hidden="true"])')
      panel?.querySelector<HTMLElement>(focus)?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [side])
  return { tab, setTab }
}
