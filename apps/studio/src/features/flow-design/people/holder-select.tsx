import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { personLabel } from '../../../kit/context/name-queries.ts'
import { findHolders } from '../../../kit/holders/find-holders.ts'
import { namesQuery } from '../queries.ts'
import { toMixedId } from './people-sources.ts'

export const holderKinds = ['people', 'role', 'position', 'department', 'group'] as const
export type HolderKind = (typeof holderKinds)[number]

const families = {
  people: 'people',
  role: 'roles',
  position: 'positions',
  department: 'organizations',
  group: 'groups',
} as const satisfies Readonly<Record<HolderKind, string>>

type HolderSelectProps = Readonly<{
  id?: string
  /** Set for a source just added, which takes the focus. */
  isFresh?: boolean
  kind: HolderKind
  ids: readonly string[]
  /** With the names of those that are known, in the same order. */
  onChange: (ids: readonly string[], names: readonly string[]) => void
}>

function labelOf(kind: HolderKind, { name, note = '' }: Readonly<{ name: string; note?: string }>): string {
  if (kind === 'people') return personLabel({ name, places: note })
  return note ? `${name} · ${note}` : name
}

/** People, or groups of people, found by typing. */
export function HolderSelect({ id, isFresh = false, kind, ids, onChange }: HolderSelectProps) {
  const t = useT()
  const client = useClient()
  const [words, setWords] = useState('')
  const names = useQuery(
    namesQuery(
      client,
      ids.map((one) => toMixedId(kind, one)),
    ),
  )
  const { data, error, isFetching } = useQuery({
    queryKey: ['flow-design', 'holders', kind, words],
    queryFn: ({ signal }) => findHolders(client, { of: families[kind], words }, signal),
    placeholderData: keepPreviousData,
  })
  const found = data?.choices.filter(({ isHeading }) => !isHeading) ?? []
  const nameOf = (one: string) =>
    names.data?.[toMixedId(kind, one)] ?? found.find((choice) => choice.id === one)?.name ?? one

  return (
    <Select
      {...(id === undefined ? { 'aria-label': t(`flow-design.sourceKind.${kind}`) } : { id })}
      mode="multiple"
      autoFocus={isFresh}
      labelInValue
      loading={isFetching}
      status={error ? 'error' : ''}
      value={ids.map((one) => ({ value: one, label: nameOf(one) }))}
      options={found.map((one) => ({
        value: one.id,
        label: labelOf(kind, one),
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
