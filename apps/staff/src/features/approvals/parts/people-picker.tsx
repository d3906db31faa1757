import { useT } from '@signet/i18n/react'
import { Empty, PageState, SearchField } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../../../lib/app-context.ts'
import type { Colleague } from '../operate/operate-draft.ts'
import { peopleQuery } from '../queries.ts'
import styles from './people-picker.module.css'
import { PersonLine } from './person-line.tsx'

type PeoplePickerProps = Readonly<{
  label: string
  chosen: readonly Colleague[]
  /** Only one of these; left out: anybody of the company. */
  among?: readonly Omit<Colleague, 'note'>[] | undefined
  /** Who cannot be chosen. */
  without?: readonly string[]
  onChange: (chosen: readonly Colleague[]) => void
}>

/** Colleagues to tick, searched by name, account or initials; who is ticked stays ticked while the search goes on. */
export function PeoplePicker({ label, chosen, among, without = [], onChange }: PeoplePickerProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words)
  const found = useFound(among, asked)
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
          label={t(among ? 'approvals.people.search' : 'approvals.transfer.search')}
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
            title={t('approvals.transfer.nobody')}
            hint={t(among ? 'approvals.people.nobodyHint' : 'approvals.transfer.nobodyHint')}
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

function useFound(among: PeoplePickerProps['among'], words: string) {
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
