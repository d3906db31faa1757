import { useMatcher } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { peopleQuery, personLabel } from '../context/name-queries.ts'

type Choice = Readonly<{ value: string; label: string }>
type PersonSelectProps = Readonly<{
  id: string
  /** Shown above the colleagues while the search is empty. */
  first?: readonly Choice[]
  without?: string
  value: string | undefined
  onChange: (person: string) => void
  /** Lets the choice be taken away. */
  onClear?: () => void
}>

/** One person, found by name, account or pinyin. */
export function PersonSelect({ id, first = [], without, value, onChange, onClear }: PersonSelectProps) {
  const [keyword, setKeyword] = useState('')
  const matches = useMatcher()
  const { data } = useQuery({ ...peopleQuery(useClient(), keyword), placeholderData: keepPreviousData })
  const known = new Set(first.map((choice) => choice.value))
  const colleagues = (data?.list ?? [])
    .map((person) => ({
      value: person.id,
      label: personLabel({ name: person.realName, places: person.organize }),
    }))
    .filter((choice) => choice.value !== without && !known.has(choice.value))
  const leading = first.filter(({ label }) => matches(label, keyword))

  return (
    <Select<string>
      id={id}
      showSearch
      filterOption={false}
      {...(value !== undefined && { value })}
      options={[...leading, ...colleagues]}
      onSearch={setKeyword}
      allowClear={onClear !== undefined}
      onChange={(person: string | undefined) => (person === undefined ? onClear?.() : onChange(person))}
    />
  )
}
