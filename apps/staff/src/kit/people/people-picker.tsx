import type { Client } from '@signet/client'
import { useMatcher, useT } from '@signet/i18n/react'
import { Avatar, Button, Empty, PageState, SearchField, Sheet, sharedStyles } from '@signet/ui'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import styles from './people-picker.module.css'

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
  const deferred = useDeferredValue(words)
  const found = usePeopleResults(among, deferred)
  const people = found.data?.filter(({ id }) => !without.includes(id))
  const isChosen = (person: Colleague) => chosen.some(({ id }) => id === person.id)
  const toggle = (person: Colleague) =>
    onChange(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])

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
              <PersonChoice
                key={person.id}
                person={person}
                isChosen={isChosen(person)}
                onToggle={() => toggle(person)}
              />
            ))}
          </ul>
        )}
      </PageState>
    </>
  )
}

type PersonChoiceProps = Readonly<{ person: Colleague; isChosen: boolean; onToggle: () => void }>

function PersonChoice({ person, isChosen, onToggle }: PersonChoiceProps) {
  return (
    <li>
      <label className={styles.person}>
        <input
          type="checkbox"
          className={sharedStyles.tick}
          aria-label={person.name}
          checked={isChosen}
          onChange={onToggle}
        />
        <PersonLine person={person} />
      </label>
    </li>
  )
}

function usePeopleResults(among: PeoplePickerProps['among'], words: string) {
  const matches = useMatcher()
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
  const data = among.filter(({ name }) => matches(name, words)).map((one) => ({ ...one, note: '' }))
  return { data, error: null, refetch: () => Promise.resolve() }
}

type PeopleSheetProps = Readonly<{
  title: string
  chosen: readonly Colleague[]
  among?: readonly Colleague[] | undefined
  without: readonly string[]
  onDone: (chosen: readonly Colleague[]) => void
  onClose: () => void
}>

/** Lets the person tick colleagues; nothing changes until "done". */
export function PeopleSheet({ title, chosen, among, without, onDone, onClose }: PeopleSheetProps) {
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
      <PeoplePicker label={title} chosen={wish} among={among} without={without} onChange={setWish} />
    </Sheet>
  )
}

type PersonLineProps = Readonly<{
  person: Readonly<{ id: string; name: string; headIcon: string; note?: string }>
}>

/** A colleague in a list: avatar, name, and where they work. */
export function PersonLine({ person }: PersonLineProps) {
  return (
    <>
      <Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />
      <span className={styles.words}>
        <span>{person.name}</span>
        {person.note && <span className={sharedStyles.note}>{person.note}</span>}
      </span>
    </>
  )
}

export type Colleague = Readonly<{ id: string; name: string; note: string; headIcon: string }>

/** Colleagues by name, account or initials. */
export const peopleQuery = ({ organization }: Client, keyword: string) =>
  queryOptions({
    queryKey: ['people', keyword],
    queryFn: async () => (await organization.users({ keyword, pageSize: 30 })).list,
    placeholderData: keepPreviousData,
  })
