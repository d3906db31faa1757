import { contract, longestSnoozeDays, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { putNotices } from './notice-store.ts'
import { notifyOwnDevices } from './read-notice.ts'

/** Ids of other people are ignored. Refuses `notices.untilPast`. */
export const putAway = serve(contract.notices.put, async (call) => {
  const { input, actor, tx, now, server, afterCommit } = call
  const { ids, place, until } = input
  if (place === 'snoozed') refuseOutsideOfYear(until, Date.parse(now))
  await putNotices(tx, {
    ...{ personId: actor.personId, ids, now },
    archivedAt: place === 'inbox' ? null : now,
    snoozedUntil: place === 'snoozed' && until !== undefined ? until : null,
    isRead: place !== 'inbox' || input.isRead,
  })
  const { unreadTotal, push } = await notifyOwnDevices(tx, server, actor)
  afterCommit(push)
  return { unreadTotal }
})

function refuseOutsideOfYear(until: string | undefined, now: number): void {
  const at = until === undefined ? Number.NaN : Date.parse(until)
  if (!(at > now && at <= now + longestSnoozeDays * 86_400_000))
    throw new Refusal<RefusalCode>('notices.untilPast')
}
