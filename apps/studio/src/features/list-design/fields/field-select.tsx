import { Select } from 'antd'
import type { KnownField } from './known-fields.ts'

type FieldSelectProps = Readonly<{
  id?: string
  label?: string
  fields: readonly KnownField[]
  value: string | undefined
  /** Whether it may be empty. */
  isOptional?: boolean
  onChange: (path: string | undefined) => void
}>

/** One field, found by name. */
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
