import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { countUnread, nothingUnread, sequenceOf, totalOf } from '../../inbox/index.ts'

/** The sequence is read first: what comes in between is counted now and told again. */
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
