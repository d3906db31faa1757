// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { useT } from '@signet/i18n/react'
import { CaseStatus, classes, IconButton, Link } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { ChevronDown, ChevronRight, Pencil } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isForBrowser } from '../../../kit/links/address.ts'
import { BranchEnd, GroupHead } from '../list/group-lines.tsx'
import type { ShownList } from '../list/more-entry.ts'
import { rowHref } from '../list/record-line.tsx'
import type { Lines, ListLine } from '../list/use-lines.ts'
import type { RecordRow } from '../queries.ts'
import styles from './record-table.module.css'
import { type Frame, type FramedColumn, isStuck, stuckStyle } from './table-frame.ts'
import type { GridCell } from './use-grid-keys.ts'

export type TableLineProps = Readonly<{
  list: ShownList
  lines: Lines
  frame: Frame
  line: ListLine
  /** Its index among all lines. */
  at: number
  /** Its distance from the first line, in pixels. */
  start: number
  active: GridCell
  openId: string | undefined
  editable: ReadonlySet<string>
  onTick: (row: RecordRow) => void
  onEdit: (place: GridCell) => void
}>

/** A line of the table: a record with its cells, or a full-width line between records. */
export function TableLine(props: TableLineProps) {
  const { list, lines, frame, line, at, start, active } = props
  const style = { transform: `translateY(${start}px)`, gridTemplateColumns: frame.template }
  if (line.is === 'record') return <RecordRowLine {...props} line={line} style={style} />

  return (
    <div role="row" tabIndex={-1} aria-rowindex={at + 2} className={styles.row} style={style}>
      <div
        role="gridcell"
        className={styles.whole}
        aria-colspan={frame.columns.length + (frame.hasTick ? 1 : 0)}
        data-cell={`${at}:0`}
        tabIndex={active.row === at ? 0 : -1}
      >
        {line.is === 'heading' ? (
          <GroupHead config={list.config} line={line} onToggle={lines.toggle} />
        ) : (
          <BranchEnd line={line} onMore={lines.more} />
        )}
      </div>
    </div>
  )
}

type RecordRowLineProps = Omit<TableLineProps, 'line'> &
  Readonly<{
    line: Extract<ListLine, { is: 'record' }>
    style: Readonly<{ transform: string; gridTemplateColumns: string }>
  }>

function RecordRowLine(props: RecordRowLineProps) {
  const { frame, at, openId, active } = props
  const { selection } = props.list
  const { row } = props.line
  const { follow, href } = useOpenRow(props)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the grid press the link in the row
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={at + 2}
      aria-selected={frame.hasTick ? selection.has(row) : undefined}
      aria-current={row.id === openId ? 'true' : undefined}
      className={classes(styles.row, row.id === openId && styles.open)}
      style={props.style}
      onClick={follow}
    >
      {frame.hasTick && (
        <Tick
          row={row}
          at={at}
          isActive={isAt(active, at, 0)}
          isOn={selection.has(row)}
          onTick={props.onTick}
        />
      )}
      {frame.columns.map((framed, column) => (
        <Cell
          key={framed.column.field}
          {...props}
          framed={framed}
          column={column + (frame.hasTick ? 1 : 0)}
          isFirst={column === 0}
          href={href}
        />
      ))}
    </div>
  )
}

function useOpenRow({ openId, list, line }: RecordRowLineProps) {
  const { row } = line
  const { config } = list
  const { history } = useRouter()
  const href = rowHref(config.id, row, '1')
  /** Replaces the record that is open, so that back leads to the list and not through every record read. */
  const open = () => {
    if (openId === undefined) history.push(href)
    else if (openId !== row.id) history.replace(href)
  }
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (isForBrowser(event) || isControl(event.target)) return
    event.preventDefault()
    open()
  }

  return { follow, href }
}

type TickProps = Readonly<{
  row: RecordRow
  at: number
  isActive: boolean
  isOn: boolean
  onTick: (row: RecordRow) => void
}>

function Tick({ row, at, isActive, isOn, onTick }: TickProps) {
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

type CellProps = RecordRowLineProps &
  Readonly<{ framed: FramedColumn; column: number; isFirst: boolean; href: string }>

function Cell({ framed, column, isFirst, href, line, at, active, lines, editable, onEdit }: CellProps) {
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

function isAt({ row, column }: GridCell, at: number, ownColumn: number): boolean {
  return row === at && column === ownColumn
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, label') !== null
}
