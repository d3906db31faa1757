// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { compileForm } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { editableColumns } from '@signet/list'
import { PageState, useReachBottom } from '@signet/ui'
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ShownList } from '../list/more-entry.ts'
import { canSelect } from '../list/record-line.tsx'
import { NothingHere } from '../list/record-list.tsx'
import type { Lines } from '../list/use-lines.ts'
import type { RecordRow } from '../queries.ts'
import { isNarrowed, type ListQuery } from '../search/list-query.ts'
import { CellEditor } from './cell-editor.tsx'
import styles from './record-table.module.css'
import { SumRow, TableEnd } from './table-foot.tsx'
import { tableFrame } from './table-frame.ts'
import { TableHead } from './table-head.tsx'
import { TableLine } from './table-line.tsx'
import { cellAt, type GridCell, useGridKeys } from './use-grid-keys.ts'

type RecordTableProps = Readonly<{
  list: ShownList
  lines: Lines
  query: ListQuery
  context: FormulaContext
  sums: readonly Readonly<{ path: string; text: string }>[]
  /** The record that is open beside the table. */
  openId: string | undefined
}>

const rowHeight = 40
/** The assumed size before the first layout; sets how many rows are drawn. */
const unseen = { width: 1280, height: 720 }

/** A table of any number of records; only the visible rows are drawn. */
export function RecordTable(props: RecordTableProps) {
  const { list, lines, query } = props
  return (
    <PageState<unknown>
      query={lines.query}
      skeletonRows={6}
      isEmpty={() => lines.lines.length === 0}
      empty={
        <div className={styles.nothing}>
          <NothingHere config={list.config} isFiltered={isNarrowed(query)} />
        </div>
      }
    >
      {() => <Grid {...props} />}
    </PageState>
  )
}

type EditedCell = Readonly<{ row: RecordRow; path: string; cell: DOMRect }>

/** The table's columns, virtual rows and keys. */
function useTable({ list, lines }: Pick<RecordTableProps, 'list' | 'lines'>) {
  const { config, columns, selection } = list
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const table = useRef<HTMLElement | null>(null)
  const [editing, setEditing] = useState<EditedCell>()
  const form = useMemo(() => compileForm(config.form), [config.form])
  const editable = useMemo(() => editableColumns(config.list, form), [config.list, form])
  const hasTick = canSelect(config)
  const frame = tableFrame(columns, { hasTick })
  const { lines: shown, hasMore, failure, onEnd } = lines
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (at) => shown[at]?.key ?? at,
    initialRect: unseen,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height ? rect : unseen)),
    overscan: 12,
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight,
  })
  useReachBottom(scroller, { hasMore: hasMore && !failure, onEnd, count: shown.length })

  const tick = (row: RecordRow) => (selection.isOn ? selection.toggle(row) : selection.beginWith(row))
  const edit = ({ row: at, column }: GridCell) => {
    const line = shown[at]
    const path = frame.columns[column - (hasTick ? 1 : 0)]?.column.field
    const cell = cellAt(table.current, { row: at, column })
    if (line?.is !== 'record' || !line.row.can.edit || !cell || path === undefined || !editable.has(path))
      return
    setEditing({ row: line.row, path, cell: cell.getBoundingClientRect() })
  }
  const keys = useGridKeys({
    table,
    rows: shown.length,
    columns: frame.columns.length + (hasTick ? 1 : 0),
    reveal: (row) => virtual.scrollToIndex(row),
    onEdit: edit,
    onTick: (at) => {
      const line = shown[at]
      if (line?.is === 'record' && hasTick) tick(line.row)
    },
  })
  const draw = useCallback((element: HTMLElement | null) => {
    setScroller(element)
    table.current = element
  }, [])
  return { draw, frame, virtual, keys, form, editable, editing, setEditing, tick, edit }
}

function Grid({ list, lines, query, context, sums, openId }: RecordTableProps) {
  const { config } = list
  const { lines: shown, hasMore, failure, onEnd } = lines
  const table = useTable({ list, lines })
  const { frame, virtual, keys, editing } = table

  return (
    <>
      <div
        ref={table.draw}
        role="grid"
        aria-label={config.name}
        aria-rowcount={hasMore ? -1 : shown.length + 1}
        aria-busy={lines.query.isPlaceholderData}
        className={styles.scroller}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <div className={styles.inner} style={{ minWidth: frame.width }}>
          <TableHead list={list} lines={lines} frame={frame} query={query} active={keys.active} />
          <div role="rowgroup" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ key, index, start }) => {
              const line = shown[index]
              return (
                line && (
                  <TableLine
                    key={key}
                    list={list}
                    lines={lines}
                    frame={frame}
                    line={line}
                    at={index}
                    start={start}
                    active={keys.active}
                    openId={openId}
                    editable={table.editable}
                    onTick={table.tick}
                    onEdit={table.edit}
                  />
                )
              )
            })}
          </div>
          <TableEnd hasMore={hasMore} failure={failure} onRetry={onEnd} />
          {sums.length > 0 && <SumRow frame={frame} sums={sums} />}
        </div>
      </div>
      {editing && (
        <CellEditor
          key={`${editing.row.id} ${editing.path}`}
          config={config}
          form={table.form}
          context={context}
          row={editing.row}
          path={editing.path}
          cell={editing.cell}
          onClose={() => table.setEditing(undefined)}
        />
      )}
    </>
  )
}
