import { Select } from 'antd'
import { Labelled } from '../../shell/labelled.tsx'

type FieldsChoiceProps = Readonly<{
  label: string
  hint?: string
  offered: readonly Readonly<{ key: string; label: string }>[]
  value: readonly string[]
  onChange: (keys: readonly string[]) => void
}>

/** Some of the fields that may be met from outside. */
export function FieldsChoice({ label, hint, offered, value, onChange }: FieldsChoiceProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(id, hintId) => (
        <Select
          id={id}
          aria-describedby={hintId}
          mode="multiple"
          style={{ width: '100%' }}
          value={[...value]}
          options={offered.map((field) => ({ value: field.key, label: field.label || field.key }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}
