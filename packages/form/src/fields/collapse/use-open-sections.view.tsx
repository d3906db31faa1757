import { useState } from 'react'
import type { FilledSlot } from '../../skins/field-view.ts'
import { useWantedPart } from '../../skins/use-wanted-part.ts'
import type { CollapseSettings } from './collapse.ts'

export type Sections = Readonly<{
  isOpen: (id: string) => boolean
  /** Has it been open? What has not is not drawn yet; what has keeps its state. */
  isDrawn: (id: string) => boolean
  toggle: (id: string) => void
}>

/** Which sections are open; in an accordion at most one is. */
export function useOpenSections(slots: readonly FilledSlot[], settings: CollapseSettings): Sections {
  const [open, setOpen] = useState<readonly string[]>(settings.open)
  const [seen, setSeen] = useState<readonly string[]>(settings.open)
  const isOpen = (id: string) => open.includes(id)
  const show = (id: string) => {
    setOpen((before) => (settings.accordion ? [id] : [...before, id]))
    setSeen((before) => [...new Set([...before, id])])
  }
  useWantedPart({ slots, isOpen, open: show })

  return {
    isOpen,
    isDrawn: (id) => seen.includes(id),
    toggle: (id) => (isOpen(id) ? setOpen(open.filter((one) => one !== id)) : show(id)),
  }
}
