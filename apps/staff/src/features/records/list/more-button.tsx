import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Cell, CellGroup, IconButton, Sheet, sharedStyles } from '@signet/ui'
import { ArrowDown, ArrowUp, Columns3, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { ApplyButtons } from '../apply-buttons.tsx'
import type { ModelConfig } from '../queries.ts'
import { myRights } from '../rights/index.tsx'
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
      {isOpen && <EntriesSheet entries={offered} onChoose={choose} onClose={() => setOpen(false)} />}
      {chosen && <chosen.Opened list={list} onClose={() => setChosen(undefined)} />}
    </>
  )
}

type EntriesSheetProps = Readonly<{
  entries: readonly MoreEntry[]
  onChoose: (entry: MoreEntry) => void
  onClose: () => void
}>

function EntriesSheet({ entries, onChoose, onClose }: EntriesSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('records.list.more')} onClose={onClose}>
      <CellGroup label={t('records.list.more')}>
        {entries.map((entry) => (
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
const moreEntries: readonly MoreEntry[] = [chooseColumns, importSheet, exportSheet, myRights]

type ColumnsSheetProps = Readonly<{ list: ShownList; onClose: () => void }>

function ColumnsSheet({ list, onClose }: ColumnsSheetProps) {
  const t = useT()
  const { config, columns, ask } = list
  const [shown, setShown] = useState(columns)
  const apply = (next: readonly ShownColumn[]) => {
    ask({ columns: next.map(({ field, width }) => ({ field, ...(width !== undefined && { width }) })) })
    onClose()
  }

  return (
    <Sheet
      title={t('records.columns')}
      onClose={onClose}
      footer={
        <ApplyButtons
          reset={t('records.columns.reset')}
          isEmpty={shown.length === 0}
          onReset={() => apply([])}
          onApply={() => apply(shown)}
        />
      }
    >
      <ul className={sharedStyles.list}>
        {[...shown, ...hiddenColumns(config, shown)].map((column) => (
          <ColumnLine key={column.field} column={column} shown={shown} onChange={setShown} />
        ))}
      </ul>
    </Sheet>
  )
}

function hiddenColumns(config: ModelConfig, shown: readonly ShownColumn[]): readonly ShownColumn[] {
  return everyColumn(config).filter(({ field }) => shown.every((one) => one.field !== field))
}

type ColumnLineProps = Readonly<{
  column: ShownColumn
  shown: readonly ShownColumn[]
  onChange: (shown: readonly ShownColumn[]) => void
}>

function ColumnLine({ column, shown, onChange }: ColumnLineProps) {
  const { locale } = useLanguage()
  const name = textIn(locale, column.name)
  const at = shown.indexOf(column)
  const isShown = at >= 0
  const toggle = () => onChange(isShown ? shown.filter((one) => one !== column) : [...shown, column])
  return (
    <li className={styles.column}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isShown} onChange={toggle} />
        {name}
      </label>
      {isShown && (
        <Movers name={name} at={at} count={shown.length} onMove={(to) => onChange(moved(shown, at, to))} />
      )}
    </li>
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
