import { Select } from 'antd'
import type { KnownField } from './known-fields.ts'

type FieldsSelectProps = Readonly<{
  id: string
  fields: readonly KnownField[]
  value: readonly string[]
  most: number
  onChange: (paths: string[]) => void
}>

/** Several fields, in the order they were chosen. */
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
