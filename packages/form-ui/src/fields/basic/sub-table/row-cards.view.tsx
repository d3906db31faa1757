import { computed } from '@preact/signals-core'
import type { PlanField } from '@signet/form'
import type { subTable } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, sharedStyles } from '@signet/ui'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { ControlProps } from '../../../form/field-view.ts'
import { PlainReadingProvider } from '../../../form/plain-reading.ts'
import { ReadValue } from '../../../form/read-value.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useWords } from '../../../form/use-speaker.ts'
import { RowList } from './row-list.view.tsx'
import { RowSheet } from './row-sheet.view.tsx'
import styles from './sub-table.module.css'
import { Totals } from './totals.view.tsx'

/** Rows as cards; a press opens one for editing. */
export function RowCards({ id, path, field, settings, onLeave }: ControlProps<typeof subTable>) {
  const { store } = useFormContext()
  const rows = useSignal(store.rows(path))
  const [open, setOpen] = useState<string>()
  const t = useT()
  useWantedRow(path, setOpen)
  const mayAdd = store.mayAddRow(path)
  const add = () => setOpen(store.addRow(path))
  const close = () => {
    setOpen(undefined)
    onLeave()
  }

  return (
    <>
      <RowList
        ids={rows}
        draw={(row, position) => (
          <RowCard table={field} row={row} index={position} onPress={() => setOpen(row)} />
        )}
      />
      <Totals table={field} settings={settings} />
      {mayAdd && (
        <Button id={id} icon={<Plus />} isWide disabled={rows.length >= settings.maxRows} onClick={add}>
          {t('sub-table.add')}
        </Button>
      )}
      {open !== undefined && rows.includes(open) && (
        <RowSheet
          table={field}
          row={open}
          index={rows.indexOf(open)}
          onAdd={mayAdd ? add : undefined}
          onClose={close}
        />
      )}
    </>
  )
}

/** Opens the row that the error summary refers to. */
function useWantedRow(path: string, open: (row: string) => void): void {
  const { wanted } = useFormContext()
  const target = useSignal(wanted)
  useEffect(() => {
    const [table, row] = target?.split('.') ?? []
    if (table === path && row !== undefined) open(row)
  }, [target, path, open])
}

type RowCardProps = Readonly<{ table: PlanField; row: string; index: number; onPress?: () => void }>

/** A row for reading: its number, and each column with its value. */
export function RowCard({ table, row, index, onPress }: RowCardProps) {
  const hasProblem = useSignal(useRowProblem(table, row))
  const t = useT()
  const content = (
    <>
      <span className={sharedStyles.note}>{t('sub-table.row', { row: index + 1 })}</span>
      {table.columns.map((column) => (
        <Pair key={column.key} column={column} path={`${table.key}.${row}.${column.key}`} />
      ))}
      {hasProblem && <span className={sharedStyles.problem}>{t('sub-table.rowProblem')}</span>}
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
  const { store } = useFormContext()
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
  const { store } = useFormContext()
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
