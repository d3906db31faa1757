import { Select } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import type { PrintableField } from '../designer/printable-fields.ts'
import styles from './settings.module.css'

type FieldsRowProps = Readonly<{
  label: string
  fields: readonly PrintableField[]
  value: readonly string[]
  /** Shown while none is chosen. */
  placeholder?: string
  mistake?: string | undefined
  onChange: (paths: string[]) => void
}>

/** Several fields, in the order they were chosen. */
export function FieldsRow({ label, fields, value, placeholder, mistake, onChange }: FieldsRowProps) {
  return (
    <PropertyRow label={label} mistake={mistake}>
      {(id) => (
        <Select
          id={id}
          mode="multiple"
          className={styles.wide ?? ''}
          placeholder={placeholder}
          showSearch={{ optionFilterProp: 'label' }}
          value={[...value]}
          options={fields.map(({ path, name }) => ({ value: path, label: name }))}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}
