import { listed, listIn } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { useParameters } from '../choices/use-choices.ts'
import { useWords } from '../form/use-speaker.ts'
import { useChosen } from '../lookup/use-lookup.ts'
import styles from './row-details.module.css'
import { columnText, type ReadRowProps } from './use-choose-rows.ts'

/** Further columns of the single chosen row, below the field. */
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

/** The names of the chosen rows. */
export function RowNames({ path, of, value }: Pick<ReadRowProps, 'path' | 'of' | 'value'>) {
  const { locale } = useLanguage()
  const parameters = useParameters(path)
  const chosen = useChosen(of, listed(value), { parameters })
  return listIn(
    locale,
    chosen.map(({ name }) => name),
  )
}
