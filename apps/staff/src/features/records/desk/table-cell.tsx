// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { useT } from '@signet/i18n/react'
import { CaseStatus, classes, IconButton, Link } from '@signet/ui'
import { ChevronDown, ChevronRight, Pencil } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isForBrowser } from '../../../kit/links/address.ts'
import type { Lines, ListLine } from '../list/use-lines.ts'
import type { RecordRow } from '../queries.ts'
import styles from './record-table.module.css'
import { type FramedColumn, isStuck, stuckStyle } from './table-frame.ts'
import type { GridCell } from './use-grid-keys.ts'

type TickProps = Readonly<{
  row: RecordRow
  at: number
  isActive: boolean
  isOn: boolean
  onTick: (row: RecordRow) => void
}>

/** The cell with which a record is selected. */
export function Tick({ row, at, isActive, isOn, onTick }: TickProps) {
  const t = useT()
  return (
    <span
      role="gridcell"
      className={classes(styles.cell, styles.stuck, styles.tick)}
      style={{ left: 0 }}
      data-cell={`${at}:0`}
      tabIndex={isActive ? 0 : -1}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t('records.select.row', { title: Object.values(row.texts).find(Boolean) ?? row.id })}
        checked={isOn}
        onChange={() => onTick(row)}
      />
    </span>
  )
}

type CellProps = Readonly<{
  lines: Lines
  line: Extract<ListLine, { is: 'record' }>
  framed: FramedColumn
  at: number
  column: number
  isFirst: boolean
  href: string
  active: GridCell
  editable: ReadonlySet<string>
  onEdit: (place: GridCell) => void
}>

/** A cell of a record; the first one also opens the record and, in a tree, its children. */
export function Cell({
  framed,
  column,
  isFirst,
  href,
  line,
  at,
  active,
  lines,
  editable,
  onEdit,
}: CellProps) {
  const { row } = line
  const { field, align } = framed.column
  return (
    <span
      role="gridcell"
      className={classes(styles.cell, styles[align], isStuck(framed) && styles.stuck)}
      style={stuckStyle(framed)}
      data-cell={`${at}:${column}`}
      tabIndex={isAt(active, at, column) ? 0 : -1}
    >
      {isFirst && <Opener line={line} onToggle={lines.toggle} />}
      <CellText row={row} field={field} {...(isFirst && { href })} />
      {editable.has(field) && row.can.edit && (
        <EditButton name={row.texts[field] ?? ''} onPress={() => onEdit({ row: at, column })} />
      )}
    </span>
  )
}

function CellText({ row, field, href }: Readonly<{ row: RecordRow; field: string; href?: string }>) {
  const text = row.texts[field]
  if (href !== undefined)
    return (
      <Link href={href} tabIndex={-1} className={styles.link} title={text} onClick={leaveToRow}>
        {text || '—'}
      </Link>
    )
  if (field === '$status' && row.status) return <CaseStatus status={row.status} />
  return (
    <span className={styles.text} title={text}>
      {text || '—'}
    </span>
  )
}

/** Stops the link's own navigation, because the row handles the click. */
function leaveToRow(event: MouseEvent): void {
  if (!isForBrowser(event)) event.preventDefault()
}

function EditButton({ name, onPress }: Readonly<{ name: string; onPress: () => void }>) {
  const t = useT()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.pencil}
      data-edit=""
      aria-label={t('records.cell.edit', { value: name })}
      onClick={onPress}
    >
      <Pencil aria-hidden="true" />
    </button>
  )
}

type OpenerProps = Readonly<{
  line: Extract<ListLine, { is: 'record' }>
  onToggle: (id: string) => void
}>

const stepWidth = 20

function Opener({ line: { row, depth, isOpen }, onToggle }: OpenerProps) {
  const t = useT()
  if (isOpen === undefined)
    return depth > 0 && <span style={{ width: (depth + 1) * stepWidth, flex: 'none' }} />
  return (
    <span className={styles.opener} style={{ paddingInlineStart: depth * stepWidth }}>
      <IconButton
        label={t('records.tree.below', { title: Object.values(row.texts).find(Boolean) ?? row.id })}
        icon={isOpen ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={isOpen}
        tabIndex={-1}
        onClick={() => onToggle(row.id)}
      />
    </span>
  )
}

export function isAt({ row, column }: GridCell, at: number, ownColumn: number): boolean {
  return row === at && column === ownColumn
}
