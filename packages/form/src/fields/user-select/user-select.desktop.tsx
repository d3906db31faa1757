import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import { Select } from 'antd'
import { useState } from 'react'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import type { Person } from '../../skins/form-environment.ts'
import { usePeople, usePeopleSearch } from '../../skins/use-people.ts'
import { useWords } from '../../skins/use-speaker.ts'
import styles from './user-select.module.css'
import { peopleIn, type userSelect } from './user-select.ts'
import { PeopleNames } from './user-select.view.tsx'

function UserSelectEdit({
  id,
  settings,
  value,
  onChange,
  onLeave,
  ...rest
}: ControlProps<typeof userSelect>) {
  const t = useT()
  const words = useWords()
  const [typed, setTyped] = useState('')
  const { people, state } = usePeopleSearch(typed)
  const chosen = usePeople(peopleIn(value)).map(optionOf)
  const { multiple } = settings

  return (
    <Select
      id={id}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      labelInValue
      value={multiple ? chosen : chosen[0]}
      options={people.map(optionOf)}
      loading={state === 'searching'}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      allowClear={!rest.isRequired}
      placeholder={words(settings.placeholder) || t('user-select.choose')}
      notFoundContent={t(state === 'failed' ? 'user-select.failed' : 'form.noMatch')}
      status={rest.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next: unknown) => onChange(idsOf(next, multiple))}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

function optionOf({ id, name, note, avatar }: Person) {
  const label = (
    <span className={styles.person}>
      <Avatar id={id} name={name} size={24} {...(avatar ? { src: avatar } : {})} />
      {note ? `${name} · ${note}` : name}
    </span>
  )
  return { value: id, label, title: name }
}

type Chosen = Readonly<{ value: string }>

function idsOf(chosen: unknown, multiple: boolean): string | null | readonly string[] {
  if (multiple) return Array.isArray(chosen) ? chosen.map(({ value }: Chosen) => value) : []
  return chosen ? (chosen as Chosen).value : null
}

function UserSelectRead({ value }: ReadProps<typeof userSelect>) {
  return <PeopleNames value={value} />
}

export const userSelectDesktop: FieldView<typeof userSelect> = { Edit: UserSelectEdit, Read: UserSelectRead }
