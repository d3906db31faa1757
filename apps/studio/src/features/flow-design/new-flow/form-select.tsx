import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../shell/desk.ts'

type FormSelectProps = Readonly<{
  id: string
  value: string | undefined
  onChange: (id: string) => void
}>

/** A form of the company, found by typing. */
export function FormSelect({ id, value, onChange }: FormSelectProps) {
  const t = useT()
  const { formDesign } = useClient()
  const [keyword, setKeyword] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['flow-design', 'forms', keyword],
    queryFn: ({ signal }) => formDesign.list({ keyword }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      id={id}
      loading={isFetching}
      status={error ? 'error' : ''}
      value={value ?? null}
      options={(data?.list ?? []).map((form) => ({ value: form.id, label: form.name }))}
      placeholder={t('flow-design.new.form')}
      notFoundContent={t(error ? 'form.failed' : 'form.noMatch')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}
