import { useT } from '@signet/i18n/react'
import { Button, PageState, Sheet } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../lib/app-context.ts'
import { useCurrentUser } from '../../../lib/use-current-user.ts'
import { type Colleague, PeoplePicker } from '../../approvals/index.ts'
import type { Document, DocumentDetail } from '../queries.ts'

type ShareSheetProps = Readonly<{
  rows: readonly Document[]
  isBusy: boolean
  onShare: (people: readonly string[]) => void
  onClose: () => void
}>

/** Who reads these documents from now on: exactly the people who are ticked here. */
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
            {t('approvals.people.done', { count: chosen.length })}
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

/** Everybody who reads one of them. */
function readersOf(documents: readonly DocumentDetail[]) {
  const readers = documents.flatMap((document) => document.readers)
  return [...new Map(readers.map((reader) => [reader.id, { ...reader, note: '' }])).values()]
}
