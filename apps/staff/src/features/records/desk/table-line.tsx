// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { classes } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isForBrowser } from '../../../kit/links/address.ts'
import { BranchEnd, GroupHead } from '../list/group-lines.tsx'
import type { ShownList } from '../list/more-entry.ts'
import { rowHref } from '../list/record-line.tsx'
import type { Lines, ListLine } from '../list/use-lines.ts'
import type { RecordRow } from '../queries.ts'
import styles from './record-table.module.css'
import { Cell, isAt, Tick } from './table-cell.tsx'
import type { Frame } from './table-frame.ts'
import type { GridCell } from './use-grid-keys.ts'

type TableLineProps = Readonly<{
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

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, label') !== null
}
