import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import styles from './sub-table.module.css'

const manyRows = 30

const likelyHeight = 132

type RowListProps = Readonly<{ ids: readonly string[]; draw: (id: string, place: number) => ReactNode }>

/** A list of rows; of many, only those near the viewport are rendered. */
export function RowList({ ids, draw }: RowListProps) {
  if (ids.length === 0) return null
  if (ids.length > manyRows) return <LongList ids={ids} draw={draw} />
  return (
    <ul className={styles.rows}>
      {ids.map((id, place) => (
        <li key={id}>{draw(id, place)}</li>
      ))}
    </ul>
  )
}

function LongList({ ids, draw }: RowListProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => likelyHeight,
    getItemKey: (place) => ids[place] ?? place,
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
