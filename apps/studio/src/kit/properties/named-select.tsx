import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'

type NamedSelectProps = Readonly<{
  id: string
  of: ThingName
  value: string
  onChange: (id: string) => void
}>

/** A thing of another feature, found by typing. No choice is an empty text. */
export function NamedSelect({ id, of, value, onChange }: NamedSelectProps) {
  const t = useT()
  const client = useClient()
  const [keyword, setKeyword] = useState('')
  const { find, nameOf } = namedThings[of]
  const found = useQuery({
    queryKey: ['form-design', 'choose', of, keyword],
    queryFn: ({ signal }) => find(client, keyword, signal),
    placeholderData: keepPreviousData,
  })
  const chosen = found.data?.find((one) => one.id === value)
  const name = useQuery({
    queryKey: ['form-design', 'chosen', of, value],
    queryFn: ({ signal }) => nameOf(client, value, signal),
    enabled: value !== '' && found.isSuccess && !chosen,
    retry: false,
    meta: { shownInPlace: true },
  })

  return (
    <Select
      id={id}
      allowClear
      labelInValue
      style={{ width: '100%' }}
      status={found.error || name.error ? 'error' : ''}
      loading={found.isFetching}
      value={value === '' ? null : { value, label: chosen?.name ?? name.data ?? value }}
      options={(found.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
      placeholder={t('studio.choose')}
      notFoundContent={t(found.error ? 'form.failed' : 'form.noMatch')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      onChange={(next) => onChange(next?.value ?? '')}
    />
  )
}

type ReferenceKind = Readonly<{ id: string; name: string }>

/** How things of another feature are searched, and loaded by the id a form stores. */
type NamedThings = Readonly<{
  find: (client: Client, keyword: string, signal: AbortSignal) => Promise<readonly ReferenceKind[]>
  nameOf: (client: Client, id: string, signal: AbortSignal) => Promise<string>
}>

const page = { pageSize: 50 }

const byId = ({ id, name }: ReferenceKind): ReferenceKind => ({ id, name })

const namedThings = {
  dictionary: {
    find: async ({ dictionary }, keyword, signal) =>
      (await dictionary.list({ ...page, keyword }, { signal })).list.map(({ enCode, fullName }) => ({
        id: enCode,
        name: fullName,
      })),
    nameOf: async ({ dictionary }, code, signal) =>
      (await dictionary.list({ ...page, keyword: code }, { signal })).list.find(
        ({ enCode }) => enCode === code,
      )?.fullName ?? code,
  },
  interface: {
    find: async ({ dataInterfaces }, keyword, signal) =>
      (await dataInterfaces.list({ ...page, keyword }, { signal })).list.map(({ id, fullName }) => ({
        id,
        name: fullName,
      })),
    nameOf: async ({ dataInterfaces }, id, signal) =>
      (await dataInterfaces.open({ id }, { signal })).fullName,
  },
  model: {
    find: async ({ formDesign }, keyword, signal) =>
      (await formDesign.list({ ...page, keyword }, { signal })).list.map(byId),
    nameOf: async ({ formDesign }, id, signal) => (await formDesign.open({ id }, { signal })).name,
  },
  billRule: {
    find: async ({ billRules }, keyword, signal) =>
      (await billRules.list({ ...page, keyword }, { signal })).list.map(({ enCode, fullName }) => ({
        id: enCode,
        name: fullName,
      })),
    nameOf: async ({ billRules }, code, signal) =>
      (await billRules.list({ ...page, keyword: code }, { signal })).list.find(
        ({ enCode }) => enCode === code,
      )?.fullName ?? code,
  },
  flow: {
    find: async ({ flowDesign }, keyword, signal) =>
      (await flowDesign.list({ ...page, keyword }, { signal })).list.map(byId),
    nameOf: async ({ flowDesign }, id, signal) => (await flowDesign.open({ id }, { signal })).name,
  },
} as const satisfies Readonly<Record<string, NamedThings>>

export type ThingName = keyof typeof namedThings
