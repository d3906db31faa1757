import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import styles from './sub-table.module.css'

const likelyHeight = 132

export type RowListProps = Readonly<{
  ids: readonly string[]
  draw: (id: string, index: number) => ReactNode
}>

/** Many rows, of which only those in view are drawn. */
export function LongList({ ids, draw }: RowListProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => likelyHeight,
    getItemKey: (position) => ids[position] ?? position,
    overscan: 4,
    initialRect: { width: 320, height: 600 },
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={box} className={styles.window} tabIndex={0}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={ids.length}
            aria-posinset={index + 1}
            style={{ translate: `0 ${start}px` }}
          >
            {draw(ids[index] ?? '', index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
