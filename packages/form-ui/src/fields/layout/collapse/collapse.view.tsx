import type { CollapseSettings, collapse } from '@signet/form/kinds'
import { sharedStyles } from '@signet/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { FilledSlot, FrameProps, LayoutView } from '../../../form/field-view.ts'
import { ProblemMark } from '../../../form/problem-mark.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWantedPart } from '../../../long-form/use-wanted-part.ts'
import styles from './collapse.module.css'

/** Collapsible sections. An opened section keeps its state; one with a problem is marked in its header. */
function CollapseFrame({ path, settings, label, slots }: FrameProps<typeof collapse>) {
  const { idOf } = useFormContext()
  const sections = useOpenSections(slots, settings)
  return (
    <fieldset aria-label={label} className={styles.sections}>
      {slots
        .filter(({ isEmpty }) => !isEmpty)
        .map((slot) => (
          <Section key={slot.id} id={`${idOf(path)}-${slot.id}`} slot={slot} sections={sections} />
        ))}
    </fieldset>
  )
}

type SectionProps = Readonly<{ id: string; slot: FilledSlot; sections: Sections }>

function Section({ id, slot, sections }: SectionProps) {
  const isOpen = sections.isOpen(slot.id)
  const isDrawn = sections.isDrawn(slot.id)
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}-head`}
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={isDrawn ? id : undefined}
          onClick={() => sections.toggle(slot.id)}
        >
          <span className={sharedStyles.growText}>{slot.title}</span>
          <ProblemMark paths={slot.paths} />
          <ChevronDown className={styles.sign} aria-hidden="true" />
        </button>
      </h3>
      {isDrawn && (
        <fieldset id={id} aria-labelledby={`${id}-head`} className={styles.body} hidden={!isOpen}>
          {slot.children}
        </fieldset>
      )}
    </div>
  )
}

export const collapseView: LayoutView<typeof collapse> = { Frame: CollapseFrame }

type Sections = Readonly<{
  isOpen: (id: string) => boolean
  /** Whether the section was ever open. Others are not rendered yet. */
  isDrawn: (id: string) => boolean
  toggle: (id: string) => void
}>

/** Holds the open sections; an accordion has at most one. */
function useOpenSections(slots: readonly FilledSlot[], settings: CollapseSettings): Sections {
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
