import { Skeleton } from '@signet/ui'
import { Suspense } from 'react'
import { lazyPart } from '../pages/lazy-part.ts'
import type { FoundPeopleProps } from './found-people.tsx'

const FoundPeople = lazyPart(async () => (await import('./found-people.tsx')).FoundPeople)

/** Colleagues to choose from; loaded when somebody chooses, so that pages with such a field open without it. */
export function PeopleChoices(props: FoundPeopleProps) {
  return (
    <Suspense fallback={<Skeleton rows={3} />}>
      <FoundPeople {...props} />
    </Suspense>
  )
}
