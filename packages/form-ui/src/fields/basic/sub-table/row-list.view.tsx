import { sharedStyles } from '@signet/ui'
import { lazy, Suspense } from 'react'
import type { RowListProps } from './long-list.view.tsx'

const manyRows = 30

const LongList = lazy(async () => ({ default: (await import('./long-list.view.tsx')).LongList }))

/** A list of rows; of many, only those near the viewport are rendered. */
export function RowList({ ids, draw }: RowListProps) {
  if (ids.length === 0) return null
  if (ids.length <= manyRows) return <ShortList ids={ids} draw={draw} />
  return (
    <Suspense fallback={<ShortList ids={ids.slice(0, manyRows)} draw={draw} />}>
      <LongList ids={ids} draw={draw} />
    </Suspense>
  )
}

function ShortList({ ids, draw }: RowListProps) {
  return (
    <ul className={sharedStyles.list2}>
      {ids.map((id, index) => (
        <li key={id}>{draw(id, index)}</li>
      ))}
    </ul>
  )
}
