import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './row-editor.module.css'

type RowEditorProps<Row> = Readonly<{
  label: string
  rows: readonly Row[]
  fresh: Row
  addLabel: string
  most: number
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode
}>

/** A short list edited in place, with rows added and removed one by one. */
export function RowEditor<Row>(props: RowEditorProps<Row>) {
  const { label, rows, fresh, addLabel, most, onChange, children } = props
  const t = useT()
  const change = (index: number) => (part: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))

  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until they are saved
        <div key={index} className={styles.row}>
          <div className={styles.parts}>{children(row, change(index), index + 1)}</div>
          <Button
            type="text"
            icon={<X size={16} aria-hidden />}
            aria-label={t('studio.row.remove', { place: index + 1, list: label })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {rows.length < most && <AddRow label={addLabel} onAdd={() => onChange([...rows, fresh])} />}
    </fieldset>
  )
}

function AddRow({ label, onAdd }: Readonly<{ label: string; onAdd: () => void }>) {
  return (
    <Button className={styles.add ?? ''} size="small" icon={<Plus size={14} aria-hidden />} onClick={onAdd}>
      {label}
    </Button>
  )
}
