import { useT } from '@signet/i18n/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Trash2 } from 'lucide-react'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { PlanField } from '../../form-plan.ts'
import type { FormSkin } from '../../skins/field-view.ts'
import { FormField } from '../../skins/form-field.tsx'
import { useSurroundings, viewOf } from '../../skins/surroundings.ts'
import { useSignal } from '../../skins/use-signal.ts'
import { useWords } from '../../skins/use-speaker.ts'
import styles from './grid.module.css'
import type { SubTableSettings } from './sub-table.ts'
import { TotalText } from './totals.view.tsx'
import type { GridFocus } from './use-grid-focus.desktop.tsx'

const rowHeight = 41
const narrowest = 140

type GridProps = Readonly<{
  table: PlanField
  settings: SubTableSettings
  focus?: GridFocus
  onLeave?: () => void
}>

/** A sub-table on a desktop; only the rows in view are drawn. */
export function Grid({ table, settings, focus, onLeave }: GridProps) {
  const { store, skin } = useSurroundings()
  const ids = useSignal(store.rows(table.key))
  const words = useWords()
  const columns = useMemo(() => table.columns.filter(({ path }) => !store.isWithheld(path)), [table, store])
  const box = useRef<HTMLDivElement>(null)
  const rows = useRowsInView(ids, box, focus?.row)

  return (
    <div ref={box} className={styles.scroller} style={{ '--tracks': tracksOf(columns, skin) }}>
      <table
        aria-label={words(table.definition.label)}
        aria-rowcount={ids.length}
        className={styles.grid}
        onBlur={onLeave}
      >
        <Head columns={columns} />
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
              <Row table={table} columns={columns} row={ids[index] ?? ''} place={index} focus={focus} />
            </tr>
          ))}
        </tbody>
        {settings.totals.length > 0 && <Foot table={table} columns={columns} settings={settings} />}
      </table>
    </div>
  )
}

/** As wide as the kind of each column has to be; what is left is shared in the same measure. */
function tracksOf(columns: readonly PlanField[], skin: FormSkin): string {
  const widths = columns.map(
    ({ kindName, settings }) => viewOf(skin, kindName).columnWidth?.(settings as never) ?? narrowest,
  )
  return widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' ')
}

function useRowsInView(
  ids: readonly string[],
  box: React.RefObject<HTMLDivElement | null>,
  wanted: string | undefined,
) {
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (place) => ids[place] ?? place,
    overscan: 3,
    initialRect: { width: 960, height: 520 },
  })
  const place = wanted === undefined ? -1 : ids.indexOf(wanted)
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place)
  }, [place, rows])
  return rows
}

type RowProps = Readonly<{
  table: PlanField
  columns: readonly PlanField[]
  row: string
  place: number
  focus: GridFocus | undefined
}>

/** Scrolling moves rows and draws none again. */
const Row = memo(({ table, columns, row, place, focus }: RowProps) => (
  <>
    <th scope="row" className={styles.cell}>
      {place + 1}
    </th>
    {columns.map(({ key }) => (
      <td key={key} className={styles.cell} onKeyDown={(event) => focus?.onKeyDown(event, row, key)}>
        <FormField path={`${table.key}.${row}.${key}`} isBare />
      </td>
    ))}
    <td className={styles.cell}>{focus && <RemoveButton table={table} row={row} place={place} />}</td>
  </>
))

function RemoveButton({ table, row, place }: Pick<RowProps, 'table' | 'row' | 'place'>) {
  const { store } = useSurroundings()
  const t = useT()
  if (!store.mayRemoveRow(table.key, row)) return null
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('sub-table.removeRow', { row: place + 1 })}
      onClick={() => store.removeRow(table.key, row)}
    >
      <Trash2 aria-hidden="true" />
    </button>
  )
}

function Head({ columns }: Pick<RowProps, 'columns'>) {
  const t = useT()
  const words = useWords()
  return (
    <thead className={styles.head}>
      <tr className={styles.row}>
        <th scope="col" className={styles.cell}>
          {t('sub-table.number')}
        </th>
        {columns.map(({ key, definition }) => (
          <th key={key} scope="col" className={styles.cell}>
            {words(definition.label)}
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
