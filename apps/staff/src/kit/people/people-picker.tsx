import { useT } from '@signet/i18n/react'
import { Button, Sheet, sharedStyles } from '@signet/ui'
import { type ComponentProps, useState } from 'react'
import { PeopleChoices } from './people-choices.tsx'
import styles from './people-picker.module.css'
import { type Colleague, PersonLine } from './person-line.tsx'
import { useMeet } from './use-people.ts'

type PeoplePickerProps = Omit<ComponentProps<typeof PeopleChoices>, 'children'> &
  Readonly<{
    chosen: readonly Colleague[]
    /** How many can be chosen at most. */
    most?: number
    onChange: (chosen: readonly Colleague[]) => void
  }>

/** Colleagues with checkboxes; ticks survive another search. */
export function PeoplePicker({
  chosen,
  most = Number.POSITIVE_INFINITY,
  onChange,
  ...offered
}: PeoplePickerProps) {
  const meet = useMeet()
  const isChosen = (person: Colleague) => chosen.some(({ id }) => id === person.id)
  const toggle = (person: Colleague) => {
    if (isChosen(person)) return onChange(chosen.filter(({ id }) => id !== person.id))
    if (offered.among === undefined) meet([person])
    onChange([...chosen, person])
  }
  return (
    <PeopleChoices {...offered}>
      {(person) => (
        <PersonChoice
          person={person}
          isChosen={isChosen(person)}
          isFull={chosen.length >= most}
          onToggle={() => toggle(person)}
        />
      )}
    </PeopleChoices>
  )
}

type PersonChoiceProps = Readonly<{
  person: Colleague
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}>

function PersonChoice({ person, isChosen, isFull, onToggle }: PersonChoiceProps) {
  return (
    <label className={styles.person}>
      <input
        type="checkbox"
        className={sharedStyles.tick}
        aria-label={person.name}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onToggle}
      />
      <PersonLine person={person} />
    </label>
  )
}

type PeopleSheetProps = Omit<PeoplePickerProps, 'label' | 'onChange'> &
  Readonly<{
    title: string
    onDone: (chosen: readonly Colleague[]) => void
    onClose: () => void
  }>

/** Lets the person tick colleagues; nothing changes until "done". */
export function PeopleSheet({ title, chosen, onDone, onClose, ...offered }: PeopleSheetProps) {
  const t = useT()
  const [wish, setWish] = useState(chosen)
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <Button tone="primary" isWide onClick={() => onDone(wish)}>
          {t('staff.people.done', { count: wish.length })}
        </Button>
      }
    >
      <PeoplePicker {...offered} label={title} chosen={wish} onChange={setWish} />
    </Sheet>
  )
}
