import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, PageState, SearchField } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { type Colleague, peopleQuery } from './colleague.ts'
import styles from './person-field.module.css'
import { PersonLine } from './person-line.tsx'

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
        <p className={styles.problem} id="operate-person" tabIndex={-1} role="alert">
          {problem}
        </p>
      )}
      {chosen ? (
        <div className={styles.chosen}>
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
  const asked = useDeferredValue(words)
  const query = useQuery(peopleQuery(useClient(), asked))
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
      <div className={styles.search}>
        <SearchField label={t('staff.person.search')} value={words} onChange={setWords} />
      </div>
      <PageState
        query={{ ...query, data: people }}
        skeletonRows={2}
        isEmpty={(list) => list.length === 0}
        empty={<Empty title={t('staff.person.nobody')} hint={t('staff.person.nobodyHint')} />}
      >
        {(list) => (
          <ul className={styles.list} aria-label={t('staff.person.found')}>
            {list.map((person) => (
              <li key={person.id}>
                <button type="button" className={styles.person} onClick={() => onChoose(person)}>
                  <PersonLine person={person} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </PageState>
    </>
  )
}
