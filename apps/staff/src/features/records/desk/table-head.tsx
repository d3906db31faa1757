// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import type { ListSort } from '@signet/list'
import { classes } from '@signet/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { ShownList } from '../list/more-entry.ts'
import type { Lines } from '../list/use-lines.ts'
import type { ListQuery } from '../search/list-query.ts'
import { mostKeys, turned } from '../sort/sort-button.tsx'
import styles from './record-table.module.css'
import { type Frame, type FramedColumn, isStuck, stuckStyle } from './table-frame.ts'
import type { GridCell } from './use-grid-keys.ts'

type TableHeadProps = Readonly<{
  list: ShownList
  lines: Lines
  frame: Frame
  query: ListQuery
  active: GridCell
}>

/** The header row: press to sort, Shift for several columns, drag to resize. */
export function TableHead({ list, lines, frame, query, active }: TableHeadProps) {
  const { columns, ask } = list
  const widen = (field: string, width: number) =>
    ask({
      columns: columns.map((column) => {
        const own = column.field === field ? width : column.width
        return { field: column.field, ...(own !== undefined && { width: own }) }
      }),
    })

  return (
    <div role="row" tabIndex={-1} className={styles.head} style={{ gridTemplateColumns: frame.template }}>
      {frame.hasTick && <TickAll list={list} lines={lines} isActive={isAt(active, 0)} />}
      {frame.columns.map((framed, at) => (
        <HeadCell
          key={framed.column.field}
          framed={framed}
          column={at + (frame.hasTick ? 1 : 0)}
          sort={query.sort.length > 0 ? query.sort : list.config.list.sort}
          isActive={isAt(active, at + (frame.hasTick ? 1 : 0))}
          onSort={(sort) => ask({ sort })}
          onWidth={(width) => widen(framed.column.field, width)}
        />
      ))}
    </div>
  )
}

function isAt({ row, column }: GridCell, at: number): boolean {
  return row === -1 && column === at
}

type TickAllProps = Readonly<{ list: ShownList; lines: Lines; isActive: boolean }>

/** Ticks every loaded record, or none. */
function TickAll({ list: { selection }, lines, isActive }: TickAllProps) {
  const { t } = useLanguage()
  const rows = lines.lines.flatMap((line) => (line.is === 'record' ? [line.row] : []))
  const isAll = rows.length > 0 && rows.every((row) => selection.has(row))
  return (
    <span
      role="columnheader"
      className={classes(styles.cell, styles.stuck, styles.tick)}
      style={{ left: 0 }}
      data-cell="-1:0"
      tabIndex={isActive ? 0 : -1}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t('records.select.all')}
        checked={isAll}
        onChange={() => (isAll ? selection.end() : selection.choose(rows))}
      />
    </span>
  )
}

type HeadCellProps = Readonly<{
  framed: FramedColumn
  column: number
  sort: readonly ListSort[]
  isActive: boolean
  onSort: (sort: readonly ListSort[]) => void
  onWidth: (width: number) => void
}>

function HeadCell({ framed, column: at, sort, isActive, onSort, onWidth }: HeadCellProps) {
  const { locale } = useLanguage()
  const { column, width } = framed
  const { field } = column
  const name = textIn(locale, column.name)
  const position = sort.findIndex((one) => one.field === field)
  const direction = sort[position]?.direction
  const press = ({ shiftKey }: MouseEvent) => {
    const kept = shiftKey ? sort : sort.filter((one) => one.field === field)
    onSort(turned(kept, field).slice(0, mostKeys))
  }

  return (
    <span
      role="columnheader"
      aria-sort={direction ?? 'none'}
      className={classes(styles.cell, styles[column.align], isStuck(framed) && styles.stuck)}
      style={stuckStyle(framed)}
      data-cell={`-1:${at}`}
      tabIndex={isActive ? 0 : -1}
    >
      {column.isSortable ? (
        <SortButton
          name={name}
          direction={direction}
          index={sort.length > 1 ? position + 1 : 0}
          onPress={press}
        />
      ) : (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
      <ColumnGrip name={name} width={width} onWidth={onWidth} />
    </span>
  )
}

type SortButtonProps = Readonly<{
  name: string
  direction: ListSort['direction'] | undefined
  /** From 1; 0 where it is the only sort field. */
  index: number
  onPress: (event: MouseEvent) => void
}>

function SortButton({ name, direction, index, onPress }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <button type="button" tabIndex={-1} className={styles.sort} title={name} onClick={onPress}>
      <span className={styles.name}>{name}</span>
      {direction && <Arrow className={styles.arrow} aria-hidden="true" />}
      {direction && index > 0 && <sub>{index}</sub>}
    </button>
  )
}

type ColumnGripProps = Readonly<{ name: string; width: number; onWidth: (width: number) => void }>

const least = 40
const most = 1000
const step = 16

/** A separator that resizes the column before it, by dragging or with the arrow keys. */
function ColumnGrip({ name, width, onWidth }: ColumnGripProps) {
  const t = useT()
  const { begin, end, press } = useColumnDrag({ onWidth, width })

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('records.columns.width', { name })}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={-1}
      className={styles.grip}
      onPointerDown={begin}
      onPointerUp={end}
      onKeyDown={press}
    />
  )
}

/** Changes the width by dragging and by the arrow keys. */
function useColumnDrag({ onWidth, width }: Pick<ColumnGripProps, 'onWidth' | 'width'>) {
  const from = useRef<number>(undefined)
  const to = (next: number) => onWidth(Math.round(Math.min(most, Math.max(least, next))))
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = event.clientX
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return
    to(width + event.clientX - from.current)
    from.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    to(width + by)
  }

  return { begin, end, press }
}
