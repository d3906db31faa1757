import { sharedStyles } from '@signet/ui'
import type { ReactNode } from 'react'
import styles from './check-list.module.css'

type CheckListProps = Readonly<{
  label: string
  rows: readonly Readonly<{
    key: string
    title: string
    note?: string
    mark?: ReactNode
    isChosen: boolean
    isDisabled?: boolean
    onToggle: () => void
  }>[]
}>

/** Checkboxes on a sheet. */
export function CheckList({ label, rows }: CheckListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ key, title, note, mark, isChosen, isDisabled, onToggle }) => (
        <li key={key}>
          <label className={styles.row}>
            <input
              type="checkbox"
              className={sharedStyles.tick}
              checked={isChosen}
              disabled={isDisabled}
              onChange={onToggle}
            />
            {mark}
            <span className={styles.text}>
              {title}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
