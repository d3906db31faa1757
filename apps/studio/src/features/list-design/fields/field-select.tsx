import { Select } from 'antd'
import type { KnownField } from './known-fields.ts'

type FieldSelectProps = Readonly<{
  id?: string
  label?: string
  fields: readonly KnownField[]
  value: string | undefined
  /** Whether the value can be cleared. */
  isOptional?: boolean
  onChange: (path: string | undefined) => void
}>

/** Select for one field, with search. */
export function FieldSelect({ id, label, fields, value, isOptional = false, onChange }: FieldSelectProps) {
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      allowClear={isOptional}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      value={value ?? null}
      options={fields.map(({ path, name }) => ({ value: path, label: name }))}
      onChange={(path) => onChange(path ?? undefined)}
    />
  )
}

type FieldsSelectProps = Readonly<{
  id: string
  fields: readonly KnownField[]
  value: readonly string[]
  most: number
  onChange: (paths: string[]) => void
}>

/** Select for several fields, in the order of selection. */
export function FieldsSelect({ id, fields, value, most, onChange }: FieldsSelectProps) {
  return (
    <Select
      id={id}
      mode="multiple"
      maxCount={most}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      value={[...value]}
      options={fields.map(({ path, name }) => ({ value: path, label: name }))}
      onChange={onChange}
    />
  )
}

type AddFieldProps = Readonly<{
  label: string
  fields: readonly KnownField[]
  onAdd: (path: string) => void
}>

/** Select that adds a field and stays empty for the next one. */
export function AddField({ label, fields, onAdd }: AddFieldProps) {
  return (
    <Select<string | null>
      aria-label={label}
      placeholder={label}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      disabled={fields.length === 0}
      value={null}
      options={fields.map(({ path, name }) => ({ value: path, label: name }))}
      onChange={(path) => path !== null && onAdd(path)}
    />
  )
}
