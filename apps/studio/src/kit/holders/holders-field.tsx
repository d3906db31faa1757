import type { NamedHolder as Holder } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { Labelled } from '../fields/labelled.tsx'
import { SelectField } from '../fields/labelled-inputs.tsx'
import { findHolders } from './find-holders.ts'
import styles from './holders.module.css'

type Kind = Exclude<Holder['kind'], 'everybody'>
type HoldersFieldProps = Readonly<{
  label: string
  holders: readonly Holder[]
  mistake?: string | undefined
  onChange: (holders: readonly Holder[]) => void
}>

const families = {
  role: 'roles',
  position: 'positions',
  organization: 'organizations',
  group: 'groups',
  person: 'people',
} as const satisfies Readonly<Record<Kind, string>>
const kinds = ['role', 'position', 'organization', 'group', 'person'] as const satisfies readonly Kind[]
export const everybody: Holder = { kind: 'everybody', id: '', name: '' }

/** The holders: everyone, or a choice of roles, posts, departments, groups and people. */
export function HoldersField({ label, holders, mistake, onChange }: HoldersFieldProps) {
  const t = useT()
  const isForAll = holders.some(({ kind }) => kind === 'everybody')
  return (
    <fieldset className={styles.holders}>
      <legend>{label}</legend>
      <Labelled label={t('holders.kind.everybody')}>
        {(id) => <Switch id={id} checked={isForAll} onChange={(isOn) => onChange(isOn ? [everybody] : [])} />}
      </Labelled>
      {!isForAll &&
        kinds.map((kind) => (
          <HoldersSelect
            key={kind}
            label={t(`holders.kind.${kind}`)}
            kind={kind}
            holders={holders.filter((one) => one.kind === kind)}
            onChange={(next) => onChange([...holders.filter((one) => one.kind !== kind), ...next])}
          />
        ))}
      {mistake && (
        <p role="alert" className={styles.mistake}>
          {mistake}
        </p>
      )}
    </fieldset>
  )
}

type HoldersSelectProps = Readonly<{
  label: string
  hint?: string
  kind: Kind
  holders: readonly Holder[]
  onChange: (holders: readonly Holder[]) => void
}>

/** Several holders of one kind, found by name. */
export function HoldersSelect({ label, hint, kind, holders, onChange }: HoldersSelectProps) {
  const t = useT()
  const client = useClient()
  const [words, setWords] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['holders', kind, words],
    queryFn: ({ signal }) => findHolders(client, { of: families[kind], words }, signal),
    placeholderData: keepPreviousData,
  })
  const found = data?.choices.filter(({ isHeading }) => !isHeading) ?? []

  return (
    <SelectField
      label={label}
      hint={hint}
      mode="multiple"
      labelInValue
      loading={isFetching}
      status={error ? 'error' : ''}
      value={holders.map((one) => ({ value: one.id, label: one.name }))}
      options={found.map((one) => ({
        value: one.id,
        label: one.note ? t('holders.noted', { name: one.name, note: one.note }) : one.name,
      }))}
      placeholder={t('holders.find')}
      notFoundContent={t(error ? 'form.failed' : 'form.noMatch')}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onChange={(chosen) =>
        onChange(chosen.map(({ value, label }) => ({ kind, id: value, name: String(label) })))
      }
    />
  )
}
