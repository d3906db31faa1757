import type { PlanField } from '@signet/form'
import type { SubTableSettings } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Trash2 } from 'lucide-react'
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { FormField } from '../../../form/form-field.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useWords } from '../../../form/use-speaker.ts'
import { useColumnWidths, WidthHandle } from './column-widths.view.tsx'
import styles from './grid.module.css'
import { TotalText } from './totals.view.tsx'
import { useFillHandle } from './use-fill-handle.view.tsx'
import type { GridFocus } from './use-grid-focus.view.tsx'
import { useGridKeys } from './use-grid-keys.view.tsx'
import { usePaste } from './use-paste.view.tsx'

const rowHeight = 41

type GridProps = Readonly<{
  table: PlanField
  settings: SubTableSettings
  /** Absent in read-only grids. */
  focus?: GridFocus
  onLeave?: () => void
}>

/** A sub-table as a grid, for wide layouts; only visible rows are rendered. */
export function Grid({ table, settings, focus, onLeave }: GridProps) {
  const { store } = useFormContext()
  const ids = useSignal(store.rows(table.key))
  const words = useWords()
  const columns = useMemo(() => table.columns.filter(({ path }) => !store.isWithheld(path)), [table, store])
  const box = useRef<HTMLDivElement>(null)
  const rows = useRowsInView(ids, box, focus?.row)
  const widths = useColumnWidths(columns)
  const editing = useEditing({ table, settings, columns, focus })
  useFillHandle({ table, box, isEdited: focus !== undefined })

  return (
    <div ref={box} className={styles.scroller} style={{ '--tracks': widths.tracks }}>
      <table
        aria-label={words(table.definition.label)}
        aria-rowcount={ids.length}
        className={styles.grid}
        onBlur={onLeave}
        {...editing}
      >
        <Head columns={columns} widths={widths} />
        <tbody className={styles.body} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => (
            <tr
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-rowindex={index + 1}
              className={styles.row}
              style={{ translate: `0 ${start}px` }}
            >
              <Row
                table={table}
                columns={columns}
                row={ids[index] ?? ''}
                index={index}
                isEdited={focus !== undefined}
              />
            </tr>
          ))}
        </tbody>
        {settings.totals.length > 0 && <Foot table={table} columns={columns} settings={settings} />}
      </table>
    </div>
  )
}

type EditingOptions = Pick<GridProps, 'table' | 'settings'> &
  Readonly<{ columns: readonly PlanField[]; focus: GridFocus | undefined }>

/** Returns the event handlers of the table for its cells. */
function useEditing({ table, settings, columns, focus }: EditingOptions) {
  const { onKeyDown } = useGridKeys({ table, columns, focus })
  const onPaste = usePaste({ table, columns, maxRows: settings.maxRows })
  return focus ? { onKeyDownCapture: onKeyDown, onPasteCapture: onPaste } : {}
}

function useRowsInView(
  ids: readonly string[],
  box: RefObject<HTMLDivElement | null>,
  wanted: string | undefined,
) {
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 3,
    initialRect: { width: 960, height: 520 },
  })
  const index = wanted === undefined ? -1 : ids.indexOf(wanted)
  useEffect(() => {
    if (index >= 0) rows.scrollToIndex(index)
  }, [index, rows])
  return rows
}

type RowProps = Readonly<{
  table: PlanField
  columns: readonly PlanField[]
  row: string
  index: number
  isEdited: boolean
}>

/** Memoized, so that scrolling renders no row again. */
const Row = memo(({ table, columns, row, index, isEdited }: RowProps) => (
  <>
    <th scope="row" className={styles.cell}>
      {index + 1}
    </th>
    {columns.map(({ key }) => (
      <td key={key} className={styles.cell} data-path={`${table.key}.${row}.${key}`}>
        <FormField path={`${table.key}.${row}.${key}`} isBare />
      </td>
    ))}
    <td className={styles.cell}>{isEdited && <RemoveButton table={table} row={row} index={index} />}</td>
  </>
))

function RemoveButton({ table, row, index }: Pick<RowProps, 'table' | 'row' | 'index'>) {
  const { store } = useFormContext()
  const t = useT()
  if (!store.mayRemoveRow(table.key, row)) return null
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('sub-table.removeRow', { row: index + 1 })}
      onClick={() => store.removeRow(table.key, row)}
    >
      <Trash2 aria-hidden="true" />
    </button>
  )
}

type HeadProps = Pick<RowProps, 'columns'> & Readonly<{ widths: ReturnType<typeof useColumnWidths> }>

function Head({ columns, widths }: HeadProps) {
  const t = useT()
  const words = useWords()
  return (
    <thead className={styles.head}>
      <tr className={styles.row}>
        <th scope="col" className={styles.cell}>
          {t('sub-table.number')}
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={styles.cell}>
            <span className={styles.name}>{words(column.definition.label)}</span>
            <WidthHandle column={column} widths={widths} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Foot({
  table,
  columns,
  settings,
}: Pick<RowProps, 'table' | 'columns'> & Pick<GridProps, 'settings'>) {
  const t = useT()
  return (
    <tfoot className={styles.foot}>
      <tr className={styles.row}>
        <th scope="row" className={styles.cell}>
          {t('sub-table.totals')}
        </th>
        {columns.map((column) => (
          <td key={column.key} className={styles.cell}>
            {settings.totals.includes(column.key) && <TotalText table={table} column={column} />}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
