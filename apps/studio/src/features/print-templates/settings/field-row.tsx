import { Select } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import styles from './settings.module.css'

type FieldRowProps = Readonly<{
  label: string
  fields: readonly Readonly<{ path: string; name: string }>[]
  value: string
  mistake?: string | undefined
  onChange: (path: string) => void
}>

/** One field, found by name. */
export function FieldRow({ label, fields, value, mistake, onChange }: FieldRowProps) {
  return (
    <PropertyRow label={label} mistake={mistake}>
      {(id) => (
        <Select<string | null>
          id={id}
          className={styles.wide ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={value === '' ? null : value}
          options={fields.map(({ path, name }) => ({ value: path, label: name }))}
          onChange={(path) => onChange(path ?? '')}
        />
      )}
    </PropertyRow>
  )
}
