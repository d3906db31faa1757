import { InputNumber } from 'antd'
import { useId } from 'react'
import styles from './settings.module.css'

type NumberCell<Name extends string> = Readonly<{
  name: Name
  label: string
  value: number
  min: number
  max: number
}>
type NumberCellsProps<Name extends string> = Readonly<{
  cells: readonly NumberCell<Name>[]
  onChange: (name: Name, value: number) => void
}>

/** Related numbers, two per line. */
export function NumberCells<Name extends string>({ cells, onChange }: NumberCellsProps<Name>) {
  const id = useId()
  return (
    <div className={styles.cells}>
      {cells.map(({ name, label, ...limits }) => (
        <div key={name} className={styles.cell}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <InputNumber
            id={`${id}-${name}`}
            className={styles.wide ?? ''}
            {...limits}
            onChange={(next) => next !== null && onChange(name, next)}
          />
        </div>
      ))}
    </div>
  )
}
