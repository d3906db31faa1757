import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, IconButton, PageState, SearchField, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { UserPlus, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import styles from './people-field.module.css'
import { type Colleague, PeopleSheet, PersonLine, peopleQuery } from './people-picker.tsx'
import personStyles from './person-field.module.css'

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
  const [words, setWords] = useState('')
  const deferred = useDeferredValue(words)
  const query = useQuery(peopleQuery(useClient(), deferred))
  const people = query.data
    ?.filter(({ id }) => id !== without)
    .map(({ id, realName, headIcon, organize, position }) => ({
      id,
      name: realName,
      headIcon,
      note: [organize, position].filter(Boolean).join(' · '),
    }))

  return (
    <>
      <div className={personStyles.search}>
        <SearchField label={t('staff.person.search')} value={words} onChange={setWords} />
      </div>
      <PageState
        query={{ ...query, data: people }}
        skeletonRows={2}
        isEmpty={(list) => list.length === 0}
        empty={<Empty title={t('staff.person.nobody')} hint={t('staff.person.nobodyHint')} />}
      >
        {(list) => <PeopleResults list={list} onChoose={onChoose} />}
      </PageState>
    </>
  )
}

type PeopleResultsProps = Pick<PeopleSearchProps, 'onChoose'> & Readonly<{ list: readonly Colleague[] }>

function PeopleResults({ list, onChoose }: PeopleResultsProps) {
  const t = useT()
  return (
    <ul className={personStyles.list} aria-label={t('staff.person.found')}>
      {list.map((person) => (
        <li key={person.id}>
          <button type="button" className={personStyles.person} onClick={() => onChoose(person)}>
            <PersonLine person={person} />
          </button>
        </li>
      ))}
    </ul>
  )
}
