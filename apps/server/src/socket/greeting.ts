import type { RefusalCode, ServerFrame } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type Locale, type Translate, toLocale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import type { Actor } from '../http/actor.ts'
import {
  countUnread,
  latestNotice,
  loadStandings,
  loadUnreadNums,
  nothingUnread,
  sequenceOf,
  titleOfNotice,
  totalOf,
} from '../people/inbox/index.ts'
import { hashToken, type Sessions } from '../people/sessions/index.ts'

type Credentials = Readonly<{ credential: string; token: string }>

type ConnectedPerson = Readonly<{ actor: Actor; locale?: Locale }>

/**
 * Finds the person of a socket. The address holds a one-use ticket, and OnConnection repeats it or its
 * token; older clients send the token in both. Refuses as `actorOf` does, and `session.viewOnly`: who looks through
 * a person's eyes is not that person being online.
 */
export async function identify(sessions: Sessions, credentials: Credentials): Promise<ConnectedPerson> {
  const person = await personOf(sessions, credentials)
  if (person.actor.viewerId) throw new Refusal<RefusalCode>('session.viewOnly')
  return person
}

async function personOf(sessions: Sessions, { credential, token }: Credentials): Promise<ConnectedPerson> {
  const ticket = await sessions.redeemTicket(credential)
  if (ticket) {
    const isOurs = token === credential || hashToken(token).toString('hex') === ticket.session
    if (!isOurs) throw new Refusal<RefusalCode>('session.invalid')
    return { actor: await sessions.actorOfSession(ticket.session), locale: toLocale(ticket.locale) }
  }
  if (token !== credential) throw new Refusal<RefusalCode>('session.invalid')
  return { actor: await sessions.actorOf(token) }
}

type InitMessage = Extract<ServerFrame, { method: 'initMessage' }>

/** Returns the conversations that a person is in and may no longer read. */
export type ClosedTo = (actor: Actor) => Promise<ReadonlySet<string>>

type InitContext = Readonly<{
  db: Reader
  t: Translate
  personId: string
  onlineUsers: readonly string[]
  /** Conversations that the person may no longer read. */
  closed: ReadonlySet<string>
}>

/**
 * Returns the counts of a person, so that reconnecting clients miss nothing. Reads the sequence first, so
 * that a notice arriving in between is counted now and pushed again.
 */
export async function initMessage({
  db,
  t,
  personId,
  onlineUsers,
  closed,
}: InitContext): Promise<InitMessage> {
  const sequence = await sequenceOf(db, personId)
  const unread = (await countUnread(db, [personId])).get(personId) ?? nothingUnread
  const latest = await latestNotice(db, personId)

  return {
    method: 'initMessage',
    sequence,
    onlineUsers: [...onlineUsers],
    unreadNums: (await loadUnreadNums(db, { personId, closed })).map(({ sentAt, ...unread }) => ({
      ...unread,
      defaultMessageTime: Date.parse(sentAt),
    })),
    conversations: await loadStandings(db, { personId, closed }),
    unreadNoticeCount: unread.notice,
    unreadMessageCount: unread.flow,
    unreadSystemMessageCount: unread.system,
    unreadScheduleCount: unread.schedule,
    unreadTotalCount: totalOf(unread),
    messageDefaultText: latest ? titleOfNotice(t, latest) : '',
    messageDefaultTime: latest ? Date.parse(latest.at) : 0,
    userId: personId,
  }
}
