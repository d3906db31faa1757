import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '../choices/option-list.module.css'
import type { Choice } from '../form/form-environment.ts'
import { pictureInList } from './lines.tsx'

type LevelListProps = Readonly<{
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  pictureOf?: (choice: Choice, size?: 24 | 32) => ReactNode
  onToggle: (choice: Choice) => void
  /** Goes down to the children. */
  onOpen: (choice: Choice) => void
}>

/** One level of a tree: options are ticked, those with children lead there. */
export function LevelList({ label, choices, chosen, pictureOf, onToggle, onOpen }: LevelListProps) {
  const t = useT()
  if (choices.length === 0) return <p className={sharedStyles.emptyNote}>{t('form.noMatch')}</p>

  return (
    <ul aria-label={label} className={styles.list}>
      {choices.map((choice) => (
        <li key={choice.id} className={styles.line}>
          {choice.isHeading ? (
            <button type="button" data-line="" className={styles.option} onClick={() => onOpen(choice)}>
              <Words choice={choice} />
              <ChevronRight className={styles.deeper} aria-hidden="true" />
            </button>
          ) : (
            <Offer
              choice={choice}
              isChosen={chosen.includes(choice.id)}
              onToggle={onToggle}
              onOpen={onOpen}
              {...(pictureOf && { pictureOf })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type OfferProps = Pick<LevelListProps, 'onToggle' | 'onOpen' | 'pictureOf'> &
  Readonly<{ choice: Choice; isChosen: boolean }>

function Offer({ choice, isChosen, pictureOf, onToggle, onOpen }: OfferProps) {
  const t = useT()
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        data-line=""
        className={styles.option}
        onClick={() => onToggle(choice)}
      >
        {pictureOf?.(choice, pictureInList)}
        <Words choice={choice} />
        {isChosen && <Check className={sharedStyles.chosenMark} aria-hidden="true" />}
      </button>
      {choice.hasChildren && (
        <button
          type="button"
          className={styles.open}
          aria-label={t('form.below', { name: choice.name })}
          onClick={() => onOpen(choice)}
        >
          <ChevronRight className={styles.deeper} aria-hidden="true" />
        </button>
      )}
    </>
  )
}

function Words({ choice: { name, note } }: Readonly<{ choice: Choice }>) {
  return (
    <span className={sharedStyles.grow}>
      {name}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
