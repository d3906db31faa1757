import { amountText, type PlanField } from '@signet/form'
import { ownAmount, type SubTableSettings } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useWords } from '../../../form/use-speaker.ts'

import styles from './sub-table.module.css'

type TotalsProps = Readonly<{ table: PlanField; settings: SubTableSettings }>

/** The totals of the configured columns. */
export function Totals({ table, settings }: TotalsProps) {
  const { store } = useFormContext()
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

/** The total in the number format of its column, with currency or unit. */
export function TotalText({ table, column }: Readonly<{ table: PlanField; column: PlanField }>) {
  const { store } = useFormContext()
  const { locale } = useLanguage()
  const total = useSignal(store.total(table.key, column.key))
  const converted = useSignal(store.convertedTotal(table.key, column.key))
  return (
    <output>
      {amountText(column, total, { locale })}
      {converted !== undefined && ` ${ownAmount(converted, column)}`}
    </output>
  )
}
