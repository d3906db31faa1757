import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useId, useState } from 'react'
import { useClient } from '../../shell/desk.ts'
import { peopleQuery } from '../../shell/name-queries.ts'

type PeopleFieldProps = Readonly<{
  label: string
  value: readonly string[]
  onChange: (people: readonly string[]) => void
}>

/** Colleagues by name, account or pinyin. */
export function PeopleField({ label, value, onChange }: PeopleFieldProps) {
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const { data } = useQuery(peopleQuery(useClient(), keyword))

  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="multiple"
        showSearch
        filterOption={false}
        value={[...value]}
        options={(data?.list ?? []).map((person) => ({ value: person.id, label: person.realName }))}
        onSearch={setKeyword}
        onChange={onChange}
      />
    </>
  )
}
