import { computed } from '@preact/signals-core'
import type { PlanField } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { PlainReadingProvider } from '../../../form/plain-reading.ts'
import { ReadValue } from '../../../form/read-value.tsx'
import { useSurroundings } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './sub-table.module.css'

type RowCardProps = Readonly<{ table: PlanField; row: string; place: number; onPress?: () => void }>

/** One row to look at: its number, and each column with its value. */
export function RowCard({ table, row, place, onPress }: RowCardProps) {
  const hasProblem = useSignal(useRowProblem(table, row))
  const t = useT()
  const content = (
    <>
      <span className={styles.number}>{t('sub-table.row', { row: place + 1 })}</span>
      {table.columns.map((column) => (
        <Pair key={column.key} column={column} path={`${table.key}.${row}.${column.key}`} />
      ))}
      {hasProblem && <span className={styles.problem}>{t('sub-table.rowProblem')}</span>}
    </>
  )
  return onPress ? (
    <button type="button" className={styles.card} data-invalid={hasProblem || undefined} onClick={onPress}>
      <PlainReadingProvider value>{content}</PlainReadingProvider>
    </button>
  ) : (
    <div className={styles.card}>{content}</div>
  )
}

function Pair({ column, path }: Readonly<{ column: PlanField; path: string }>) {
  const { store } = useSurroundings()
  const words = useWords()
  const cell = store.field(path)
  const label = words(column.definition.label)
  if (!useSignal(cell.visible)) return null

  return (
    <span className={styles.pair}>
      <span>{label}</span>
      <span>
        <ReadValue cell={cell} label={label} />
      </span>
    </span>
  )
}

function useRowProblem(table: PlanField, row: string) {
  const { store } = useSurroundings()
  return useMemo(
    () =>
      computed(() =>
        table.columns.some(
          ({ key }) => store.field(`${table.key}.${row}.${key}`).shownProblem.value !== undefined,
        ),
      ),
    [store, table, row],
  )
}
