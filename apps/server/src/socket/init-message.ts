import type { ServerFrame } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Translate } from '@signet/i18n'
import { countUnread, latestNotice, nothingUnread, sayTitle, sequenceOf, totalOf } from '../inbox/index.ts'

type Asked = Readonly<{ db: Reader; t: Translate; personId: string; onlineUsers: readonly string[] }>

/**
 * Where a person stands: counted from the rows, so that whoever was away sets the badge and has missed nothing. The
 * sequence is read first: a notice that comes in between is counted now and told again.
 */
export async function initMessage({ db, t, personId, onlineUsers }: Asked): Promise<ServerFrame> {
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
