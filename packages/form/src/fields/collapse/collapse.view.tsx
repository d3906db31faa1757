import { ChevronDown } from 'lucide-react'
import type { FilledSlot, FrameProps, LayoutView } from '../../skins/field-view.ts'
import { ProblemMark } from '../../skins/problem-mark.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import styles from './collapse.module.css'
import type { collapse } from './collapse.ts'
import { type Sections, useOpenSections } from './use-open-sections.view.tsx'

/** Sections that open and close. One that was open stays as it was left; one with something wrong says so in its head. */
function CollapseFrame({ path, settings, label, slots }: FrameProps<typeof collapse>) {
  const { idOf } = useSurroundings()
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
          <span className={styles.title}>{slot.title}</span>
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
