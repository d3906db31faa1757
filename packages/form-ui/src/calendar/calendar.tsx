import { Spinner } from '@signet/ui'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { DayCalendar, RangeCalendar } from './day-calendar.tsx'

const load = () => import('./day-calendar.tsx')
const LazyDays = lazy(async () => ({ default: (await load()).DayCalendar }))
const LazyRange = lazy(async () => ({ default: (await load()).RangeCalendar }))

/** A month to choose a day from, fetched when it is first wanted: a phone never needs it. */
export function Days(props: ComponentProps<typeof DayCalendar>) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyDays {...props} />
    </Suspense>
  )
}

/** A month to choose the first and the last day from. */
export function DayRange(props: ComponentProps<typeof RangeCalendar>) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyRange {...props} />
    </Suspense>
  )
}
