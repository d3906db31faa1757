import { useT } from '@signet/i18n/react'
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type Key, memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Spinner } from '../layout/page-state.tsx'
import { useScroller } from '../layout/scroll-area.tsx'
import styles from './infinite-list.module.css'
import { useReachBottom } from './use-reach-bottom.ts'

type InfiniteListProps<Row> = Readonly<{
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  children: (row: Row) => ReactNode
  hasMore: boolean
  /** The end is 50 px away (spec section 9): fetch the next page. */
  onEnd: () => void
  /** The reason the next page failed; it is then loaded by a button and not again and again. */
  failure?: Error | null
  /** The row to scroll to whenever it changes; -1 for none. */
  inSight?: number
  /** Estimated height of a row in px, until it is measured. */
  estimate?: number
}>

/** The assumed size of a list hidden by another page, so that it keeps its rows. */
const unseen = { width: 375, height: 812 }

/** A list of any number of rows that only draws the visible ones. It scrolls with its page. */
export function InfiniteList<Row>(props: InfiniteListProps<Row>) {
  const { label, rows, keyOf, children, hasMore, onEnd, failure, inSight = -1, estimate = 120 } = props
  const scroller = useScroller()
  const list = useRef<HTMLUListElement>(null)
  const offset = useOffset(list, scroller)
  const draw = useCallback((at: number) => rows[at] !== undefined && children(rows[at]), [rows, children])
  // With another function the virtualizer measures all rows anew, not only the new ones.
  const keyAt = useCallback((at: number) => (rows[at] === undefined ? at : keyOf(rows[at])), [rows, keyOf])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    scrollMargin: offset,
    initialRect: unseen,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height ? rect : unseen)),
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimate,
    overscan: 6,
  })
  useLayoutEffect(() => {
    if (inSight >= 0) virtual.scrollToIndex(inSight)
  }, [inSight, virtual])
  useReachBottom(scroller, { hasMore: hasMore && !failure, onEnd, count: rows.length })

  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={hasMore ? -1 : rows.length}
            aria-posinset={index + 1}
            className={styles.row}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            <Drawn at={index} draw={draw} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <NextPage failure={failure ?? null} onRetry={onEnd} />
      ) : (
        <ListEnd isLong={rows.length > 8} />
      )}
    </>
  )
}

type DrawnProps = Readonly<{ at: number; draw: (at: number) => ReactNode }>

/** A row, drawn again only when its list has other rows or draws them differently. */
const Drawn = memo(({ at, draw }: DrawnProps) => draw(at))

function NextPage({ failure, onRetry }: Readonly<{ failure: Error | null; onRetry: () => void }>) {
  const t = useT()
  if (!failure) return <Spinner />
  return (
    <div className={styles.failure} role="alert">
      <p>{failure.message}</p>
      <Button size="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

function ListEnd({ isLong }: Readonly<{ isLong: boolean }>) {
  const t = useT()
  return isLong && <p className={styles.end}>{t('ui.endOfList')}</p>
}

/** The distance of the list from the top of the scrolling element. */
function useOffset(list: { current: HTMLElement | null }, scroller: HTMLElement | null): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    if (!list.current || !scroller) return
    const top = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    setOffset(Math.max(0, Math.round(top + scroller.scrollTop)))
  })
  return offset
}
