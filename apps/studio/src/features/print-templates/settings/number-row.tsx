import { InputNumber } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import styles from './settings.module.css'

type NumberRowProps = Readonly<{
  label: string
  value: number
  min: number
  max: number
  step?: number
  mistake?: string | undefined
  onChange: (value: number) => void
}>

export function NumberRow({ label, value, min, max, step = 1, mistake, onChange }: NumberRowProps) {
  return (
    <PropertyRow label={label} mistake={mistake}>
      {(id) => (
        <InputNumber
          id={id}
          className={styles.wide ?? ''}
          value={value}
          min={min}
          max={max}
          step={step}
          onChange={(next) => next !== null && onChange(next)}
        />
      )}
    </PropertyRow>
  )
}
