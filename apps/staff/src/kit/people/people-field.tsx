import { useT } from '@signet/i18n/react'
import { Button, Card, IconButton, ScrollArea, sharedStyles } from '@signet/ui'
import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { PeopleChoices } from './people-choices.tsx'
import styles from './people-field.module.css'
import { PeopleSheet } from './people-picker.tsx'
import personStyles from './person-field.module.css'
import { type Colleague, PersonLine } from './person-line.tsx'
import { useMeet } from './use-people.ts'

type PeopleFieldProps = Readonly<{
  title: string
  /** The text shown when no one is chosen. */
  none: string
  chosen: readonly Colleague[]
  among?: readonly Colleague[] | undefined
  without: readonly string[]
  problem?: string | null
  onChange: (people: readonly Colleague[]) => void
}>

/** Several colleagues, chosen on a sheet and removed one by one. */
export function PeopleField({ title, none, chosen, among, without, problem, onChange }: PeopleFieldProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card title={title} action={<AddButton title={title} onPress={() => setChoosing(true)} />}>
      {chosen.length === 0 && <p className={sharedStyles.weak}>{none}</p>}
      <ChosenPeople title={title} chosen={chosen} onChange={onChange} />
      {problem && (
        <p className={styles.problem} id="operate-people" tabIndex={-1} role="alert">
          {problem}
        </p>
      )}
      {isChoosing && (
        <PeopleSheet
          title={title}
          chosen={chosen}
          among={among}
          without={without}
          onClose={() => setChoosing(false)}
          onDone={(people) => {
            setChoosing(false)
            onChange(people)
          }}
        />
      )}
    </Card>
  )
}

function ChosenPeople({ title, chosen, onChange }: Pick<PeopleFieldProps, 'title' | 'chosen' | 'onChange'>) {
  const t = useT()
  return (
    <ul className={styles.list} aria-label={title}>
      {chosen.map((person) => (
        <li key={person.id} className={styles.person}>
          <PersonLine person={person} />
          <IconButton
            label={t('staff.people.remove', { name: person.name })}
            icon={<X />}
            onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}
          />
        </li>
      ))}
    </ul>
  )
}

function AddButton({ title, onPress }: Pick<PeopleFieldProps, 'title'> & Readonly<{ onPress: () => void }>) {
  const t = useT()
  return (
    <Button
      size="small"
      tone="quiet"
      icon={<UserPlus aria-hidden="true" />}
      aria-label={t('staff.people.choose', { what: title })}
      onClick={onPress}
    >
      {t('staff.people.add')}
    </Button>
  )
}

type PersonFieldProps = Readonly<{
  chosen: Colleague | null
  /** Excludes the person who hands the task over. */
  without: string
  problem: string | null
  onChange: (person: Colleague | null) => void
}>

/** The colleague who gets the task, searched by name, account or initials. */
export function PersonField({ chosen, without, problem, onChange }: PersonFieldProps) {
  const t = useT()
  return (
    <Card title={t('staff.person.to')}>
      {problem && (
        <p className={personStyles.problem} id="operate-person" tabIndex={-1} role="alert">
          {problem}
        </p>
      )}
      {chosen ? (
        <div className={personStyles.chosen}>
          <PersonLine person={chosen} />
          <Button size="small" onClick={() => onChange(null)}>
            {t('staff.person.change')}
          </Button>
        </div>
      ) : (
        <PeopleSearch without={without} onChoose={onChange} />
      )}
    </Card>
  )
}

type PeopleSearchProps = Readonly<{ without: string; onChoose: (person: Colleague) => void }>

function PeopleSearch({ without, onChoose }: PeopleSearchProps) {
  const t = useT()
  const meet = useMeet()
  const choose = (person: Colleague) => {
    meet([person])
    onChoose(person)
  }
  return (
    <ScrollArea className={personStyles.list}>
      <PeopleChoices label={t('staff.person.found')} without={[without]}>
        {(person) => (
          <button type="button" className={personStyles.person} onClick={() => choose(person)}>
            <PersonLine person={person} />
          </button>
        )}
      </PeopleChoices>
    </ScrollArea>
  )
}
