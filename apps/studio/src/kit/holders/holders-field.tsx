import type { NamedHolder as Holder } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { Labelled } from '../fields/labelled.tsx'
import { SelectField } from '../fields/labelled-inputs.tsx'
import { PeopleSelect } from '../people/people-select.tsx'
import { findHolders } from './find-holders.ts'
import styles from './holders.module.css'

type Kind = Exclude<Holder['kind'], 'everybody'>
type HolderOf<K extends Kind> = Readonly<{ kind: K | 'everybody'; id: string; name: string }>
type HoldersFieldProps<K extends Kind> = Readonly<{
  label: string
  holders: readonly HolderOf<K>[]
  mistake?: string | undefined
  onChange: (holders: readonly HolderOf<K>[]) => void
}>

const families: Readonly<Record<Exclude<Kind, 'person'>, string>> = {
  role: 'roles',
  position: 'positions',
  organization: 'organizations',
  group: 'groups',
  authorizationGroup: 'authorizationGroups',
}
const peopleKinds = ['role', 'position', 'organization', 'group', 'person'] as const
const allKinds = [...peopleKinds, 'authorizationGroup'] as const
export const everybody = { kind: 'everybody', id: '', name: '' } as const

/** The holders: everyone, or a choice of roles, posts, departments, groups, people and authorization groups. */
export function HoldersField(props: HoldersFieldProps<Kind>) {
  return <ChosenHolders {...props} kinds={allKinds} />
}

/** The same where only people are meant, not everyone who has an authorization group. */
export function PeopleHoldersField(props: HoldersFieldProps<(typeof peopleKinds)[number]>) {
  return <ChosenHolders {...props} kinds={peopleKinds} />
}

type ChosenHoldersProps<K extends Kind> = HoldersFieldProps<K> & Readonly<{ kinds: readonly K[] }>

function ChosenHolders<K extends Kind>({ label, holders, mistake, kinds, onChange }: ChosenHoldersProps<K>) {
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

type HoldersSelectProps<K extends Kind> = Readonly<{
  label: string
  hint?: string
  kind: K
  holders: readonly Readonly<{ id: string; name: string }>[]
  onChange: (holders: readonly Readonly<{ kind: K; id: string; name: string }>[]) => void
}>

/** Several holders of one kind: people as everywhere, the nearest first; the rest found by name. */
export function HoldersSelect<K extends Kind>(props: HoldersSelectProps<K>) {
  const kind: Kind = props.kind
  if (kind === 'person') return <PeopleOfKind {...props} />
  return <FoundHolders {...props} family={families[kind]} />
}

function PeopleOfKind<K extends Kind>({ label, hint, kind, holders, onChange }: HoldersSelectProps<K>) {
  const t = useT()
  return (
    <Labelled label={label} hint={hint}>
      {(id) => (
        <PeopleSelect
          id={id}
          externals="yes"
          placeholder={t('holders.find')}
          names={new Map(holders.map((one) => [one.id, one.name]))}
          value={holders.map((one) => one.id)}
          onChange={(people, nameOf) =>
            onChange(people.map((one) => ({ kind, id: one, name: nameOf(one) ?? one })))
          }
        />
      )}
    </Labelled>
  )
}

type FoundHoldersProps<K extends Kind> = HoldersSelectProps<K> & Readonly<{ family: string }>

function FoundHolders<K extends Kind>(props: FoundHoldersProps<K>) {
  const { label, hint, kind, family, holders, onChange } = props
  const t = useT()
  const client = useClient()
  const [words, setWords] = useState('')
  const { data, error, isFetching } = useQuery({
    queryKey: ['holders', kind, words],
    queryFn: ({ signal }) => findHolders(client, { of: family, words }, signal),
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
