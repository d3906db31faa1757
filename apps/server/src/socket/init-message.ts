import type { ServerFrame } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Translate } from '@signet/i18n'
import {
  countUnread,
  latestNotice,
  nothingUnread,
  sayTitle,
  sequenceOf,
  totalOf,
} from '../people/inbox/index.ts'

type InitContext = Readonly<{ db: Reader; t: Translate; personId: string; onlineUsers: readonly string[] }>

/**
 * Returns the counts of a person, so that reconnecting clients miss nothing. Reads the sequence first, so
 * that a notice arriving in between is counted now and pushed again.
 */
export async function initMessage({ db, t, personId, onlineUsers }: InitContext): Promise<ServerFrame> {
  const sequence = await sequenceOf(db, personId)
  const unread = (await countUnread(db, [personId])).get(personId) ?? nothingUnread
  const latest = await latestNotice(db, personId)

  return {
    method: 'initMessage',
    sequence,
    onlineUsers: [...onlineUsers],
    unreadNums: [],
    unreadNoticeCount: unread.notice,
    unreadMessageCount: unread.flow,
    unreadSystemMessageCount: unread.system,
    unreadScheduleCount: unread.schedule,
    unreadTotalCount: totalOf(unread),
    messageDefaultText: latest ? sayTitle(t, latest) : '',
    messageDefaultTime: latest ? Date.parse(latest.at) : 0,
    userId: personId,
  }
}
