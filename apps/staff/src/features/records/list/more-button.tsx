import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, IconButton, Sheet, sharedStyles } from '@signet/ui'
import { ArrowDown, ArrowUp, Columns3, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { exportSheet, importSheet } from '../sheets/sheet-entries.tsx'
import styles from './more-button.module.css'
import type { MoreEntry, ShownList } from './more-entry.ts'
import { everyColumn, type ShownColumn } from './shown-columns.ts'

const chooseColumns: MoreEntry = {
  key: 'columns',
  Icon: Columns3,
  label: 'records.columns',
  isOffered: ({ config, selection }) => config.list.columns.length > 1 && !selection.isOn,
  Opened: ColumnsSheet,
}

/** Further actions of the list; renders nothing when there are none. */
export function MoreButton({ list }: Readonly<{ list: ShownList }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<MoreEntry>()
  const offered = moreEntries.filter(({ isOffered }) => isOffered(list))
  if (offered.length === 0) return null

  const choose = (entry: MoreEntry) => {
    setOpen(false)
    setChosen(entry)
  }
  return (
    <>
      <IconButton
        label={t('records.list.more')}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <EntriesSheet onClose={() => setOpen(false)} offered={offered} onChoose={choose} />}
      {chosen && <chosen.Opened list={list} onClose={() => setChosen(undefined)} />}
    </>
  )
}

type EntriesSheetProps = Readonly<{
  onClose: () => void
  offered: readonly MoreEntry[]
  onChoose: (entry: MoreEntry) => void
}>

function EntriesSheet({ onClose, offered, onChoose }: EntriesSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('records.list.more')} onClose={onClose}>
      <CellGroup label={t('records.list.more')}>
        {offered.map((entry) => (
          <Cell
            key={entry.key}
            icon={<entry.Icon />}
            title={t(entry.label)}
            onPress={() => onChoose(entry)}
          />
        ))}
      </CellGroup>
    </Sheet>
  )
}

/** The entries of the list's menu, in this order. */
const moreEntries: readonly MoreEntry[] = [chooseColumns, importSheet, exportSheet]

type ColumnsSheetProps = Readonly<{ list: ShownList; onClose: () => void }>

function ColumnsSheet({ list, onClose }: ColumnsSheetProps) {
  const { t } = useLanguage()
  const { config, columns, ask } = list
  const [shown, setShown] = useState(columns)
  const rest = everyColumn(config).filter(({ field }) => shown.every((one) => one.field !== field))
  const apply = (next: readonly ShownColumn[]) => {
    ask({ columns: next.map(({ field, width }) => ({ field, ...(width !== undefined && { width }) })) })
    onClose()
  }
  const toggle = (column: ShownColumn) =>
    setShown(shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column])

  return (
    <Sheet
      title={t('records.columns')}
      onClose={onClose}
      footer={<ColumnsFoot onApply={apply} shown={shown} />}
    >
      <ColumnLines shown={shown} rest={rest} onToggle={toggle} onShown={setShown} />
    </Sheet>
  )
}

type ColumnLinesProps = Readonly<{
  shown: readonly ShownColumn[]
  rest: ShownColumn[]
  onToggle: (column: ShownColumn) => void
  onShown: (value: readonly ShownColumn[]) => void
}>

function ColumnLines({ shown, rest, onToggle, onShown }: ColumnLinesProps) {
  const { locale } = useLanguage()
  return (
    <ul className={sharedStyles.list}>
      {[...shown, ...rest].map((column, at) => {
        const name = textIn(locale, column.name)
        return (
          <ColumnLine
            key={column.field}
            column={column}
            at={at}
            shown={shown}
            onToggle={onToggle}
            name={name}
            onShown={onShown}
          />
        )
      })}
    </ul>
  )
}

type ColumnLineProps = Readonly<{
  column: ShownColumn
  at: number
  shown: readonly ShownColumn[]
  onToggle: (column: ShownColumn) => void
  name: string
  onShown: (value: readonly ShownColumn[]) => void
}>

function ColumnLine({ column, at, shown, onToggle, name, onShown }: ColumnLineProps) {
  return (
    <li className={styles.column}>
      <label className={styles.tick}>
        <input type="checkbox" checked={at < shown.length} onChange={() => onToggle(column)} />
        {name}
      </label>
      {at < shown.length && (
        <Movers name={name} at={at} count={shown.length} onMove={(to) => onShown(moved(shown, at, to))} />
      )}
    </li>
  )
}

type ColumnsFootProps = Readonly<{
  onApply: (next: readonly ShownColumn[]) => void
  shown: readonly ShownColumn[]
}>

function ColumnsFoot({ onApply, shown }: ColumnsFootProps) {
  const t = useT()
  return (
    <>
      <Button onClick={() => onApply([])}>{t('records.columns.reset')}</Button>
      <Button tone="primary" disabled={shown.length === 0} onClick={() => onApply(shown)}>
        {t('records.filter.apply')}
      </Button>
    </>
  )
}

type MoversProps = Readonly<{ name: string; at: number; count: number; onMove: (to: number) => void }>

function Movers({ name, at, count, onMove }: MoversProps) {
  const { t } = useLanguage()
  return (
    <>
      <IconButton
        label={t('records.columns.up', { name })}
        icon={<ArrowUp />}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        label={t('records.columns.down', { name })}
        icon={<ArrowDown />}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  )
}

function moved(columns: readonly ShownColumn[], from: number, to: number): readonly ShownColumn[] {
  const column = columns[from]
  return column ? columns.toSpliced(from, 1).toSpliced(to, 0, column) : columns
}
