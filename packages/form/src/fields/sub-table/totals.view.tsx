import { useLanguage } from '@signet/i18n/react'
import type { PlanField } from '../../form-plan.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useSignal } from '../../skins/use-signal.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { textOfValue } from '../../summary.ts'
import styles from './sub-table.module.css'
import type { SubTableSettings } from './sub-table.ts'

type TotalsProps = Readonly<{ table: PlanField; settings: SubTableSettings }>

/** The sums of the columns that are to show one. */
export function Totals({ table, settings }: TotalsProps) {
  const { store } = useSurroundings()
  const columns = table.columns.filter(
    ({ key, path }) => settings.totals.includes(key) && !store.isWithheld(path),
  )
  if (columns.length === 0) return null
  return (
    <div className={styles.totals}>
      {columns.map((column) => (
        <Total key={column.key} table={table} column={column} />
      ))}
    </div>
  )
}

function Total({ table, column }: Readonly<{ table: PlanField; column: PlanField }>) {
  const words = useWords()
  const { t } = useLanguage()
  return (
    <span className={styles.pair}>
      <span>{t('sub-table.total', { column: words(column.definition.label) })}</span>
      <TotalText table={table} column={column} />
    </span>
  )
}

/** The sum as its column writes numbers. */
export function TotalText({ table, column }: Readonly<{ table: PlanField; column: PlanField }>) {
  const { store } = useSurroundings()
  const { locale } = useLanguage()
  const total = useSignal(store.total(table.key, column.key))
  return <output>{textOfValue(column, total, { locale })}</output>
}
