import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { Choice } from '../form/form-environment.ts'
import { useWords } from '../form/use-speaker.ts'
import styles from './row-table.module.css'
import { columnText, type RowProps } from './use-choose-rows.ts'

type RowTableProps = Pick<RowProps, 'label' | 'settings'> &
  Readonly<{
    rows: readonly Choice[]
    chosen: readonly string[]
    onToggle: (id: string) => void
  }>

/** A table of rows; a press anywhere in a row chooses it. */
export function RowTable({ label, settings, rows, chosen, onToggle }: RowTableProps) {
  const t = useT()
  const words = useWords()
  if (rows.length === 0) return <p className={sharedStyles.emptyNote}>{t('form.noMatch')}</p>

  const columns = isNamed(settings, rows) ? settings.columns : [{ column: '', label }, ...settings.columns]
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are chosen
    <table role="grid" aria-label={label} aria-multiselectable={settings.multiple} className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ column, label: head }) => (
            <th key={column} scope="col">
              {words(head) || column}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-line=""
            tabIndex={-1}
            aria-label={row.name}
            aria-selected={chosen.includes(row.id)}
            onClick={() => onToggle(row.id)}
            onKeyDown={(event) => toggleByKey(event, () => onToggle(row.id))}
          >
            {columns.map(({ column }) => (
              <td key={column}>{column === '' ? row.name : columnText(row, column)}</td>
            ))}
            <td>{chosen.includes(row.id) && <Check className={styles.check} aria-hidden="true" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether one of the columns is what the rows are called. */
function isNamed({ columns }: RowTableProps['settings'], rows: readonly Choice[]): boolean {
  return columns.some(({ column }) => rows.every((row) => columnText(row, column) === row.name))
}

function toggleByKey(event: KeyboardEvent, toggle: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  toggle()
}
