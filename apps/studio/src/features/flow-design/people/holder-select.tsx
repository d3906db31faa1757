import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { findHolders } from '../../../kit/holders/find-holders.ts'
import { PeopleSelect } from '../../../kit/people/people-select.tsx'
import { namesQuery } from '../queries.ts'
import { type ChosenNames, toMixedId } from './people-sources.ts'

export const holderKinds = ['people', 'role', 'position', 'department', 'group'] as const
export type HolderKind = (typeof holderKinds)[number]

const families = {
  role: 'roles',
  position: 'positions',
  department: 'organizations',
  group: 'groups',
} as const satisfies Readonly<Record<Exclude<HolderKind, 'people'>, string>>

type HolderSelectProps = Readonly<{
  id?: string
  /** Set for a source just added, which takes the focus. */
  isFresh?: boolean
  kind: HolderKind
  ids: readonly string[]
  /** With the names of those that are known, in the same order. */
  onChange: (ids: readonly string[], names: ChosenNames) => void
}>

/** People as everywhere, the nearest first; groups of people found by typing. */
export function HolderSelect({ kind, ...props }: HolderSelectProps) {
  return kind === 'people' ? <NamedPeople {...props} /> : <FoundHolders {...props} kind={kind} />
}

type ChosenProps = Omit<HolderSelectProps, 'kind'>

/** Shown while a name is not loaded, where an id would say nothing. */
const nameless = '…'

function NamedPeople({ id, isFresh = false, ids, onChange }: ChosenProps) {
  const t = useT()
  const { names, isLoaded } = useNames('people', ids)
  return (
    <PeopleSelect
      {...(id === undefined ? { label: t('flow-design.sourceKind.people') } : { id })}
      isFresh={isFresh}
      externals="yes"
      placeholder={t('flow-design.people.find', { kind: 'people' })}
      names={names}
      unnamed={isLoaded ? undefined : nameless}
      value={ids}
      onChange={(chosen, nameOf) => onChange(chosen, chosen.map(nameOf))}
    />
  )
}

/** The names of holders by id, as far as they are known; those that are gone have none. */
function useNames(kind: HolderKind, ids: readonly string[]) {
  const client = useClient()
  const { data } = useQuery(
    namesQuery(
      client,
      ids.map((one) => toMixedId(kind, one)),
    ),
  )
  const names = new Map(
    ids.flatMap((one) => {
      const name = data?.[toMixedId(kind, one)]
      return name === undefined ? [] : [[one, name] as const]
    }),
  )
  return { names, isLoaded: data !== undefined }
}

type FoundHoldersProps = ChosenProps & Readonly<{ kind: keyof typeof families }>

function FoundHolders({ id, isFresh = false, kind, ids, onChange }: FoundHoldersProps) {
  const t = useT()
  const client = useClient()
  const [words, setWords] = useState('')
  const { names, isLoaded } = useNames(kind, ids)
  const { data, error, isFetching } = useQuery({
    queryKey: ['flow-design', 'holders', kind, words],
    queryFn: ({ signal }) => findHolders(client, { of: families[kind], words }, signal),
    placeholderData: keepPreviousData,
  })
  const found = data?.choices.filter(({ isHeading }) => !isHeading) ?? []
  const nameOf = (one: string) => names.get(one) ?? found.find((choice) => choice.id === one)?.name
  const labelOf = (one: string) => nameOf(one) ?? (isLoaded ? one : nameless)

  return (
    <Select
      {...(id === undefined ? { 'aria-label': t(`flow-design.sourceKind.${kind}`) } : { id })}
      mode="multiple"
      autoFocus={isFresh}
      labelInValue
      loading={isFetching}
      status={error ? 'error' : ''}
      value={ids.map((one) => ({ value: one, label: labelOf(one) }))}
      options={found.map((one) => ({
        value: one.id,
        label: one.note ? `${one.name} · ${one.note}` : one.name,
      }))}
      placeholder={t('flow-design.people.find', { kind })}
      notFoundContent={t(error ? 'form.failed' : 'form.noMatch')}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onChange={(chosen) =>
        onChange(
          chosen.map(({ value }) => value),
          chosen.map(({ value }) => nameOf(value)),
        )
      }
    />
  )
}
