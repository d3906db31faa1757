import { useT } from '@signet/i18n/react'
import { classes, Empty, Failure, sharedStyles } from '@signet/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button, Select, Skeleton, Table, type TableColumnsType } from 'antd'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { PageTitle } from '../details/tab-title.tsx'
import { orderOf } from './column-sort.ts'
import styles from './list-page.module.css'
import { type ListAnswer, type ListSearch, useListSearch } from './list-search.ts'
import { ListTotal } from './list-total.tsx'
import { SearchBox } from './search-box.tsx'

type ListPageProps<Row> = Readonly<{
  title: string
  query: UseInfiniteQueryResult<InfiniteData<ListAnswer<Row>>>
  columns: TableColumnsType<Row>
  idOf: (row: Row) => string
  /** Kept in the address as `status`, unless it is the default. */
  filter?: Readonly<{
    chosen: string
    usual: string
    choices: readonly Readonly<{ value: string; label: string }>[]
  }>
  /** The word of the address that says which tab is open, and narrows nothing. */
  tab?: keyof ListSearch
  /** False for a list that has nothing to search by. */
  hasSearch?: boolean
  /** What to do when the list has no rows at all. */
  emptyHint: string
  /** Begins with a first row, below the hint of an empty list. */
  start?: ReactNode
  /** More filters, in a line of their own. */
  filters?: ReactNode
  /** Narrows the list from beside the table. */
  side?: ReactNode
  /** What a row carries where it can be dragged to: text by its media type. */
  dragOf?: (row: Row) => Readonly<{ type: string; text: string }>
  /** Lets rows be chosen, to act on them together. */
  selection?: Readonly<{ chosen: readonly string[]; choose: (rows: readonly Row[]) => void }>
  /** Actions on the whole list; the one primary button comes last. */
  actions?: ReactNode
  drawer: (id: string, close: () => void) => ReactNode
}>

/** A list for administrators: search, filter, table, and a drawer with the details of a row. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, query, filter, filters, idOf, drawer, actions, side, hasSearch = true } = props
  const t = useT()
  const { search, change } = useListSearch()
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  const total = query.data?.pages[0]?.pagination.total
  const table = useRef<HTMLDivElement>(null)
  useRowKeys(table)

  return (
    <section className={styles.page} aria-label={title}>
      <div className={styles.bar}>
        <PageTitle>{title}</PageTitle>
        <output className={classes(sharedStyles.weak, styles.total)}>
          {total !== undefined && <ListTotal total={total} />}
        </output>
        <span className={styles.gap} />
        {hasSearch && (
          <SearchBox
            value={search.keyword ?? ''}
            onSearch={(keyword) => change({ keyword }, { replace: true })}
          />
        )}
        {filter && (
          <Select<string>
            className={classes(styles.filter)}
            aria-label={t('studio.list.status')}
            value={filter.chosen}
            options={[...filter.choices]}
            onChange={(status) => change({ status: status === filter.usual ? undefined : status })}
          />
        )}
        {actions}
      </div>
      <div className={styles.filters}>{filters}</div>
      <div className={side ? styles.beside : styles.alone}>
        {side}
        <div className={styles.table} ref={table}>
          <ListBody {...props} rows={rows} open={(row) => change({ open: idOf(row) })} opened={search.open} />
        </div>
      </div>
      {search.open && drawer(search.open, () => change({ open: undefined }))}
    </section>
  )
}

/** Whether something but the row in the drawer, the order and the tab is asked for. */
function isNarrowed(search: ListSearch, tab: keyof ListSearch | undefined): boolean {
  const kept: readonly (string | undefined)[] = ['open', 'order', 'sort', tab]
  return Object.keys(search).some((word) => !kept.includes(word))
}

type ListBodyProps<Row> = ListPageProps<Row> &
  Readonly<{ rows: readonly Row[]; open: (row: Row) => void; opened: string | undefined }>

function ListBody<Row extends object>(props: ListBodyProps<Row>) {
  const { query, rows, columns, idOf, open, opened, emptyHint, start, selection, tab, dragOf } = props
  const t = useT()
  const { change } = useListSearch()
  if (query.error && rows.length === 0) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending)
    return <Skeleton className={classes(styles.skeleton)} active title={false} paragraph={{ rows: 8 }} />
  if (rows.length === 0) return <NoRows hint={emptyHint} start={start} tab={tab} />

  return (
    <>
      <Table<Row>
        rowKey={idOf}
        columns={columns}
        dataSource={rows}
        pagination={false}
        size="middle"
        showSorterTooltip={false}
        onChange={(_page, _filters, sorter) => change(orderOf(sorter))}
        {...(selection && {
          rowSelection: {
            selectedRowKeys: [...selection.chosen],
            onChange: (_, chosen) => selection.choose(chosen),
            preserveSelectedRowKeys: true,
          },
        })}
        rowClassName={(row) => (idOf(row) === opened ? 'ant-table-row-selected' : '')}
        onRow={(row, index) => ({
          tabIndex: idOf(row) === opened || (!opened && index === 0) ? 0 : -1,
          'aria-selected': idOf(row) === opened,
          'data-row': idOf(row),
          ...(dragOf && {
            draggable: true,
            onDragStart: ({ dataTransfer }) => carry(dataTransfer, dragOf(row)),
          }),
          onClick: () => open(row),
          onKeyDown: (event) => {
            if (event.key === 'Enter' && event.target === event.currentTarget) open(row)
          },
        })}
      />
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('studio.list.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function carry(transfer: DataTransfer, { type, text }: Readonly<{ type: string; text: string }>): void {
  transfer.effectAllowed = 'move'
  transfer.setData(type, text)
}

type NoRowsProps = Readonly<{ hint: string; start: ReactNode; tab: keyof ListSearch | undefined }>

/** Nothing found, or nothing there yet and how to begin. */
function NoRows({ hint, start, tab }: NoRowsProps) {
  const t = useT()
  const { search } = useListSearch()
  if (isNarrowed(search, tab))
    return <Empty title={t('studio.list.nothingFound')} hint={t('studio.list.nothingFoundHint')} />
  return <Empty title={t('studio.list.empty')} hint={hint} action={start} />
}

/**
 * Arrow keys move between rows (`data-row`) from anywhere on the page, except while typing; each row
 * handles Enter.
 */
function useRowKeys(table: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const next = step && !isBusy(event.target) && neighbour(table.current, step)
      if (!next || event.defaultPrevented) return

      event.preventDefault()
      next.focus()
      next.scrollIntoView?.({ block: 'nearest' })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [table])
}

const busyWithArrows =
  'input, textarea, select, [role="menu"], [role="listbox"], [role="combobox"], [role="tab"], [role="tree"], [role="dialog"]'

function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(busyWithArrows) !== null
}

/** Starts from the focused row, or from the one in the drawer, or else takes the first. */
function neighbour(table: HTMLElement | null, step: number): HTMLElement | undefined {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const here = focused >= 0 ? focused : rows.findIndex((row) => row.ariaSelected === 'true')
  return rows[here < 0 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1)]
}
