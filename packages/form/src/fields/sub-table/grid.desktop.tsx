import { useT } from '@signet/i18n/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PlanField } from '../../form-plan.ts'
import { FormField } from '../../skins/form-field.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useSignal } from '../../skins/use-signal.ts'
import { useWords } from '../../skins/use-speaker.ts'
import styles from './grid.module.css'
import type { SubTableSettings } from './sub-table.ts'
import { TotalText } from './totals.view.tsx'
import type { GridFocus } from './use-grid-focus.desktop.tsx'

const rowHeight = 48

type GridProps = Readonly<{
  table: PlanField
  settings: SubTableSettings
  focus?: GridFocus
  onLeave?: () => void
}>

/** A sub-table on a desktop; only the rows in view are drawn. */
export function Grid({ table, settings, focus, onLeave }: GridProps) {
  const { store } = useSurroundings()
  const ids = useSignal(store.rows(table.key))
  const words = useWords()
  const columns = table.columns.filter(({ path }) => !store.isWithheld(path))
  const box = useRef<HTMLDivElement>(null)
  const rows = useRowsInView(ids, box, focus?.row)

  return (
    <div ref={box} className={styles.scroller} style={{ '--columns': columns.length }}>
      {/* biome-ignore lint/a11y/useSemanticElements: only the rows in view are drawn, which a table cannot do */}
      <div
        role="table"
        aria-label={words(table.definition.label)}
        aria-rowcount={ids.length}
        className={styles.grid}
        onBlur={onLeave}
      >
        <Head columns={columns} />
        <div role="rowgroup" className={styles.body} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="row"
              tabIndex={-1}
              aria-rowindex={index + 1}
              className={styles.row}
              style={{ translate: `0 ${start}px` }}
            >
              <Row table={table} columns={columns} row={ids[index] ?? ''} place={index} focus={focus} />
            </div>
          ))}
        </div>
        {settings.totals.length > 0 && <Foot table={table} columns={columns} settings={settings} />}
      </div>
    </div>
  )
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
    overscan: 6,
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

function Row({ table, columns, row, place, focus }: RowProps) {
  const { store } = useSurroundings()
  const t = useT()
  return (
    <>
      <span role="rowheader" tabIndex={-1} className={styles.cell}>
        {place + 1}
      </span>
      {columns.map(({ key }) => (
        // biome-ignore lint/a11y/useSemanticElements: see the table
        <div
          key={key}
          role="cell"
          className={styles.cell}
          onKeyDown={(event) => focus?.onKeyDown(event, row, key)}
        >
          <FormField path={`${table.key}.${row}.${key}`} isBare />
        </div>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: see the table */}
      <span role="cell" className={styles.cell}>
        {focus && !store.field(table.key).isReadOnly && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('sub-table.removeRow', { row: place + 1 })}
            onClick={() => store.removeRow(table.key, row)}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </span>
    </>
  )
}

function Head({ columns }: Pick<RowProps, 'columns'>) {
  const t = useT()
  const words = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the table
    <div role="row" tabIndex={-1} className={`${styles.row} ${styles.head}`}>
      <span role="columnheader" tabIndex={-1} className={styles.cell}>
        {t('sub-table.number')}
      </span>
      {columns.map(({ key, definition }) => (
        <span key={key} role="columnheader" tabIndex={-1} className={styles.cell}>
          {words(definition.label)}
        </span>
      ))}
    </div>
  )
}

function Foot({ table, columns, settings }: Pick<RowProps, 'table' | 'columns'> & Pick<GridProps, 'settings'>) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the table
    <div role="row" tabIndex={-1} className={`${styles.row} ${styles.foot}`}>
      <span role="rowheader" tabIndex={-1} className={styles.cell}>
        {t('sub-table.totals')}
      </span>
      {columns.map((column) => (
        // biome-ignore lint/a11y/useSemanticElements: see the table
        <span key={column.key} role="cell" className={styles.cell}>
          {settings.totals.includes(column.key) && <TotalText table={table} column={column} />}
        </span>
      ))}
    </div>
  )
}
