import { useT } from '@signet/i18n/react'
import { RequiredMark, sharedStyles } from '@signet/ui'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { PeopleSheet } from '../../kit/people/people-picker.tsx'
import type { Receiver } from './delegation-draft.ts'
import { receivers } from './queries.ts'
import styles from './receivers-field.module.css'

type ReceiversFieldProps = Readonly<{
  people: readonly Receiver[]
  problem: string | null
  onChange: (people: readonly Receiver[]) => void
}>

export function ReceiversField({ people, problem, onChange }: ReceiversFieldProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const names = people.map(({ name }) => name).join(t('delegations.and'))
  return (
    <>
      <ChoiceButtonField
        label={t('delegations.receivers')}
        text={names || t('delegations.choosePeople')}
        isRequired
        problem={people.length === 0 ? problem : null}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <ReceiversSheet people={people} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

type ReceiversSheetProps = Readonly<{
  people: readonly Receiver[]
  onChange: (people: readonly Receiver[]) => void
  onClose: () => void
}>

const most = 20

/** Colleagues to whom one can delegate. */
function ReceiversSheet({ people, onChange, onClose }: ReceiversSheetProps) {
  const t = useT()
  const finish = (chosen: readonly Receiver[]) => {
    onChange(chosen.map(({ id, name, headIcon }) => ({ id, name, headIcon })))
    onClose()
  }
  return (
    <PeopleSheet
      title={t('delegations.choosePeople')}
      source={receivers}
      most={most}
      chosen={people.map((person) => ({ ...person, note: '' }))}
      onDone={finish}
      onClose={onClose}
    />
  )
}

type ChosenFieldProps = Readonly<{
  label: string
  text: string
  isRequired?: boolean
  problem?: string | null
  onOpen: () => void
}>

/** A field that shows what was chosen and opens the sheet to choose again. */
export function ChoiceButtonField({ label, text, isRequired = false, problem, onOpen }: ChosenFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={sharedStyles.weak}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <ChoiceButton id={id} text={text} isInvalid={Boolean(problem)} onOpen={onOpen} />
      {problem && (
        <p id={`${id}-problem`} className={sharedStyles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

type ChoiceButtonProps = Pick<ChosenFieldProps, 'text' | 'onOpen'> &
  Readonly<{ id: string; isInvalid: boolean }>

function ChoiceButton({ id, text, isInvalid, onOpen }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={styles.box}
      aria-labelledby={`${id}-label ${id}-text`}
      aria-describedby={isInvalid ? `${id}-problem` : undefined}
      data-problem={isInvalid || undefined}
      onClick={onOpen}
    >
      <span id={`${id}-text`} className={sharedStyles.growText}>
        {text}
      </span>
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </button>
  )
}
