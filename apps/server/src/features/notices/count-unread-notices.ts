import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { countUnread, nothingUnread, sequenceOf, totalOf } from '../../people/inbox/index.ts'

/** Reads the sequence first, so that a notice arriving in between is counted now and pushed again. */
export const countUnreadNotices = serve(contract.notices.unreadCount, async ({ actor, tx }) => {
  const sequence = await sequenceOf(tx, actor.personId)
  const unread = (await countUnread(tx, [actor.personId])).get(actor.personId) ?? nothingUnread

  return {
    unReadNotice: unread.notice,
    unReadMsg: unread.flow,
    unReadSystemMsg: unread.system,
    unReadSchedule: unread.schedule,
    unReadNum: totalOf(unread),
    sequence,
  }
})
