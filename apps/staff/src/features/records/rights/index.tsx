import { AnsweredRefusal } from '@signet/client'
import { PageState } from '@signet/ui'
import { KeyRound } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import type { MoreEntry } from '../list/more-entry.ts'

const RightsSheet = lazyPart(async () => (await import('./rights-sheet.tsx')).RightsSheet)
const ClosedList = lazyPart(async () => (await import('./closed-list.tsx')).ClosedList)

/** What the person may do with a list, and whom to ask for the rest. */
export const myRights: MoreEntry = {
  key: 'rights',
  Icon: KeyRound,
  label: 'records.rights',
  isOffered: ({ selection }) => !selection.isOn,
  Opened: ({ list, onClose }: ComponentProps<MoreEntry['Opened']>) => (
    <Suspense>
      <RightsSheet modelId={list.config.id} onClose={onClose} />
    </Suspense>
  ),
}

type ModelStateProps = Readonly<{
  modelId: string
  query: Readonly<{ error: Error | null; refetch: () => Promise<unknown> }>
}>

/** A list that is not there yet: loading, failed, or closed to the person. */
export function ModelState({ modelId, query: { error, refetch } }: ModelStateProps) {
  if (error instanceof AnsweredRefusal && error.code === 'records.noPermission')
    return (
      <Suspense>
        <ClosedList modelId={modelId} reason={error.message} />
      </Suspense>
    )
  return <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
}
