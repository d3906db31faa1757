import { useT } from '@signet/i18n/react'
import { Button, PageState, Sheet } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import type { Colleague } from '../../../kit/people/colleague.ts'
import { PeoplePicker } from '../../../kit/people/people-picker.tsx'
import type { Document, DocumentDetail } from '../queries.ts'

type ShareSheetProps = Readonly<{
  rows: readonly Document[]
  isBusy: boolean
  onShare: (people: readonly string[]) => void
  onClose: () => void
}>

/** Sets who may read these documents: exactly the ticked people. */
export function ShareSheet({ rows, isBusy, onShare, onClose }: ShareSheetProps) {
  const t = useT()
  const { documents } = useClient()
  const me = useCurrentUser().data?.userInfo.userId ?? ''
  const ids = rows.map(({ id }) => id)
  const query = useQuery({
    queryKey: ['documents', 'readers', ...ids],
    queryFn: async () => readersOf(await Promise.all(ids.map((id) => documents.open({ id })))),
    gcTime: 0,
  })
  const title = t('documents.shareTitle', { count: rows.length, name: rows[0]?.name ?? '' })
  const [wish, setWish] = useState<readonly Colleague[]>()
  const readers = query.isFetching ? undefined : query.data
  const chosen = wish ?? readers
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        chosen && (
          <Button tone="primary" isWide isBusy={isBusy} onClick={() => onShare(chosen.map(({ id }) => id))}>
            {t('staff.people.done', { count: chosen.length })}
          </Button>
        )
      }
    >
      <PageState query={{ ...query, data: chosen }}>
        {(people) => <PeoplePicker label={title} chosen={people} without={[me]} onChange={setWish} />}
      </PageState>
    </Sheet>
  )
}

/** Everyone who may read at least one of them. */
function readersOf(documents: readonly DocumentDetail[]) {
  const readers = documents.flatMap((document) => document.readers)
  return [...new Map(readers.map((reader) => [reader.id, { ...reader, note: '' }])).values()]
}
