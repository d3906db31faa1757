import { useT } from '@signet/i18n/react'
import { Empty, PageState, SearchField } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { type Colleague, peopleQuery } from './colleague.ts'
import styles from './people-picker.module.css'
import { PersonLine } from './person-line.tsx'

type PeoplePickerProps = Readonly<{
  label: string
  chosen: readonly Colleague[]
  /** Limits the choice to these; undefined means the whole company. */
  among?: readonly Omit<Colleague, 'note'>[] | undefined
  /** Ids that cannot be chosen. */
  without?: readonly string[]
  onChange: (chosen: readonly Colleague[]) => void
}>

/** Colleagues with checkboxes, searched by name, account or initials; ticks survive another search. */
export function PeoplePicker({ label, chosen, among, without = [], onChange }: PeoplePickerProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words)
  const found = usePeopleResults(among, asked)
  const people = found.data?.filter(({ id }) => !without.includes(id))
  const toggle = (person: Colleague) =>
    onChange(
      chosen.some(({ id }) => id === person.id)
        ? chosen.filter(({ id }) => id !== person.id)
        : [...chosen, person],
    )

  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t(among ? 'staff.people.search' : 'staff.person.search')}
          value={words}
          onChange={setWords}
        />
      </div>
      <PageState
        query={{ ...found, data: people }}
        skeletonRows={2}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            title={t('staff.person.nobody')}
            hint={t(among ? 'staff.people.nobodyHint' : 'staff.person.nobodyHint')}
          />
        }
      >
        {(list) => (
          <ul aria-label={label}>
            {list.map((person) => (
              <li key={person.id}>
                <label className={styles.person}>
                  <input
                    type="checkbox"
                    className={styles.tick}
                    aria-label={person.name}
                    checked={chosen.some(({ id }) => id === person.id)}
                    onChange={() => toggle(person)}
                  />
                  <PersonLine person={person} />
                </label>
              </li>
            ))}
          </ul>
        )}
      </PageState>
    </>
  )
}

function usePeopleResults(among: PeoplePickerProps['among'], words: string) {
  const query = useQuery({ ...peopleQuery(useClient(), words), enabled: among === undefined })
  if (among === undefined) {
    const data = query.data?.map(({ id, realName, headIcon, organize, position }) => ({
      id,
      name: realName,
      headIcon,
      note: [organize, position].filter(Boolean).join(' · '),
    }))
    return { data, error: query.error, refetch: query.refetch }
  }
  const data = among.filter(({ name }) => name.includes(words.trim())).map((one) => ({ ...one, note: '' }))
  return { data, error: null, refetch: () => Promise.resolve() }
}
