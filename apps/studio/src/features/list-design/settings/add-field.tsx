import { Select } from 'antd'
import type { KnownField } from '../fields/known-fields.ts'

type AddFieldProps = Readonly<{
  label: string
  fields: readonly KnownField[]
  onAdd: (path: string) => void
}>

/** Adds a field to a list; stays empty, so that the next can follow at once. */
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
