import { createLookup } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select, Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import type { Holder } from './grant-draft.ts'
import styles from './grants.module.css'

type Kind = Exclude<Holder['kind'], 'everybody'>
type HoldersFieldProps = Readonly<{
  holders: readonly Holder[]
  mistake: string | undefined
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
const everybody: Holder = { kind: 'everybody', id: '', name: '' }

/** The holders: everyone, or those chosen in any of five ways. */
export function HoldersField({ holders, mistake, onChange }: HoldersFieldProps) {
  const t = useT()
  const isForAll = holders.some(({ kind }) => kind === 'everybody')
  return (
    <fieldset className={styles.holders}>
      <legend>{t('list-design.holders')}</legend>
      <Labelled label={t('list-design.holder.everybody')}>
        {(id) => <Switch id={id} checked={isForAll} onChange={(isOn) => onChange(isOn ? [everybody] : [])} />}
      </Labelled>
      {!isForAll &&
        kinds.map((kind) => (
          <HoldersOfKind
            key={kind}
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

type HoldersOfKindProps = Readonly<{
  kind: Kind
  holders: readonly Holder[]
  onChange: (holders: readonly Holder[]) => void
}>

function HoldersOfKind({ kind, holders, onChange }: HoldersOfKindProps) {
  const t = useT()
  const client = useClient()
  const [words, setWords] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['list-design', 'holders', kind, words],
    queryFn: ({ signal }) => createLookup(client).search({ of: families[kind], words, page: 1 }, signal),
    placeholderData: keepPreviousData,
  })
  const found = data?.choices.filter(({ isHeading }) => !isHeading) ?? []

  return (
    <Labelled label={t(`list-design.holder.${kind}`)}>
      {(id) => (
        <Select
          id={id}
          mode="multiple"
          labelInValue
          loading={isFetching}
          status={error ? 'error' : ''}
          value={holders.map((one) => ({ value: one.id, label: one.name }))}
          options={found.map((one) => ({
            value: one.id,
            label: one.note ? t('list-design.holder.noted', { name: one.name, note: one.note }) : one.name,
          }))}
          placeholder={t('list-design.holder.find')}
          notFoundContent={t(error ? 'form.failed' : 'form.noMatch')}
          showSearch={{ filterOption: false, onSearch: setWords }}
          onChange={(chosen) =>
            onChange(chosen.map(({ value, label }) => ({ kind, id: value, name: String(label) })))
          }
        />
      )}
    </Labelled>
  )
}
