import { type KeyboardEvent, useState } from 'react'
import type { FilledSlot } from '../../skins/field-view.ts'
import { useWantedPart } from '../../skins/use-wanted-part.ts'

export type Panes = Readonly<{
  shown: readonly FilledSlot[]
  open: string | undefined
  /** Has it been seen? What has not is not drawn yet; what has keeps its state. */
  isDrawn: (id: string) => boolean
  show: (id: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}>

/** Which pane is seen. Arrows, Home and End go from tab to tab, as everywhere. */
export function useOpenPane(slots: readonly FilledSlot[]): Panes {
  const shown = slots.filter(({ isEmpty }) => !isEmpty)
  const [wish, setWish] = useState<string>()
  const [seen, setSeen] = useState<readonly string[]>([])
  const open = (shown.find(({ id }) => id === wish) ?? shown[0])?.id
  const show = (id: string) => {
    setWish(id)
    setSeen((before) => [...new Set([...before, ...(open === undefined ? [] : [open]), id])])
  }
  useWantedPart({ slots: shown, isOpen: (id) => id === open, open: show })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown.findIndex(({ id }) => id === open)
    const to = targetOf(event.key, at, shown.length)
    const next = to === undefined ? undefined : shown[to]
    if (!next || to === undefined) return
    event.preventDefault()
    show(next.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return { shown, open, isDrawn: (id) => id === open || seen.includes(id), show, onKeyDown }
}

function targetOf(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}
