import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { peopleQuery, personLabel } from '../context/name-queries.ts'

type PeopleSelectProps = Readonly<{
  id: string
  value: readonly string[]
  onChange: (people: string[]) => void
  /** Whether people of other companies may be chosen. */
  externals?: 'yes' | 'no'
}>

/** Several people, found by name, account or pinyin. */
export function PeopleSelect({ id, value, onChange, externals = 'no' }: PeopleSelectProps) {
  const [keyword, setKeyword] = useState('')
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = peopleQuery(useClient(), keyword, { externals })
  const { data } = useQuery({ ...wanted, placeholderData: keepPreviousData })
  const found = (data?.list ?? []).map(({ id: person, realName, organize }) => ({
    value: person,
    label: personLabel({ name: realName, places: organize }),
  }))
  const known = new Set(found.map((choice) => choice.value))
  const chosen = value
    .filter((person) => !known.has(person))
    .map((person) => ({ value: person, label: labels.get(person) ?? person }))

  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      value={[...value]}
      options={[...found, ...chosen]}
      onChange={(people) => {
        setLabels(new Map([...labels, ...found.map((choice) => [choice.value, choice.label] as const)]))
        onChange(people)
      }}
    />
  )
}
