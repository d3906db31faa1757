import { useT } from '@signet/i18n/react'
import { classes, Empty, InfiniteList, Link, PageState } from '@signet/ui'
import { SearchX, Table2 } from 'lucide-react'
import { moveFocus } from '../../../lib/move-focus.ts'
import { recordLink } from '../../../lib/record-link.ts'
import { useLongPress } from '../../../lib/use-long-press.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import type { ModelConfig, RecordRow, useRecords } from '../queries.ts'
import { canSelect } from './can-select.ts'
import { cardFields } from './card-fields.ts'
import { RecordCard } from './record-card.tsx'
import styles from './records-page.module.css'

type RecordListProps = Readonly<{
  config: ModelConfig
  rows: ReturnType<typeof useRecords>
  isFiltered: boolean
  selection: Selection<RecordRow>
}>

/** The records of a model: loading, refused, empty with what to do next, or there. */
export function RecordList({ config, rows, isFiltered, selection }: RecordListProps) {
  const t = useT()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = rows
  return (
    <PageState
      query={rows}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={<NothingHere isFiltered={isFiltered} />}
    >
      {({ pages }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the links inside
        <div onKeyDown={moveFocus}>
          <p className={styles.total}>{t('records.total', { count: pages[0]?.pagination.total ?? 0 })}</p>
          <InfiniteList<RecordRow>
            label={config.name}
            rows={pages.flatMap(({ list }) => list)}
            keyOf={({ id }) => id}
            estimate={132}
            hasMore={hasNextPage}
            failure={rows.isFetchNextPageError && !isFetchingNextPage ? rows.error : null}
            onEnd={() => {
              if (!isFetchingNextPage) void fetchNextPage()
            }}
          >
            {(row) => <Row config={config} row={row} selection={selection} />}
          </InfiniteList>
        </div>
      )}
    </PageState>
  )
}

type RowProps = Readonly<{ config: ModelConfig; row: RecordRow; selection: Selection<RecordRow> }>

/** Opens its record, or is ticked while rows are being selected. */
function Row({ config, row, selection }: RowProps) {
  const press = useLongPress(
    selection.isOn || !canSelect(config) ? undefined : () => selection.beginWith(row),
  )
  return (
    <div {...press}>
      {selection.isOn ? (
        <TickedRow config={config} row={row} selection={selection} />
      ) : (
        <Link href={recordLink(config.id, row.id)} className={styles.card} data-row="" draggable={false}>
          <RecordCard config={config} row={row} />
        </Link>
      )}
    </div>
  )
}

function TickedRow({ config, row, selection }: RowProps) {
  const t = useT()
  const isSelected = selection.has(row)
  const { title } = cardFields(config)
  return (
    <label className={classes(styles.card, styles.ticked, isSelected && styles.selected)}>
      <input
        type="checkbox"
        aria-label={t('records.select.row', { title: (title && row.texts[title]) || row.id })}
        checked={isSelected}
        onChange={() => selection.toggle(row)}
      />
      <span className={styles.content}>
        <RecordCard config={config} row={row} />
      </span>
    </label>
  )
}

function NothingHere({ isFiltered }: Readonly<{ isFiltered: boolean }>) {
  const t = useT()
  return isFiltered ? (
    <Empty icon={<SearchX />} title={t('records.nothingFound')} hint={t('records.nothingFoundHint')} />
  ) : (
    <Empty icon={<Table2 />} title={t('records.empty')} hint={t('records.emptyHint')} />
  )
}
