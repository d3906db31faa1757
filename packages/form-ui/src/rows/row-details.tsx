import { listed } from '@signet/form/kinds'
import { useParameters } from '../choices/use-parameters.ts'
import { useWords } from '../form/use-speaker.ts'
import { useChosen } from '../lookup/use-lookup.ts'
import { columnText } from './column-text.ts'
import type { ReadRowProps } from './row-control.ts'
import styles from './row-details.module.css'

/** Below the field, what else is known of the one row that is chosen. */
export function RowDetails({ path, of, settings, value }: ReadRowProps) {
  const words = useWords()
  const parameters = useParameters(path)
  const { multiple, columns, below } = settings
  const ids = multiple || below.length === 0 ? [] : listed(value)
  const [row] = useChosen(of, ids, { parameters, columns: below })
  if (!row?.columns) return null

  const labels = new Map(columns.map(({ column, label }) => [column, words(label)]))
  return (
    <dl className={styles.details}>
      {below.map((column) => (
        <div key={column} className={styles.detail}>
          <dt>{labels.get(column) || column}</dt>
          <dd>{columnText(row, column) || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
