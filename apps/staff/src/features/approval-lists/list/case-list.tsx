import { type CaseCard, type ListName, mostCounted } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Empty, InfiniteList, Link, PageState, sharedStyles } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { CloudOff, SearchX } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useNow } from '../../../kit/context/use-now.ts'
import { nextPageOf } from '../../../kit/lists/next-page.ts'
import { moveFocus } from '../../../kit/lists/row-gestures.ts'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { rowActions } from '../batch/row-actions.tsx'
import { canSelect, type useCaseList } from '../queries.ts'
import styles from './case-list.module.css'
import { CaseRow, isOpenCard } from './case-row.tsx'
import { isReading } from './is-reading.ts'

type CaseListProps = Readonly<{
  list: ListName
  rows: ReturnType<typeof useCaseList>
  isFiltered: boolean
  selection: Selection<CaseCard>
  /** The `config` of the case that is open beside the list. */
  open: string | null
}>

/** The cases of a list: cards where it is narrow, lines under column heads where it is wide. */
export function CaseList({ list, rows, isFiltered, selection, open }: CaseListProps) {
  const t = useT()
  const { history } = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const isTable = useIsWide() && open === null
  const cards = rows.data?.pages.flatMap((page) => page.list) ?? []

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (isReading(history.location.pathname)) moveFocus(event)
  }

  return (
    <PageState
      query={rows}
      isEmpty={({ pages }) => pages[0]?.list.length === 0}
      empty={<NothingHere list={list} isFiltered={isFiltered} />}
    >
      {({ pages }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the links inside
        <div ref={frame} className={styles.frame} onKeyDown={walk}>
          {rows.isRefetchError && (
            <StaleNote error={rows.error} isBusy={rows.isRefetching} onRetry={() => void rows.refetch()} />
          )}
          <p className={sharedStyles.note}>
            <CaseTotal total={pages[0]?.pagination.total ?? 0} />
          </p>
          <div className={styles.rows}>
            <ColumnHeads />
            <InfiniteList<CaseCard>
              label={t(`approval-lists.list.${list}`)}
              rows={cards}
              keyOf={({ rowId }) => rowId}
              estimate={isTable ? 56 : 124}
              inSight={cards.findIndex((card) => isOpenCard(card, list, open))}
              {...nextPageOf(rows)}
            >
              {(card) => <SelectableRow card={card} list={list} open={open} selection={selection} />}
            </InfiniteList>
          </div>
        </div>
      )}
    </PageState>
  )
}

const columns = ['what', 'who', 'fields', 'state'] as const

/** Shown where the list is wide; a reader of the screen hears each row whole. */
function ColumnHeads() {
  const t = useT()
  return (
    <div className={styles.heads} aria-hidden="true">
      {columns.map((column) => (
        <span key={column}>{t(`approval-lists.column.${column}`)}</span>
      ))}
    </div>
  )
}

type SelectableRowProps = Pick<CaseListProps, 'list' | 'open' | 'selection'> & Readonly<{ card: CaseCard }>

function SelectableRow({ card, list, open, selection }: SelectableRowProps) {
  const now = useNow()
  return (
    <CaseRow
      card={card}
      list={list}
      now={now}
      open={open}
      actions={rowActions({ card, list })}
      selection={
        selection.isOn ? { isSelected: selection.has(card), onToggle: () => selection.toggle(card) } : null
      }
      onLongPress={canSelect(list) ? () => selection.beginWith(card) : undefined}
    />
  )
}

function NothingHere({ list, isFiltered }: Pick<CaseListProps, 'list' | 'isFiltered'>) {
  const t = useT()
  if (isFiltered) {
    return (
      <Empty
        icon={<SearchX />}
        title={t('approval-lists.nothingFound')}
        hint={t('approval-lists.nothingFoundHint')}
      />
    )
  }
  return (
    <Empty
      title={t(`approval-lists.empty.${list}`)}
      hint={t(`approval-lists.emptyHint.${list}`)}
      {...(list === 'launched' && {
        action: (
          <Link href="/pages/workFlow/index" className={styles.start}>
            {t('approval-lists.startOne')}
          </Link>
        ),
      })}
    />
  )
}

type StaleNoteProps = Readonly<{ error: Error; isBusy: boolean; onRetry: () => void }>

/** Says why the rows may be out of date, with a button to retry. */
function StaleNote({ error, isBusy, onRetry }: StaleNoteProps) {
  const t = useT()
  return (
    <div role="alert" className={styles.note}>
      <CloudOff aria-hidden="true" />
      <p>{t('approval-lists.stale', { reason: error.message })}</p>
      <Button size="small" isBusy={isBusy} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

/** Cases are counted as far as people read. */
function CaseTotal({ total }: Readonly<{ total: number }>) {
  const t = useT()
  return total > mostCounted
    ? t('approval-lists.totalOver', { most: mostCounted })
    : t('approval-lists.total', { count: total })
}
