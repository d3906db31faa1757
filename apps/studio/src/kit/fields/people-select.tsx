import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { peopleQuery, personLabel } from '../context/name-queries.ts'

type ChosenProps = Readonly<{ id: string; value: readonly string[]; onChange: (chosen: string[]) => void }>
type PeopleSelectProps = ChosenProps &
  Readonly<{
    /** Whether people of other companies may be chosen. */
    externals?: 'yes' | 'no'
  }>

/** Several people, found by name, account or pinyin. */
export function PeopleSelect({ externals = 'no', ...chosen }: PeopleSelectProps) {
  const [keyword, setKeyword] = useState('')
  const wanted = peopleQuery(useClient(), keyword, { externals })
  const { data } = useQuery({ ...wanted, placeholderData: keepPreviousData })
  const found = (data?.list ?? []).map(({ id, realName, organize }) => ({
    value: id,
    label: personLabel({ name: realName, places: organize }),
  }))
  return <FoundSelect {...chosen} found={found} onSearch={setKeyword} />
}

type Found = Readonly<{ value: string; label: string }>
type FoundSelectProps = ChosenProps &
  Readonly<{ found: readonly Found[]; onSearch: (keyword: string) => void }>

/** Several of what typing finds; what was chosen keeps its label when another word no longer finds it. */
export function FoundSelect({ id, value, found, onSearch, onChange }: FoundSelectProps) {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const known = new Set(found.map((choice) => choice.value))
  const chosen = value
    .filter((one) => !known.has(one))
    .map((one) => ({ value: one, label: labels.get(one) ?? one }))

  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch }}
      value={[...value]}
      options={[...found, ...chosen]}
      onChange={(next) => {
        setLabels(new Map([...labels, ...found.map((choice) => [choice.value, choice.label] as const)]))
        onChange(next)
      }}
    />
  )
}
